import { useMemo, useState } from "react";
import type { Place, PlaceKind } from "../../contract/places/place.ts";
import { useStrings } from "../language/language-context.ts";
import { Combobox } from "../ui/combobox.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { markMatch } from "./mark-match.ts";
import { rememberPlace } from "./recent-places.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";
import styles from "./place-field.module.css";

/** What stands in a place field: the text, and the point once a place was picked or located. */
export type ChosenPlace = { readonly text: string; readonly lat: number | null; readonly lng: number | null };
export const NO_PLACE: ChosenPlace = { text: "", lat: null, lng: null };

type PlaceFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly placeholder?: string;
  readonly value: ChosenPlace;
  readonly onChange: (place: ChosenPlace) => void;
  readonly invalid?: boolean;
  readonly describedBy?: string;
};

/** A place with suggestions while typing. Text that was typed and not picked is kept as it is. */
export function PlaceField({
  label,
  name,
  placeholder,
  value,
  onChange,
  invalid,
  describedBy,
}: PlaceFieldProps) {
  const text = useStrings("places");
  const [awake, setAwake] = useState(false);
  const { places, searching } = usePlaceSuggestions(value.lat === null ? value.text : "", awake);
  const typed = useMemo(() => (value.lat === null ? value.text : ""), [value]);
  return (
    <Combobox<Place>
      label={label}
      name={name}
      placeholder={placeholder ?? text.placeholder}
      value={value.text}
      onType={(next) => onChange({ text: next, lat: null, lng: null })}
      options={places}
      searching={searching}
      optionKey={(place) => `${place.name} ${place.lat} ${place.lng}`}
      optionText={(place) => place.name}
      renderOption={(place) => <Suggestion place={place} typed={typed} />}
      onPick={(place) => {
        rememberPlace(place);
        onChange({ text: place.name, lat: place.lat, lng: place.lng });
      }}
      onFocus={() => setAwake(true)}
      listLabel={text.suggestions}
      empty={searching || typed === "" ? null : text.nothingFound}
      invalid={invalid ?? false}
      describedBy={describedBy}
      required
    />
  );
}

function Suggestion({ place, typed }: { place: Place; typed: string }) {
  const text = useStrings("places");
  const kind = text.kinds[place.kind];
  const [before, match, after] = markMatch(place.name, typed);
  return (
    <>
      <Icon name={SIGNS[place.kind] ?? "pin"} />
      <span>
        {before}
        {match !== "" && <mark>{match}</mark>}
        {after}
        <span className={styles.about}>{place.area === "" ? kind : `${kind}, ${place.area}`}</span>
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
