import { overlaps, rideSpan } from "../../../domain/drivers/ride-span.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

/** The first of a driver's rides that takes some of the time another would take; null when none does. */
export function overlappingRide(ride: Ride, own: readonly Ride[], now: Date): Ride | null {
  const span = rideSpan(timed(ride), now);
  const others = own.filter((one) => one.id !== ride.id && overlaps(rideSpan(timed(one), now), span));
  return others.toSorted((a, b) => a.ride_datetime.localeCompare(b.ride_datetime))[0] ?? null;
}

function timed({ status, ride_datetime, picked_up_at, duration_min }: Ride) {
  return {
    status,
    rideDatetime: new Date(ride_datetime),
    pickedUpAt: picked_up_at === null ? null : new Date(picked_up_at),
    durationMin: duration_min,
  };
}
