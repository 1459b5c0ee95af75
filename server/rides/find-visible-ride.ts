import { can } from "../../contract/roles.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Caller } from "../http/caller.ts";
import { presentRide } from "./present-ride.ts";
import { partiesOf } from "./ride-parties.ts";
import { type RideRow, findDriverPast, findRide } from "./ride-rows.queries.ts";

/** The ride as this caller may see it, or null where there is none that he may. */
export async function findVisibleRide(
  db: Db | Trx,
  { rideId, caller, now }: { rideId: number; caller: Caller; now: Date },
): Promise<Ride | null> {
  return asVisible(db, await findRide(db, rideId), { caller, now });
}

/** A ride that was read, as this caller may see it; null where he may not. */
export async function asVisible(
  db: Db | Trx,
  row: RideRow | undefined,
  { caller, now }: { caller: Caller; now: Date },
): Promise<Ride | null> {
  return row && (await isVisibleTo(db, row, caller)) ? presentRide(row, caller, now) : null;
}

/** Whether a caller may know of a ride: a driver no longer does once he turned it down or put it away. */
export async function isVisibleTo(db: Db | Trx, row: RideRow, caller: Caller): Promise<boolean> {
  const parties = partiesOf(row, caller);
  if (parties.length === 0 || caller.actor === "guest") return false;
  if (!can(caller.actor, "drive")) return true;
  const past = await findDriverPast(db, { rideId: row.id, driverId: caller.accountId });
  return parties.includes("its_driver") ? !past.hidden : !past.refused;
}
