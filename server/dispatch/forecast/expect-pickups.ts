import { minutesLost } from "../../../contract/dispatch/forecast.ts";
import { rideSpan } from "../../../contract/drivers/ride-span.ts";
import type { Point } from "../../../contract/places/place.ts";
import { ABOARD, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";

/** When a driver will be at a pickup; null where nobody can say. */
export type ExpectedPickup = { readonly ride: Ride; readonly expected: Date | null };

/** Where a driver can set off, and from when on. */
type Free = { readonly from: Point | null; readonly at: Date };

/** Minutes of a drive; null where the map does not know. */
export type DriveMinutes = (from: Point, to: Point) => Promise<number | null>;

/**
 * When a driver will be at the pickup of each of their rides: one after the other, each from where the one before ends and no
 * sooner. Who is on the way is expected when their ride says so. A driver sets off in time, so nobody is expected before the
 * promised time unless they are there.
 */
export async function expectPickups(
  rides: readonly Ride[],
  position: Point | null,
  { now, driveMinutes }: { now: Date; driveMinutes: DriveMinutes },
): Promise<ExpectedPickup[]> {
  const expected: ExpectedPickup[] = [];
  let free: Free = { from: position, at: now };
  for (const ride of inOrder(rides)) {
    if (isOneOf(ABOARD, ride.status)) {
      free = { from: dropoffOf(ride), at: endOfAboard(ride, now) };
      continue;
    }
    const pickup = pickupOf(ride);
    const at = await arrivalAt(ride, pickup, { free, now, driveMinutes });
    expected.push({ ride, expected: at });
    const begins = Math.max(at?.getTime() ?? 0, Date.parse(ride.ride_datetime), now.getTime());
    free = { from: dropoffOf(ride), at: new Date(begins + ride.duration_min * MINUTE_MS) };
  }
  return expected;
}

/** The minutes an expected pickup is late; null where nobody can say. */
export function lostBy({ ride, expected }: ExpectedPickup): number | null {
  return expected === null ? null : minutesLost(ride.ride_datetime, expected);
}

type Setting = { free: Free; now: Date; driveMinutes: DriveMinutes };

async function arrivalAt(
  ride: Ride,
  pickup: Point | null,
  { free, now, driveMinutes }: Setting,
): Promise<Date | null> {
  if (ride.arrived_at !== null) return new Date(ride.arrived_at);
  if (
    ride.set_out_at !== null &&
    ride.estimated_arrival !== null &&
    ride.estimated_arrival !== ride.ride_datetime
  ) {
    return later(new Date(ride.estimated_arrival), now);
  }
  const minutes = free.from && pickup && (await driveMinutes(free.from, pickup));
  if (minutes === null) return null;
  return later(new Date(free.at.getTime() + minutes * MINUTE_MS), new Date(ride.ride_datetime));
}

/** Whoever is aboard is driven first, then by the promised time. */
function inOrder(rides: readonly Ride[]): readonly Ride[] {
  const turn = (ride: Ride) => (isOneOf(ABOARD, ride.status) ? 0 : 1);
  return rides.toSorted(
    (one, other) =>
      turn(one) - turn(other) ||
      Date.parse(one.ride_datetime) - Date.parse(other.ride_datetime) ||
      one.id - other.id,
  );
}

function endOfAboard(ride: Ride, now: Date): Date {
  if (ride.estimated_arrival !== null) return later(new Date(ride.estimated_arrival), now);
  const timed = {
    status: ride.status,
    rideDatetime: new Date(ride.ride_datetime),
    pickedUpAt: ride.picked_up_at === null ? null : new Date(ride.picked_up_at),
    durationMin: ride.duration_min,
  };
  return rideSpan(timed, now).end;
}

export function pickupOf({ pickup_lat: lat, pickup_lng: lng }: Ride): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

export function dropoffOf({ dropoff_lat: lat, dropoff_lng: lng }: Ride): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
