import type { Place } from "../../domain/places/place.ts";
import { SAVED_AS, type SavedAs } from "../../domain/places/saved-as.ts";
import { currentSession } from "../api/session.ts";
import { deviceStore } from "../device/device-store.ts";
import type { ChosenPlace } from "./chosen-place.ts";
import { SAVED_PLACES, type SavedPlaces, savedPlaces } from "./recent-places.ts";

/** The names whose place the account doesn't know yet. */
const UNSENT = `${SAVED_PLACES}-unsent`;
/** A line that keeps the place in a field under a name: drawn as a place is, by what it says. */
export type Saving = Place & { readonly saves: SavedAs; readonly place: Place };

/** Puts the saved places before others, each once. */
export function savedFirst(others: readonly Place[], places: SavedPlaces): readonly Place[] {
  const saved = SAVED_AS.flatMap((as) => places[as] ?? []);
  return [...saved, ...others.filter(({ name }) => !saved.some((place) => place.name === name))];
}

/** Keeps a place under a name until another is saved under it, or the person signs out. */
export function savePlace({ saves, place }: Pick<Saving, "saves" | "place">): void {
  keepPlaces({ ...savedPlaces(), [saves]: place });
  deviceStore.write(UNSENT, [...unsentPlaces().filter((as) => as !== saves), saves]);
  if (currentSession()?.role === "rider")
    void import("./account-saved-places.ts").then((one) => one.sendPlaces());
}

/** Puts places in the place of all that are saved on this device. */
export function keepPlaces(places: SavedPlaces): void {
  deviceStore.write(SAVED_PLACES, places);
}

/** The names whose place was saved on this device and not on an account. */
export function unsentPlaces(): readonly SavedAs[] {
  const here = savedPlaces();
  return deviceStore.read(UNSENT, asNames).filter((as) => here[as] !== undefined);
}

/** Keeps no place under a name any more. */
export function dropPlace(as: SavedAs): void {
  const { [as]: _gone, ...others } = savedPlaces();
  keepPlaces(others);
}

/** The account has the place of this name as it is here. */
export function notePlaceSent(as: SavedAs): void {
  deviceStore.write(
    UNSENT,
    unsentPlaces().filter((one) => one !== as),
  );
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

/** Nothing was noted by a version that kept places on the device alone. */
function asNames(value: unknown): readonly SavedAs[] {
  return Array.isArray(value) ? SAVED_AS.filter((as) => value.includes(as)) : SAVED_AS;
}
