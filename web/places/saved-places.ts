import type { Place } from "../../domain/places/place.ts";
import { deviceStore } from "../device/device-store.ts";
import type { ChosenPlace } from "./place-field.tsx";
import { RECENT_PLACES, isPlace } from "./recent-places.ts";

const SAVED_PLACES = `${RECENT_PLACES}:saved`;
const SAVED_AS = ["home", "hotel"] as const;
type SavedAs = (typeof SAVED_AS)[number];
/** A line that keeps the place in a field under a name: drawn as a place is, by what it says. */
export type Saving = Place & { readonly saves: SavedAs; readonly place: Place };
type SavedPlaces = { readonly [As in SavedAs]?: Place };

const NOTHING: SavedPlaces = {};

/** The places that somebody saved on this device under a name of their own. */
export function savedPlaces(): SavedPlaces {
  return deviceStore.read(SAVED_PLACES, asSaved);
}

/** Puts the saved places before others, each once. */
export function savedFirst(others: readonly Place[]): readonly Place[] {
  const saved = SAVED_AS.flatMap((as) => savedPlaces()[as] ?? []);
  return [...saved, ...others.filter(({ name }) => !saved.some((place) => place.name === name))];
}

/** Keeps a place under a name until another is saved under it, or the person signs out. */
export function savePlace({ saves, place }: Pick<Saving, "saves" | "place">): void {
  deviceStore.write(SAVED_PLACES, { ...savedPlaces(), [saves]: place });
}

type Words = Readonly<Record<SavedAs, string>>;

/** The name that a place is saved under, in the reader's language. */
export function savedName({ name }: Pick<Place, "name">, words: Words | undefined): string | undefined {
  const as = SAVED_AS.find((one) => savedPlaces()[one]?.name === name);
  return as && words?.[as];
}

/** Puts behind some places the names that the one in the field can be saved under: none before one was chosen, or where it is saved. */
export function withSavings(
  places: readonly Place[],
  { text: name, lat, lng }: ChosenPlace,
  words: Words | undefined,
): readonly (Place | Saving)[] {
  if (lat === null || lng === null || words === undefined || savedName({ name }, words)) return places;
  const place = places.find((one) => one.name === name) ?? {
    name,
    kind: "spot" as const,
    area: "",
    lat,
    lng,
  };
  const savings = SAVED_AS.map((saves) => ({ ...place, name: words[saves], area: name, saves, place }));
  return [...places, ...savings];
}

function asSaved(value: unknown): SavedPlaces {
  if (typeof value !== "object" || value === null) return NOTHING;
  return Object.fromEntries(Object.entries(value).filter(([, place]) => isPlace(place)));
}
