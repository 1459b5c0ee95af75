import type { Insertable, Updateable } from "kysely";
import { type RideStatus, UNDER_WAY } from "../../../contract/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { PAPER_COLUMNS } from "../../database/driver-papers.ts";
import type { Database } from "../../database/schema.ts";
import { sendWithNext } from "../../database/send-with-next.ts";
import { statusIs } from "../ride-rows.queries.ts";
import { Overtaken } from "./ride-conflict.ts";

export type RideChanges = Omit<Updateable<Database["rides"]>, "id" | "version">;
export type NewRide = Insertable<Database["rides"]>;
type NewHistoryRow = Insertable<Database["ride_history"]>;

type Expected = { id: number; status: RideStatus; version: number };

/**
 * Compare and set: changes the ride only if it is still as it was read; else the next statement, with which this one goes out, is
 * `Overtaken`. A writer that comes second waits for the first and then finds that it is not.
 */
export async function updateRideIf(trx: Trx, expected: Expected, changes: RideChanges): Promise<void> {
  const update = trx
    .updateTable("rides")
    .set(changes)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", expected.id)
    .where("status", "=", expected.status)
    .where("version", "=", expected.version)
    .returning("id");
  await sendWithNext(trx, update.compile(), (rows) => {
    if (rows.length === 0) throw new Overtaken();
  });
}

export async function insertHistory(trx: Trx, row: NewHistoryRow): Promise<void> {
  await trx.insertInto("ride_history").values(row).execute();
}

/** The last two steps of a ride, the later one first. */
export function findLastSteps(trx: Trx, rideId: number) {
  return trx
    .selectFrom("ride_history")
    .select(["action", "actor_id", "from_status", "to_status", "detail", "at"])
    .where("ride_id", "=", rideId)
    .orderBy("id", "desc")
    .limit(2)
    .execute();
}

/** The line of the history that says that a ride was rejected, or why, the later one. */
export function findLastWordOfRejection(trx: Trx, rideId: number) {
  return trx
    .selectFrom("ride_history")
    .select(["action", "detail", "at"])
    .where("ride_id", "=", rideId)
    .where("action", "in", ["reject", "give_reason"])
    .where("to_status", "=", "Rejected")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

type RideRefusalRow = Insertable<Database["ride_refusals"]>;

export async function insertRefusal(trx: Trx, row: RideRefusalRow): Promise<void> {
  await trx
    .insertInto("ride_refusals")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["ride_id", "driver_id"]).doUpdateSet({ why: row.why, at: row.at }),
    )
    .execute();
}

/** The ride is again one that the driver never turned down. */
export async function deleteRefusal(trx: Trx, ride: { ride_id: number; driver_id: number }): Promise<void> {
  await trx
    .deleteFrom("ride_refusals")
    .where("ride_id", "=", ride.ride_id)
    .where("driver_id", "=", ride.driver_id)
    .execute();
}

/** The ride stands in the driver's lists again. */
export async function deleteHiding(trx: Trx, ride: { ride_id: number; driver_id: number }): Promise<void> {
  await trx
    .deleteFrom("ride_hidings")
    .where("ride_id", "=", ride.ride_id)
    .where("driver_id", "=", ride.driver_id)
    .execute();
}

export async function insertHiding(trx: Trx, row: Insertable<Database["ride_hidings"]>): Promise<void> {
  await trx
    .insertInto("ride_hidings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["ride_id", "driver_id"]).doNothing())
    .execute();
}

/**
 * Locks the driver's row, so that rides are given to them, by themselves too, one after the other. Weaker than
 * `for update`, which would wait for every row that merely refers to them.
 */
export function lockDriver(trx: Trx, driverId: number) {
  return driverLock(trx, driverId).executeTakeFirst();
}

/** The same, with the next statement, which is refused where `check` refuses the driver. */
export async function lockDriverWithNext(trx: Trx, driverId: number, check: DriverCheck): Promise<void> {
  await sendWithNext(trx, driverLock(trx, driverId).compile(), ([driver]) => check(driver));
}

function driverLock(trx: Trx, driverId: number) {
  return trx
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select([
      "drivers.account_id",
      "drivers.approved_at",
      "drivers.inactive",
      "drivers.vehicle_type",
      ...PAPER_COLUMNS,
      "accounts.state",
      "accounts.role",
    ])
    .where("drivers.account_id", "=", driverId)
    .forNoKeyUpdate("drivers");
}

/**
 * Locks the driver's row with the next statement as `lockDriverWithNext` does, and stamps when they were last heard of. Their account is
 * locked first, as deleting it does.
 */
export async function lockActiveDriver(
  trx: Trx,
  { driverId, now }: { driverId: number; now: Date },
  check: DriverCheck = () => undefined,
): Promise<void> {
  const lock = trx
    .updateTable("drivers")
    .from((eb) =>
      eb
        .selectFrom("accounts")
        .select(["id", "state", "role"])
        .where("id", "=", driverId)
        .forKeyShare()
        .as("account"),
    )
    .set({ last_active_at: now })
    .whereRef("drivers.account_id", "=", "account.id")
    .returning([
      "drivers.account_id",
      "drivers.approved_at",
      "drivers.inactive",
      "drivers.vehicle_type",
      ...PAPER_COLUMNS,
      "account.state",
      "account.role",
    ]);
  await sendWithNext(trx, lock.compile(), ([driver]) => check(driver));
}

export type LockedDriver = Awaited<ReturnType<typeof lockDriver>>;

/** Refuses a locked driver by throwing. */
type DriverCheck = (driver: LockedDriver) => void;

/** Adds to a driver's ratings. Their version stays: it counts edits by the driver and staff. */
export async function addToRating(
  trx: Trx,
  { driverId, stars, ratings }: { driverId: number; stars: number; ratings: number },
): Promise<void> {
  await trx
    .updateTable("drivers")
    .set((eb) => ({
      rating_sum: eb("rating_sum", "+", stars),
      rating_count: eb("rating_count", "+", ratings),
    }))
    .where("account_id", "=", driverId)
    .execute();
}

/** A driver's other rides, to come and aboard, besides one. Read it with the driver's row locked where something depends on it. */
export function listRidesUnderWayOf(
  db: Db | Trx,
  { driverId, besides }: { driverId: number; besides: number },
) {
  return db
    .selectFrom("rides")
    .select([
      "id",
      "reference",
      "status",
      "ride_datetime",
      "duration_min",
      "picked_up_at",
      "assigned_at",
      "pickup_location",
    ])
    .where("driver_id", "=", driverId)
    .where(statusIs(...UNDER_WAY))
    .where("id", "<>", besides)
    .orderBy("ride_datetime")
    .orderBy("id")
    .execute();
}

/** Locks a pending ride without changing it; false when it is no longer pending. */
export async function lockPendingRide(trx: Trx, id: number): Promise<boolean> {
  const locked = await trx
    .selectFrom("rides")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "Pending")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/** Locks a ride, whatever its status, so that what is read of it next stays true. */
export async function lockRide(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom("rides").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}
