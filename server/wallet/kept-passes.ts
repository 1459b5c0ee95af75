import { DAY_MS } from "../../domain/time-units.ts";
import type { RideRow } from "../rides/ride-rows.queries.ts";

/** A pass is kept so long after its ride, and is taken back then. */
const KEPT_MS = 30 * DAY_MS;

/** Whether nobody is given a pass of the ride any more. */
export function isForgotten(ride: Pick<RideRow, "blanked_at" | "ride_datetime">, now: Date): boolean {
  return ride.blanked_at !== null || ride.ride_datetime < oldestKept(now);
}

/** Passes of rides before it are taken back. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}
