import type { Updateable } from "kysely";
import { ABOARD, UNDER_WAY } from "../../contract/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

/** What counts as a ride of the day when work is shared out fairly. */
const WORKED = [...UNDER_WAY, "Completed", "NoShow"] as const;

/** Every driver that dispatch works with, or the one with this number. */
export function selectDrivers(db: Db | Trx, { id }: { id?: number | undefined } = {}) {
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
    .$if(id !== undefined, (query) => query.where("drivers.account_id", "=", id ?? 0))
    .orderBy("accounts.first_name")
    .orderBy("accounts.last_name")
    .orderBy("accounts.id")
    .execute();
}

/** Every ride that is some driver's to do, the soonest first. */
export function selectRidesUnderWay(db: Db | Trx, { driverId }: { driverId?: number | undefined } = {}) {
  return db
    .selectFrom("rides")
    .select([
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
    ])
    .where("status", "in", UNDER_WAY)
    .$if(driverId !== undefined, (query) => query.where("driver_id", "=", driverId ?? 0))
    .orderBy("ride_datetime")
    .orderBy("id")
    .execute();
}

/** How many rides of a day each driver had or has, or one of them. */
export function countRidesDue(
  db: Db | Trx,
  { day, driverId }: { day: { start: Date; end: Date }; driverId?: number | undefined },
) {
  return db
    .selectFrom("rides")
    .select((eb) => ["driver_id", eb.fn.countAll<number>().as("rides")])
    .where("ride_datetime", ">=", day.start)
    .where("ride_datetime", "<", day.end)
    .where("driver_id", "is not", null)
    .$if(driverId !== undefined, (query) => query.where("driver_id", "=", driverId ?? 0))
    .where("status", "in", WORKED)
    .groupBy("driver_id")
    .execute();
}

/** How many drivers are in each status, by the rule of contract/drivers/driver-status.ts said in SQL. */
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

/** The offer of auto-assign that a driver has not answered yet. */
export function findOpenOffer(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("dispatch_offers")
    .innerJoin("rides", (join) =>
      join
        .onRef("rides.id", "=", "dispatch_offers.ride_id")
        .onRef("rides.driver_id", "=", "dispatch_offers.driver_id")
        .on("rides.status", "=", "Assigned"),
    )
    .select(["dispatch_offers.ride_id", "dispatch_offers.expires_at"])
    .where("dispatch_offers.driver_id", "=", driverId)
    .where("dispatch_offers.outcome", "is", null)
    .executeTakeFirst();
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

type Position = { id: number; lat: number; lng: number; name: string; now: Date };

/** False when the driver is off shift or does not share their position. */
export async function updatePosition(trx: Trx, { id, lat, lng, name, now }: Position): Promise<boolean> {
  const row = await trx
    .updateTable("drivers")
    .set({ lat, lng, location_name: name, located_at: now, last_active_at: now })
    .where("account_id", "=", id)
    .where("on_shift", "=", true)
    .where("shares_location", "=", true)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}
