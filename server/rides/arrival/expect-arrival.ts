import { setImmediate as nextTurn } from "node:timers/promises";
import type { Point } from "../../../domain/places/place-points.ts";
import { ABOARD, isOneOf } from "../../../domain/rides/ride-states.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import type { CarPosition } from "../../events/positions/position-lane.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import type { RoutesPort } from "../../places/ports.ts";
import { keepExpected, listRidesToExpect } from "./arrival.queries.ts";

/** An arrival is an instant and counts down by itself: asking the map for each position would cost much and say little. */
const WORKED_OUT_EVERY_MS = 30 * SECOND_MS;

/** So many ways are worked out before the server does something else: each takes a millisecond or two. */
const WAYS_AT_ONCE = 4;

type Expecting = { db: Db; routes: RoutesPort; now: Date };

/**
 * Works out when drivers who have moved will be at the end of each drive they are on, and tells everyone who sees a ride whose arrival has
 * moved by a minute. The map is asked outside a transaction.
 */
export async function expectArrivals(
  { db, routes, now }: Expecting,
  cars: ReadonlyMap<number, CarPosition>,
): Promise<void> {
  if (cars.size === 0) return;
  const asOf = new Date(now.getTime() - WORKED_OUT_EVERY_MS);
  const rides = await listRidesToExpect(db, { driverIds: [...cars.keys()], asOf });
  const arrivals: Arrival[] = [];
  for (const [index, ride] of rides.entries()) {
    if (index % WAYS_AT_ONCE === WAYS_AT_ONCE - 1) await nextTurn();
    const car = cars.get(ride.driver_id);
    const to = nextEnd(ride);
    if (!car || !to || car.version !== ride.driver_version) continue;
    const minutes = await driveMinutes(routes, car, to, now);
    if (minutes !== null) arrivals.push({ id: ride.id, version: ride.version, at: inMinutes(minutes, now) });
  }
  if (arrivals.length === 0) return;
  await inTransaction(db, async (trx) => {
    for (const rideId of await keepExpected(trx, arrivals, now)) {
      await recordRideEvent(trx, { type: "ride.changed", rideId, at: now });
    }
  });
}

type Arrival = { id: number; version: number; at: Date };

/** Null with a passenger aboard and stops on the way: nobody says which of them are behind the car, so the plan stands. */
function nextEnd(ride: RideOnTheRoad): Point | null {
  if (!isOneOf(ABOARD, ride.status)) return pointOf(ride.pickup_lat, ride.pickup_lng);
  return ride.stops.length > 0 ? null : pointOf(ride.dropoff_lat, ride.dropoff_lng);
}

type RideOnTheRoad = Awaited<ReturnType<typeof listRidesToExpect>>[number];

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
