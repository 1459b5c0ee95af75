import type { Ride } from "../../../contract/rides/ride.ts";
import { asNumber, type Direction, searchRides, searchTextsOf, sortRides } from "../../rides/order-rides.ts";

export const PENDING_COLUMNS = [
  "id",
  "rider",
  "phone",
  "route",
  "when",
  "people",
  "bags",
  "distance",
  "fare",
  "actions",
  "status",
] as const;
export type PendingColumn = (typeof PENDING_COLUMNS)[number];
export type PendingSort = { readonly column: PendingColumn; readonly direction: Direction };

/** What each column is sorted by; the others have nothing to sort. */
const VALUES: Readonly<Partial<Record<PendingColumn, (ride: Ride) => string | number>>> = {
  id: (ride) => ride.id,
  rider: (ride) => ride.rider_name,
  phone: (ride) => ride.rider_phone,
  route: (ride) => ride.pickup_location,
  when: (ride) => ride.ride_datetime,
  people: (ride) => ride.passenger_count,
  bags: (ride) => ride.luggage_count,
  distance: (ride) => asNumber(ride.distance_km),
  fare: (ride) => asNumber(ride.calculated_fare),
};

const SOONEST: PendingSort = { column: "when", direction: "ascending" };

export function isSorted(column: PendingColumn): boolean {
  return column in VALUES;
}

/** Reads the order from an address; without one the ride that is due first comes first. */
export function pendingSortOf(params: URLSearchParams): PendingSort {
  const column = PENDING_COLUMNS.find((each) => each === params.get("sort"));
  if (column === undefined || !isSorted(column)) return SOONEST;
  return { column, direction: params.get("order") === "descending" ? "descending" : "ascending" };
}

/** Writes an order into an address; the usual one is left out. */
export function addressOfSort({ column, direction }: PendingSort): Record<string, string> {
  return column === SOONEST.column && direction === SOONEST.direction
    ? {}
    : { sort: column, order: direction };
}

export function filterPending(rides: readonly Ride[], search: string): readonly Ride[] {
  const texts = searchTextsOf(rides, (ride) => [
    String(ride.id),
    ride.reference,
    ride.rider_name,
    ride.rider_phone,
    ride.pickup_location,
    ride.dropoff_location,
  ]);
  return searchRides(rides, search, texts);
}

/** Rides that come soonest first, in another order; those that are alike stay soonest first. */
export function orderPending(rides: readonly Ride[], { column, direction }: PendingSort): readonly Ride[] {
  const valueOf = VALUES[column];
  if (valueOf === undefined || (column === SOONEST.column && direction === SOONEST.direction)) return rides;
  return sortRides(rides, valueOf, direction, () => 0);
}
