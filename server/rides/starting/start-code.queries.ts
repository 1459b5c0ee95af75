import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { startCodeOn, statusIs } from "../ride-rows.queries.ts";

/** A ride that its driver may start, locked, so that codes typed at once are checked one after the other. */
export function lockRideForStart(trx: Trx, { rideId, driverId }: { rideId: number; driverId: number }) {
  return trx
    .selectFrom("rides")
    .select(["tracking_code", "wrong_start_codes", startCodeOn.as("start_code_on")])
    .where("id", "=", rideId)
    .where("driver_id", "=", driverId)
    .where(statusIs("Assigned", "Accepted"))
    .forNoKeyUpdate("rides")
    .executeTakeFirst();
}

export async function addWrongStartCode(trx: Trx, rideId: number): Promise<void> {
  await trx
    .updateTable("rides")
    .set({ wrong_start_codes: sql`wrong_start_codes + 1` })
    .where("id", "=", rideId)
    .execute();
}
