import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { KEPT_PLAN } from "../../database/kept-plans.ts";
import { statusIs } from "../ride-rows.queries.ts";

/**
 * The rides a driver is on the road for and whose arrival was not worked out since a moment, while they share where they
 * are. One who waits at the pickup is on none.
 */
export function listRidesToExpect(db: Db | Trx, { driverId, asOf }: { driverId: number; asOf: Date }) {
  return db
    .selectFrom("rides")
    .modifyFront(sql.raw(KEPT_PLAN))
    .innerJoin("drivers", "drivers.account_id", "rides.driver_id")
    .where("drivers.on_shift", "=", true)
    .where("drivers.shares_location", "=", true)
    .select([
      "rides.id",
      "rides.version",
      "status",
      "pickup_lat",
      "pickup_lng",
      "dropoff_lat",
      "dropoff_lng",
      "stops",
    ])
    .where("driver_id", "=", driverId)
    .where(statusIs("Accepted", "PickedUp", "InProgress"))
    .where((eb) => eb.or([eb("expected_as_of", "is", null), eb("expected_as_of", "<=", asOf)]))
    .where(sql<boolean>`(status <> 'Accepted' or (set_out_at is not null and arrived_at is null))`)
    .orderBy("rides.id")
    .execute();
}

type Expected = { id: number; version: number; at: Date; asOf: Date };

/** Keeps when a ride's car is expected, unless a step came between. Says whether that is another minute than before. */
export async function keepExpected(trx: Trx, { id, version, at, asOf }: Expected): Promise<boolean> {
  const before = await trx
    .selectFrom("rides")
    .select("expected_at")
    .where("id", "=", id)
    .where("version", "=", version)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) return false;
  await trx
    .updateTable("rides")
    .set({ expected_at: at, expected_as_of: asOf })
    .where("id", "=", id)
    .execute();
  return before.expected_at?.getTime() !== at.getTime();
}
