import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import type { PlanRideRow } from "./plan-rows.queries.ts";
import type { Day } from "./read-day.ts";

/** Until so long before its pickup a passenger is told nothing but the time that was promised. */
export const PICKUP_TOLD_MS = HOUR_MS;

type Rows = readonly PlanRideRow[];

/** The rides wanted soon for which a plan expects another pickup than the last one did, to the minute. */
export function changedPickups(day: Day, before: Rows | null, after: Rows): number[] {
  const known = new Map((before ?? []).map((row) => [row.ride_id, wordsOf(row)]));
  const until = day.now.getTime() + PICKUP_TOLD_MS;
  return after
    .filter((row) => {
      const ride = day.rides.get(row.ride_id);
      const isToldSoon =
        ride !== undefined && ride.set_out_at === null && ride.ride_datetime.getTime() <= until;
      return isToldSoon && known.get(row.ride_id) !== wordsOf(row);
    })
    .map(({ ride_id }) => ride_id);
}

function wordsOf({ state, pickup_at, is_certain, reason }: PlanRideRow): string {
  if (state === "left_over") return `none before ${reason?.first_at ?? "anybody knows"}`;
  return is_certain && pickup_at ? String(Math.round(pickup_at.getTime() / MINUTE_MS)) : "";
}
