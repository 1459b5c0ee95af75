import { useMemo, useState } from "react";
import type { Place, PlaceKind } from "../../domain/places/place.ts";
import { useLateStrings, useStrings } from "../language/language-context.ts";
import { Combobox } from "../ui/combobox.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { FormError } from "../ui/note.tsx";
import type { ChosenPlace } from "./chosen-place.ts";
import { rememberPlace } from "./recent-places.ts";
import type { Saving } from "./saved-places.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";
import styles from "./place-field.module.css";

export type PlaceComboboxProps = {
  readonly label: string;
  readonly name: string;
  readonly placeholder?: string | undefined;
  readonly value: ChosenPlace;
  readonly onChange: (place: ChosenPlace) => void;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly onLeave?: (() => void) | undefined;
  /** Below the places stands a way to one that is not among them. */
  readonly onUnlisted?: () => void;
};

const UNLISTED = "unlisted";
type Option = Place | Saving | typeof UNLISTED;

/** The places for what is typed; a house number that was typed stays with its street. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, name, placeholder, value, onChange, invalid, describedBy, onUnlisted } = props;
  const text = useStrings("places");
  const [focused, setFocused] = useState<boolean>();
  const awake = focused !== undefined;
  const [lost, setLost] = useState<string>();
  const typed = value.lat === null ? value.text : "";
  const words = useLateStrings("places/finding", "places", awake);
  const { places, searching, mark, saved } = usePlaceSuggestions(typed, awake);
  const unlisted = onUnlisted !== undefined && words !== undefined;
  const isLost = typed === lost;
  const nothing = !searching && places.length === 0;
  const options = useMemo((): readonly Option[] => {
    const waits = searching && places.length === 0;
    const listed = saved?.withSavings(places, value, words?.saveAs) ?? places;
    return unlisted && !waits ? [...listed, UNLISTED] : listed;
  }, [places, searching, unlisted, saved, value, words]);
  return (
    <>
      <Combobox<Option>
        label={label}
        name={name}
        placeholder={placeholder ?? text.placeholder}
        value={value.text}
        onType={(next) => onChange({ text: next, lat: null, lng: null })}
        options={options}
        searching={searching}
        optionKey={(option) => (option === UNLISTED ? option : `${option.name} ${option.lat} ${option.lng}`)}
        optionText={(option) => (option === UNLISTED || "saves" in option ? value.text : option.name)}
        renderOption={(option) =>
          option === UNLISTED ? (
            <Line
              icon="locate"
              name={[words?.onMap ?? "", "", ""]}
              about={nothing ? words?.nothingFound : words?.notListed}
            />
          ) : (
            <Line
              icon={SIGNS[option.kind] ?? "pin"}
              name={mark(option.name, typed)}
              about={[saved?.savedName(option, words?.saved), words?.kinds[option.kind], option.area]
                .filter(Boolean)
                .join(", ")}
            />
          )
        }
        onPick={(option) => {
          if (option === UNLISTED) {
            // Nobody who types elsewhere by now is called away.
            if (focused) onUnlisted?.();
            else setLost(typed);
            return;
          }
          if ("saves" in option) {
            saved?.savePlace(option);
            return;
          }
          rememberPlace(option);
          onChange({ text: option.name, lat: option.lat, lng: option.lng });
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          props.onLeave?.();
        }}
        listLabel={text.suggestions}
        empty={searching || typed === "" ? null : words?.nothingFound}
        invalid={isLost || (invalid ?? false)}
        describedBy={describedBy}
        required
      />
      <FormError>{isLost && words ? words.nothingFound : null}</FormError>
    </>
  );
}

type LineProps = {
  readonly icon: IconName;
  /** In the middle what was typed of it. */
  readonly name: readonly [before: string, match: string, after: string];
  readonly about: string | undefined;
};

function Line({ icon, name: [before, match, after], about }: LineProps) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {before}
        {match !== "" && <mark>{match}</mark>}
        {after}
        <span className={styles.about}>{about}</span>
      </span>
    </>
  );
}

const SIGNS: Partial<Record<PlaceKind, IconName>> = {
  airport: "plane",
  pier: "flag",
  marina: "flag",
  street: "nav",
  address: "nav",
};
