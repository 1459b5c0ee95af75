import type { PlaceKind } from "./place.ts";

/**
 * The kinds of buildings that people live in: a number behind such a name is a house, behind any other part of its name.
 */
const WITH_HOUSES: readonly PlaceKind[] = ["street", "neighbourhood", "village", "town"];

const NUMBERED = /^(.*\p{L}.*?)[\s,]+(\d{1,4}(?:[ -]?[a-z])?)$/iu;

/** "Schottegatweg Oost 12" as its name and the number of the house; null where there is none. */
export function splitHouseNumber(text: string): { readonly name: string; readonly number: string } | null {
  const [, name, number] = NUMBERED.exec(text.trim()) ?? [];
  return name === undefined || number === undefined ? null : { name, number };
}

/** Whether a number behind the name of such a place is that of a house. */
export function hasHouses(kind: PlaceKind): boolean {
  return WITH_HOUSES.includes(kind);
}

/** A place's name with the house number that was typed to find it, for the driver. */
export function withHouseNumber(place: { readonly name: string; readonly kind: PlaceKind }, typed: string) {
  const number = splitHouseNumber(typed)?.number;
  if (number === undefined || !hasHouses(place.kind) || place.name.endsWith(` ${number}`)) return place.name;
  return `${place.name} ${number}`;
}

/** "Mahaai" of "Kaya Uranus 14, Mahaai": the part of the island behind the last comma; null where there is none. */
export function areaOf(text: string): string | null {
  return /,([^,]*[^,\s][^,]*)$/.exec(text)?.[1]?.trim() ?? null;
}
