import type { Point } from "../../../contract/places/place.ts";
import { ABOARD, isOneOf } from "../../../contract/rides/ride-states.ts";
import { MINUTE_MS, SECOND_MS } from "../../../contract/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import type { RoutesPort } from "../../places/ports.ts";
import { keepExpected, listRidesToExpect } from "./arrival.queries.ts";

/** An arrival is an instant and counts down by itself: asking the map for each position would cost much and say little. */
const WORKED_OUT_EVERY_MS = 30 * SECOND_MS;

type Whereabouts = { driverId: number; point: Point; now: Date };
export type Arrival = { id: number; version: number; at: Date };

/** When a driver who is here will be at the end of each drive they are on. Asks the map, so it runs outside a transaction. */
export async function expectArrivals(
  db: Db,
  routes: RoutesPort,
  { driverId, point, now }: Whereabouts,
): Promise<Arrival[]> {
  const asOf = new Date(now.getTime() - WORKED_OUT_EVERY_MS);
  const arrivals: Arrival[] = [];
  for (const ride of await listRidesToExpect(db, { driverId, asOf })) {
    const to = nextEnd(ride);
    const minutes = to && (await driveMinutes(routes, point, to, now));
    if (minutes !== null) arrivals.push({ id: ride.id, version: ride.version, at: inMinutes(minutes, now) });
  }
  return arrivals;
}

/** Whether the arrival of a ride on the road may be due; which of them are is asked of the database (see `listRidesToExpect`). */
export function isToBeExpected({ expectedAsOf }: { expectedAsOf: Date | null }, now: Date): boolean {
  return expectedAsOf === null || now.getTime() - expectedAsOf.getTime() >= WORKED_OUT_EVERY_MS;
}

/** Null with a passenger aboard and stops on the way: nobody says which of them are behind the car, so the plan stands. */
function nextEnd(ride: RideOnTheRoad): Point | null {
  if (!isOneOf(ABOARD, ride.status)) return pointOf(ride.pickup_lat, ride.pickup_lng);
  return ride.stops.length > 0 ? null : pointOf(ride.dropoff_lat, ride.dropoff_lng);
}

type RideOnTheRoad = Awaited<ReturnType<typeof listRidesToExpect>>[number];

/** Keeps what was worked out, and tells everyone who sees a ride whose arrival has moved by a minute. */
export async function keepArrivals(trx: Trx, arrivals: readonly Arrival[], now: Date): Promise<void> {
  for (const arrival of arrivals) {
    if (await keepExpected(trx, { ...arrival, asOf: now }))
      await recordRideEvent(trx, { type: "ride.changed", rideId: arrival.id, at: now });
  }
}

/** Null where the map does not know: the arrival then stays as it was. */
async function driveMinutes(routes: RoutesPort, from: Point, to: Point, at: Date): Promise<number | null> {
  try {
    return (await routes.route({ from, to, at })).durationMin;
  } catch {
    return null;
  }
}

/** To the minute, so that a list read again within it is unchanged. */
function inMinutes(minutes: number, now: Date): Date {
  return new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS);
}

function pointOf(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}
