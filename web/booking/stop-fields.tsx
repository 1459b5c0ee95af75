import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useStrings } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { PlaceField } from "../places/place-field.tsx";
import { IconButton } from "../ui/button.tsx";
import journeyStyles from "../places/journey.module.css";

type StopFieldsProps = {
  readonly stops: readonly ChosenPlace[];
  readonly onChange: (stops: readonly ChosenPlace[]) => void;
  /** The button that adds another, where the focus goes when one is taken away. */
  readonly addId: string;
  /** One that was typed and not chosen is in the way. */
  readonly invalid?: boolean;
  readonly onLeave?: (() => void) | undefined;
};

/** The places on the way, between pickup and drop-off, each of which can be taken away. */
export default function StopFields({ stops, onChange, addId, invalid = false, onLeave }: StopFieldsProps) {
  return stops.map((stop, index) => (
    <StopField
      key={index}
      number={index + 1}
      stop={stop}
      invalid={invalid && stop.lat === null}
      onLeave={onLeave}
      onChange={(place) => onChange(stops.with(index, place))}
      onRemove={() => {
        flushSync(() => onChange(stops.toSpliced(index, 1)));
        document.getElementById(addId)?.focus();
      }}
    />
  ));
}

type StopFieldProps = {
  readonly number: number;
  readonly stop: ChosenPlace;
  readonly invalid: boolean;
  readonly onChange: (place: ChosenPlace) => void;
  readonly onLeave: (() => void) | undefined;
  readonly onRemove: () => void;
};

function StopField({ number, stop, invalid, onChange, onLeave, onRemove }: StopFieldProps) {
  const text = useStrings("booking");
  const leg = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    if (stop.text === "") leg.current?.querySelector("input")?.focus();
  });
  useEffect(() => {
    begin();
  }, []);
  return (
    <div className={journeyStyles.leg} ref={leg}>
      <i className={`${journeyStyles.dot} ${journeyStyles.stop}`} aria-hidden="true" />
      <PlaceField
        label={text.stop(number)}
        name={`stop_${number}`}
        value={stop}
        onChange={onChange}
        invalid={invalid}
        onLeave={onLeave}
      />
      <IconButton
        icon="x"
        tone="live"
        className={journeyStyles.deed}
        label={text.removeStop(number)}
        onClick={onRemove}
      />
    </div>
  );
}
