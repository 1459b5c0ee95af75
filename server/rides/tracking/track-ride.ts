import { isOnTheRoad } from "../../../contract/rides/ride-states.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { getRideByCode } from "../get-ride.ts";
import { asPassengerSees, presentTrackedRide } from "../present-ride.ts";
import { type RideRow, findSharedPosition } from "../ride-rows.queries.ts";

/** A ride by its code, with where its car is. */
export async function getTrackedRide(db: Db, trackingCode: string, now: Date): Promise<TrackedRide> {
  return trackedRide(db, await getRideByCode(db, trackingCode), now);
}

/** A ride as whoever has its code sees it, with where its car is. */
export async function trackedRide(db: Db | Trx, found: RideRow, now: Date): Promise<TrackedRide> {
  const row = asPassengerSees(found);
  return presentTrackedRide(row, { now, position: await sharedPosition(db, row) });
}

/**
 * A passenger can follow the car from when it set out to the drop-off, and only if its driver shares the position. Where it was
 * before is not for them.
 */
async function sharedPosition(db: Db | Trx, row: RideRow): Promise<TrackedRide["position"]> {
  if (row.driver_id === null || !isOnTheRoad(row)) return null;
  const found = await findSharedPosition(db, row.driver_id);
  if (!found || found.lat === null || found.lng === null || found.located_at === null) return null;
  const since = row.set_out_at ?? row.arrived_at ?? row.picked_up_at;
  if (since !== null && found.located_at < since) return null;
  return { lat: found.lat, lng: found.lng, located_at: found.located_at.toISOString() };
}
