import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { plainText } from "../../domain/places/search/plain-text.ts";
import { DEFAULT_LOCATION, type Point } from "../../domain/places/place-points.ts";
import { read } from "../api/read.ts";
import { useAction } from "../api/use-action.ts";
import { useRead } from "../api/use-read.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import type { MapMarker } from "../map/map-marker.ts";
import { RideMap } from "../map/ride-map.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { useLocatedName } from "./located-place.ts";
import { PlaceCombobox } from "./place-combobox.tsx";
import { type ChosenPlace, NO_PLACE } from "./chosen-place.ts";
import { findReachablePlace, type ReachablePlace } from "./reachable-place.ts";
import { useNamedInWords } from "./use-named-in-words.ts";
import journeyStyles from "./journey.module.css";
import styles from "./pin-dialog.module.css";

type PinDialogProps = {
  /** The typed text that is not in the list. */
  readonly typed: string;
  readonly onChosen: (place: ChosenPlace) => void;
  readonly onClose: () => void;
};

const LONGEST = 200;

/** A place that is in no list: what the driver reads, and where it is, by a place nearby or by a pin on the map. */
export default function PinDialog({ typed, onChosen, onClose }: PinDialogProps) {
  const text = useStrings("places/finding").pin;
  const { language } = useLanguage();
  const nameOf = useLocatedName();
  const [address, setAddress] = useState(typed);
  const [chosen, setNear] = useState<ChosenPlace | null>(null);
  // "Yellow house esso brievengat" is near Brievengat until somebody says otherwise.
  const named = useNamedInWords(typed)?.place;
  const near = chosen ?? (named ? { text: named.name, lat: named.lat, lng: named.lng } : NO_PLACE);
  const [pin, setPin] = useState<Point | null>(null);
  const [asked, setAsked] = useState(false);
  const nearby = near.lat === null || near.lng === null ? null : { lat: near.lat, lng: near.lng };
  const point = pin ?? nearby;
  // A pin that no car can come to, in the sea say, goes to the nearest street, for all to see.
  const naming = useAction((at: Point) => findReachablePlace(at, language));
  const found = pin === null ? undefined : naming.data;
  const { run: name } = naming;
  const move = useCallback(
    (at: Point) => {
      setPin(at);
      name(at, { onDone: ({ point: reached }) => setPin(reached) });
    },
    [name],
  );

  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The list of the second field would lie over the map that was asked for; on a phone the keys would, too.
    if (typed === "" || !matchMedia("(pointer: coarse)").matches)
      form.current?.querySelector("input")?.focus();
  }, [typed]);

  const put = (place: ReachablePlace | null, at: Point) => {
    const area = pin === null ? near.text : (place?.place.area ?? "");
    const given = address.trim() || (place === null ? area : nameOf(place.place));
    onChosen({ text: withArea(given, area).slice(0, LONGEST), ...at });
  };
  const choose = () => {
    setAsked(true);
    if (point === null || naming.isPending) return;
    // A place that was chosen from the list has its name and its street; a pin has got them, or gets them now, or goes without.
    if (pin === null) put(null, point);
    else if (found) put(found, found.point);
    else naming.run(pin, { onDone: (place) => put(place, place.point), onError: () => put(null, pin) });
  };

  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      subtitle={text.help}
      footer={
        <Button tone="action" type="submit" form={formId} busy={naming.isPending}>
          {text.use}
        </Button>
      }
    >
      <form
        id={formId}
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Of this form alone: the booking around it is not sent.
          event.stopPropagation();
          choose();
        }}
      >
        <TextField
          label={text.address}
          autoComplete="off"
          maxLength={LONGEST}
          value={address}
          onChange={setAddress}
        />
        <div className={journeyStyles.journey}>
          <div className={journeyStyles.leg}>
            <i className={`${journeyStyles.dot} ${journeyStyles.end}`} aria-hidden="true" />
            <PlaceCombobox
              label={text.near}
              name="near"
              value={near}
              onChange={(place) => {
                setNear(place);
                setPin(null);
              }}
              invalid={asked && point === null}
            />
          </div>
        </div>
        <PinMap point={point} name={address} onMove={move} />
        <p className={`muted small ${styles.found}`} role="status">
          {found && (found.sentence ?? nameOf(found.place))}
        </p>
        <FormError>{asked && point === null ? text.needed : null}</FormError>
      </form>
    </Dialog>,
    document.body,
  );
}

type PinMapProps = {
  readonly point: Point | null;
  readonly name: string;
  readonly onMove: (to: Point) => void;
};

function PinMap({ point, name, onMove }: PinMapProps) {
  const text = useStrings("places/finding").pin;
  const googleKey = useRead(read(getConfigEndpoint)).data?.map.google_key ?? null;
  const { lat, lng } = point ?? DEFAULT_LOCATION;
  const isPut = point !== null;
  const label = name.trim() || text.pin;
  const markers = useMemo(
    (): readonly MapMarker[] => (isPut ? [{ id: "pin", kind: "end", label, lat, lng, onMove }] : []),
    [isPut, label, lat, lng, onMove],
  );
  return (
    <div className={styles.map}>
      <RideMap label={text.map} markers={markers} googleKey={googleKey} onPoint={onMove} />
    </div>
  );
}

/** An address with the part of the island it is in, where it does not say so itself. */
function withArea(address: string, area: string): string {
  const isSaid = ` ${plainText(address)} `.includes(` ${plainText(area)} `);
  return isSaid || area === "" ? address : `${address}, ${area}`;
}
