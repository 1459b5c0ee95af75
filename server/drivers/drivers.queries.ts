import type { Updateable } from "kysely";
import { ABOARD, UNDER_WAY } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

/** The statuses that count as a ride of the day when work is shared out fairly. */
export const WORKED = [...UNDER_WAY, "Completed", "NoShow"] as const;

/** The columns of a ride that is some driver's to do. */
export const RIDE_UNDER_WAY = [
  "id",
  "reference",
  "status",
  "pickup_location",
  "dropoff_location",
  "dropoff_lat",
  "dropoff_lng",
  "ride_datetime",
  "duration_min",
  "picked_up_at",
  "driver_id",
] as const satisfies readonly (keyof Database["rides"])[];

/** Every driver that dispatch works with. */
export function selectDrivers(db: Db | Trx) {
  return db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .leftJoin("ride_totals as completed", (join) =>
      join.onRef("completed.driver_id", "=", "drivers.account_id").on("completed.status", "=", "Completed"),
    )
    .leftJoin("accounts as overrider", "overrider.id", "drivers.papers_override_by")
    .selectAll("drivers")
    .select([
      "overrider.first_name as override_first_name",
      "overrider.last_name as override_last_name",
      "accounts.username",
      "accounts.first_name",
      "accounts.last_name",
      "accounts.phone",
      "accounts.email",
      "accounts.state",
      "completed.rides as rides_completed",
    ])
    .where("accounts.state", "<>", "deleted")
    .where("drivers.approved_at", "is not", null)
    .orderBy("accounts.first_name")
    .orderBy("accounts.last_name")
    .orderBy("accounts.id")
    .execute();
}

/** Every ride that is some driver's to do, the soonest first. */
export function selectRidesUnderWay(db: Db | Trx) {
  return db
    .selectFrom("rides")
    .select(RIDE_UNDER_WAY)
    .where("status", "in", UNDER_WAY)
    .orderBy("ride_datetime")
    .orderBy("id")
    .execute();
}

/** How many rides of a day each driver had or has. */
export function countRidesDue(db: Db | Trx, { day }: { day: { start: Date; end: Date } }) {
  return db
    .selectFrom("rides")
    .select((eb) => ["driver_id", eb.fn.countAll<number>().as("rides")])
    .where("ride_datetime", ">=", day.start)
    .where("ride_datetime", "<", day.end)
    .where("driver_id", "is not", null)
    .where("status", "in", WORKED)
    .groupBy("driver_id")
    .execute();
}

/** How many drivers are in each status, by the rule of domain/drivers/driver-status.ts said in SQL. */
export function countByStatus(db: Db | Trx, { dueBefore }: { dueBefore: Date }) {
  return db
    .with("busy", (eb) =>
      eb
        .selectFrom("rides")
        .select("driver_id")
        .distinct()
        .where("status", "in", UNDER_WAY)
        .where((where) => where.or([where("status", "in", ABOARD), where("ride_datetime", "<=", dueBefore)])),
    )
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .leftJoin("busy", "busy.driver_id", "drivers.account_id")
    .select((eb) => [
      eb
        .case()
        .when(eb.or([eb("drivers.inactive", "=", true), eb("accounts.state", "=", "suspended")]))
        .then(eb.val("inactive" as const))
        .when("drivers.on_shift", "=", false)
        .then(eb.val("offline" as const))
        .when("busy.driver_id", "is not", null)
        .then(eb.val("on_ride" as const))
        .else(eb.val("available" as const))
        .end()
        .as("status"),
      eb.fn.countAll<number>().as("drivers"),
    ])
    .where("accounts.state", "<>", "deleted")
    .where("drivers.approved_at", "is not", null)
    .groupBy("status")
    .execute();
}

type Changes = Omit<Updateable<Database["drivers"]>, "version" | "updated_at">;
type Change = { id: number; changes: Changes; version?: number | undefined; now: Date };

/** False when there is no such driver, or not in the version that was asked for. */
export async function updateDriver(trx: Trx, { id, changes, version, now }: Change): Promise<boolean> {
  const row = await trx
    .updateTable("drivers")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1), updated_at: now }))
    .where("account_id", "=", id)
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The account that set a driver inactive, when, and how the driver stood before; nothing where the driver was changed since. */
export function findSettingInactive(trx: Trx, { id, username }: { id: number; username: string }) {
  return trx
    .selectFrom("audit_log")
    .innerJoin("drivers", "drivers.updated_at", "audit_log.at")
    .select(["audit_log.actor_id", "audit_log.at", "audit_log.detail"])
    .where("drivers.account_id", "=", id)
    .where("drivers.inactive", "=", true)
    .where("audit_log.action", "=", "set_driver_status")
    .where("audit_log.subject", "=", username)
    .orderBy("audit_log.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
