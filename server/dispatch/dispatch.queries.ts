import type { Refusal } from "../../contract/drivers/driver.ts";
import type { Db, Trx } from "../database/connect.ts";

/** What dispatch has to know of a ride to find a driver for it. */
const TO_PLACE = [
  "rides.id",
  "rides.reference",
  "rides.ride_datetime",
  "rides.duration_min",
  "rides.passenger_count",
  "rides.luggage_count",
  "rides.pickup_lat",
  "rides.pickup_lng",
] as const;

export function findRideToPlace(db: Db | Trx, id: number) {
  return db.selectFrom("rides").select(TO_PLACE).where("id", "=", id).executeTakeFirst();
}

/** The rides that wait for a driver and are wanted between two moments, the first wanted first. */
export function listDueRides(
  db: Db | Trx,
  { after, before, limit }: { after: Date; before: Date; limit: number },
) {
  return db
    .selectFrom("rides")
    .select(TO_PLACE)
    .where("status", "=", "Pending")
    .where("held", "=", false)
    .where("ride_datetime", ">=", after)
    .where("ride_datetime", "<=", before)
    .orderBy("ride_datetime")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The drivers who turned a ride down, gave it back or let its offer run out, and which it was. */
export async function listRefusers(db: Db | Trx, rideId: number): Promise<Map<number, Refusal>> {
  const rows = await db
    .selectFrom("ride_refusals")
    .select(["driver_id", "why"])
    .where("ride_id", "=", rideId)
    .execute();
  return new Map(rows.map((row) => [row.driver_id, row.why]));
}

/** Who has said no to each of some rides. */
export async function listRefusals(db: Db | Trx, rideIds: readonly number[]) {
  if (rideIds.length === 0) return [];
  return db
    .selectFrom("ride_refusals")
    .select(["ride_id", "driver_id", "why"])
    .where("ride_id", "in", rideIds)
    .execute();
}

export function readSettings(db: Db | Trx) {
  return db
    .selectFrom("dispatch_settings")
    .leftJoin("accounts", "accounts.id", "dispatch_settings.changed_by")
    .select([
      "dispatch_settings.auto_assign",
      "dispatch_settings.changed_at",
      "accounts.first_name",
      "accounts.last_name",
    ])
    .executeTakeFirstOrThrow();
}

type Switching = { autoAssign: boolean; by: number; now: Date };

export async function writeSettings(trx: Trx, { autoAssign, by, now }: Switching): Promise<void> {
  await trx
    .updateTable("dispatch_settings")
    .set({ auto_assign: autoAssign, changed_by: by, changed_at: now })
    .execute();
}
