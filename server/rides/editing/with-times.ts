import type { RideRow } from "../ride-rows.queries.ts";
import type { RideChanges } from "../change/ride-changes.queries.ts";

/** The ride at the time, and of the length, that the changes give it. */
export function withTimes(ride: RideRow, { ride_datetime, duration_min }: RideChanges): RideRow {
  return {
    ...ride,
    // Set from the Date and the number of a priced trip.
    ...(ride_datetime ? { ride_datetime: ride_datetime as Date } : {}),
    ...(duration_min ? { duration_min } : {}),
  };
}
