import type { Refusal } from "../../contract/drivers/driver.ts";
import type { Db, Trx } from "../database/connect.ts";

/** The columns of a ride that dispatch needs to find a driver for it. */
const TO_PLACE = [
  "rides.id",
  "rides.reference",
  "rides.ride_datetime",
  "rides.duration_min",
  "rides.passenger_count",
  "rides.luggage_count",
  "rides.vehicle_type",
  "rides.pickup_lat",
  "rides.pickup_lng",
] as const;

export function findRideToPlace(db: Db | Trx, id: number) {
  return db.selectFrom("rides").select(TO_PLACE).where("id", "=", id).executeTakeFirst();
}

/** The rides that wait for a driver between two moments and for which the plan has nobody, the first wanted first. */
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("plan_rides")
            .select("plan_rides.ride_id")
            .whereRef("plan_rides.ride_id", "=", "rides.id")
            .where("plan_rides.driver_id", "is not", null),
        ),
      ),
    )
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

/** The drivers whom the rider of a ride likes to be driven by. */
export async function listLikedBy(db: Db | Trx, rideId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("rides")
    .innerJoin("favorite_drivers", "favorite_drivers.account_id", "rides.rider_id")
    .select("favorite_drivers.driver_id")
    .where("rides.id", "=", rideId)
    .execute();
  return new Set(rows.map(({ driver_id }) => driver_id));
}

export function readSettings(db: Db | Trx) {
  return db
    .selectFrom("dispatch_settings")
    .leftJoin("accounts", "accounts.id", "dispatch_settings.changed_by")
    .select([
      "dispatch_settings.auto_assign",
      "dispatch_settings.suggests",
      "dispatch_settings.changed_at",
      "accounts.first_name",
      "accounts.last_name",
    ])
    .executeTakeFirstOrThrow();
}

type Switching = { autoAssign: boolean; suggests: boolean; by: number; now: Date };

export async function writeSettings(trx: Trx, { autoAssign, suggests, by, now }: Switching): Promise<void> {
  await trx
    .updateTable("dispatch_settings")
    .set({ auto_assign: autoAssign, suggests, changed_by: by, changed_at: now })
    .execute();
}

export function findPersonName(db: Db, id: number) {
  return db
    .selectFrom("accounts")
    .select(["first_name", "last_name"])
    .where("id", "=", id)
    .executeTakeFirst();
}
