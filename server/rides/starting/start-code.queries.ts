import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { startCodeOn, statusIs } from "../ride-rows.queries.ts";

type Start = { rideId: number; driverId: number };

/** A ride that its driver may start, locked, so that codes typed at once are checked one after the other. */
export function lockRideForStart(trx: Trx, { rideId, driverId }: Start) {
  return trx
    .selectFrom("rides")
    .select(["tracking_code", startCodeOn.as("start_code_on")])
    .where("id", "=", rideId)
    .where("driver_id", "=", driverId)
    .where(statusIs("Assigned", "Accepted"))
    .forNoKeyUpdate("rides")
    .executeTakeFirst();
}

/** How many wrong codes the driver typed. Ask it once the ride is locked: a statement that waits for the lock has read the rest before. */
export async function countWrongStartCodes(trx: Trx, { rideId, driverId }: Start): Promise<number> {
  const tried = await trx
    .selectFrom("start_code_tries")
    .select("wrong")
    .where("ride_id", "=", rideId)
    .where("driver_id", "=", driverId)
    .executeTakeFirst();
  return tried?.wrong ?? 0;
}

export async function addWrongStartCode(trx: Trx, { rideId, driverId }: Start): Promise<void> {
  await trx
    .insertInto("start_code_tries")
    .values({ ride_id: rideId, driver_id: driverId, wrong: 1 })
    .onConflict((tried) =>
      tried.columns(["ride_id", "driver_id"]).doUpdateSet({ wrong: sql`start_code_tries.wrong + 1` }),
    )
    .execute();
}
