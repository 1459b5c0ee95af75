import type { Ride } from "../../../contract/rides/ride.ts";
import { ABOARD, isOneOf, waitStateOf } from "../../../domain/rides/ride-states.ts";

/**
 * The ride with the way that is still to be driven: with passengers aboard first to where their driver waits, and from there straight
 * back. Any other ride is as it is.
 */
export function wayAhead(ride: Ride): Ride {
  const wait = waitStateOf(ride);
  const { stops, ...whole } = ride;
  const waitsAt = stops?.at(-1);
  if (wait === "none" || waitsAt === undefined || !isOneOf(ABOARD, ride.status)) return ride;
  if (wait !== "to_come") return whole;
  const before = stops?.slice(0, -1) ?? [];
  return {
    ...whole,
    dropoff_location: waitsAt.location,
    dropoff_lat: waitsAt.lat,
    dropoff_lng: waitsAt.lng,
    ...(before.length > 0 ? { stops: before } : {}),
  };
}
