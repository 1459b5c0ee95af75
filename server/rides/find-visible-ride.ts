import { can } from "../../contract/roles.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Caller } from "../http/caller.ts";
import { presentRide } from "./present-ride.ts";
import { partiesOf } from "./ride-parties.ts";
import { type RideRow, findDriverPast, findRide } from "./ride-rows.queries.ts";

/** The ride as this caller may see it, or null where there is none that they may. */
export async function findVisibleRide(
  db: Db | Trx,
  { rideId, caller, now }: { rideId: number; caller: Caller; now: Date },
): Promise<Ride | null> {
  return asVisible(db, await findRide(db, rideId), { caller, now });
}

/** Reads a ride once for many viewers; what comes back shows it to each as they may see it. */
export async function readRideForMany(
  db: Db,
  rideId: number,
): Promise<(viewer: { caller: Caller; now: Date }) => Promise<Ride | null>> {
  const row = await findRide(db, rideId);
  return (viewer) => asVisible(db, row, viewer);
}

/** A ride that was read, as this caller may see it; null where they may not. */
async function asVisible(
  db: Db | Trx,
  row: RideRow | undefined,
  { caller, now }: { caller: Caller; now: Date },
): Promise<Ride | null> {
  return row && (await isVisibleTo(db, row, caller)) ? presentRide(row, caller, now) : null;
}

/** Whether a caller may know of a ride: a driver no longer does once they turned it down or removed it from their lists. */
export async function isVisibleTo(db: Db | Trx, row: RideRow, caller: Caller): Promise<boolean> {
  const parties = partiesOf(row, caller);
  if (parties.length === 0 || caller.actor === "guest") return false;
  if (!can(caller.actor, "drive")) return true;
  const past = await findDriverPast(db, { rideId: row.id, driverId: caller.accountId });
  return parties.includes("its_driver") ? !past.hidden : !past.refused;
}
