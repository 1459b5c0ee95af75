import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { startCodeOn, statusIs } from "../ride-rows.queries.ts";

type Start = { rideId: number; driverId: number };

/** A ride that its driver may start, locked, so that codes typed at once are checked one after the other. */
export function lockRideForStart(trx: Trx, { rideId, driverId }: Start) {
  return trx
    .selectFrom("rides")
    .select((ride) => [
      "tracking_code",
      startCodeOn.as("start_code_on"),
      ride
        .selectFrom("start_code_tries")
        .select("wrong")
        .whereRef("start_code_tries.ride_id", "=", "rides.id")
        .whereRef("start_code_tries.driver_id", "=", "rides.driver_id")
        .as("wrong_codes"),
    ])
    .where("id", "=", rideId)
    .where("driver_id", "=", driverId)
    .where(statusIs("Assigned", "Accepted"))
    .forNoKeyUpdate("rides")
    .executeTakeFirst();
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
