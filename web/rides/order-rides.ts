import type { Ride } from "../../contract/rides/ride.ts";

export type Direction = "ascending" | "descending";

/** The rides in which one of these texts has the words, whatever their case. */
export function searchRides(
  rides: readonly Ride[],
  query: string,
  textsOf: (ride: Ride) => readonly string[],
): readonly Ride[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return rides;
  return rides.filter((ride) => textsOf(ride).some((text) => text.toLowerCase().includes(wanted)));
}

/** The rides by what a column shows; those that are alike stay newest first. */
export function sortRides(
  rides: readonly Ride[],
  valueOf: (ride: Ride) => string | number,
  direction: Direction,
): Ride[] {
  const sign = direction === "ascending" ? 1 : -1;
  const valued = rides.map((ride) => ({ ride, value: valueOf(ride) }));
  return valued
    .toSorted((a, b) => sign * compare(a.value, b.value) || newestFirst(a.ride, b.ride))
    .map(({ ride }) => ride);
}

/** An amount or distance as a number; what is none counts as 0. */
export function asNumber(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
}

const words = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : words.compare(String(a), String(b));
}

function newestFirst(a: Ride, b: Ride): number {
  return b.ride_datetime.localeCompare(a.ride_datetime) || b.id - a.id;
}
