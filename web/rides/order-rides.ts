import type { Ride } from "../../contract/rides/ride.ts";
import { folded } from "../language/fold.ts";
import type { SortDirection } from "../ui/table-sort.ts";

/** The text that each ride is found by, folded. Worked out once for a list, so that a keystroke only has to look. */
export type SearchTexts = ReadonlyMap<Ride, string>;

export function searchTextsOf(
  rides: readonly Ride[],
  textsOf: (ride: Ride) => readonly string[],
): SearchTexts {
  // No search has a line break in it, so none reaches from one text into the next.
  return new Map(rides.map((ride) => [ride, folded(textsOf(ride).join("\n"))]));
}

/** The rides in which one of these texts has the words, whatever their case and accents. */
export function searchRides(rides: readonly Ride[], query: string, texts: SearchTexts): readonly Ride[] {
  const wanted = folded(query.trim());
  if (wanted === "") return rides;
  return rides.filter((ride) => texts.get(ride)?.includes(wanted) === true);
}

/** The rides by what a column shows; those that are alike stay newest first, or as the caller has it. */
export function sortRides(
  rides: readonly Ride[],
  valueOf: (ride: Ride) => string | number,
  direction: SortDirection,
  amongAlike: (a: Ride, b: Ride) => number = newestFirst,
): Ride[] {
  const sign = direction === "ascending" ? 1 : -1;
  const valued = rides.map((ride) => ({ ride, value: comparable(valueOf(ride)) }));
  return valued
    .toSorted((a, b) => sign * compare(a.value, b.value) || amongAlike(a.ride, b.ride))
    .map(({ ride }) => ride);
}

/** An amount or distance as a number; text that is no number counts as 0. */
export function asNumber(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
}

function comparable(value: string | number): string | number {
  return typeof value === "string" ? folded(value) : value;
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return a === b ? 0 : a < b ? -1 : 1;
}

function newestFirst(a: Ride, b: Ride): number {
  return compare(b.ride_datetime, a.ride_datetime) || b.id - a.id;
}
