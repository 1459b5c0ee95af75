import { HOUR_MS } from "../../../domain/time-units.ts";
import type { RideChanges } from "./ride-changes.queries.ts";
import { NOT_ESTIMATED } from "./ride-stamps.ts";

const STILL_ON_THE_WAY_MS = HOUR_MS;

/** Another trip is expected anew; one that was put off for long is no longer one the driver is on the way to. */
export function afterReschedule({ ride_datetime }: RideChanges, now: Date): RideChanges {
  const isPutOff = ride_datetime !== undefined && Number(ride_datetime) - now.getTime() > STILL_ON_THE_WAY_MS;
  return { ...NOT_ESTIMATED, ...(isPutOff ? { set_out_at: null } : {}) };
}
