import type { Ride } from "../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";

const EARLY_MS = 60 * MINUTE_MS;

/** Whether it is so long before the pickup that a step is more likely pressed by mistake: it is asked about first. */
export function isEarly(ride: Pick<Ride, "ride_datetime">, now: Date): boolean {
  return notEarlyFrom(ride) > now;
}

/** From when it is no longer early. */
export function notEarlyFrom(ride: Pick<Ride, "ride_datetime">): Date {
  return new Date(Date.parse(ride.ride_datetime) - EARLY_MS);
}
