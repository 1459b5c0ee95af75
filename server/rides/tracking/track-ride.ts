import { isOnTheRoad } from "../../../contract/rides/ride-states.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { proofWaysOf } from "../booking/prove-booking.ts";
import { getRideByCode } from "../get-ride.ts";
import { asPassengerSees, presentTrackedRide } from "../present-ride.ts";
import { type RideRow, findSharedPosition } from "../ride-rows.queries.ts";

/** When it is looked at, and whether the company can send messages to phones. */
export type Looking = { now: Date; canText: boolean };

/** A ride by its code, with where its car is. */
export async function getTrackedRide(db: Db, trackingCode: string, looking: Looking): Promise<TrackedRide> {
  return trackedRide(db, await getRideByCode(db, trackingCode), looking);
}

/** A ride as whoever has its code sees it, with where its car is. */
export async function trackedRide(
  db: Db | Trx,
  found: RideRow,
  { now, canText }: Looking,
): Promise<TrackedRide> {
  const row = asPassengerSees(found);
  const position = await sharedPosition(db, row);
  return presentTrackedRide(row, { now, position, proofWays: proofWaysOf(row, canText) });
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
