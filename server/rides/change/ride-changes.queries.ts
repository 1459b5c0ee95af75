import { type Insertable, type Updateable, sql } from "kysely";
import { type RideStatus, UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { PAPER_COLUMNS } from "../../papers/paper-columns.sql.ts";
import type { Database } from "../../database/schema.ts";
import { statusIs } from "../ride-rows.queries.ts";

export type RideChanges = Omit<Updateable<Database["rides"]>, "id" | "version">;
export type NewRide = Insertable<Database["rides"]>;
export type NewHistoryRow = Insertable<Database["ride_history"]>;

type Expected = { id: number; status: RideStatus; version: number };

/**
 * Compare and set: changes the ride only if it is still as it was read, and says whether it did. A writer that comes second waits for
 * the first and then finds that it is not.
 */
export async function updateRideIf(trx: Trx, expected: Expected, changes: RideChanges): Promise<boolean> {
  const changed = await trx
    .updateTable("rides")
    .set(changes)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", expected.id)
    .where("status", "=", expected.status)
    .where("version", "=", expected.version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
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

/** When we were told that the ride's driver had arrived; what they say of when that was is in its detail. */
export function findArrivalTold(trx: Trx, rideId: number) {
  return trx
    .selectFrom("ride_history")
    .select("at")
    .where("ride_id", "=", rideId)
    .where("action", "=", "arrived")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
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
    .forNoKeyUpdate("drivers")
    .executeTakeFirst();
}

/**
 * Locks the driver's row as `lockDriver` does, and stamps when they were last heard of. Their account is locked first, as deleting it
 * does.
 */
export function lockActiveDriver(
  trx: Trx,
  { driverId, now }: { driverId: number; now: Date },
): Promise<LockedDriver> {
  return trx
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
    ])
    .executeTakeFirst();
}

export type LockedDriver = Awaited<ReturnType<typeof lockDriver>>;

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

/** How many rides a driver has to come and aboard. */
export async function countRidesUnderWayOf(trx: Trx, driverId: number): Promise<number> {
  const { rides } = await trx
    .selectFrom("rides")
    .select(sql<number>`count(*)::int`.as("rides"))
    .where("driver_id", "=", driverId)
    .where(statusIs(...UNDER_WAY))
    .executeTakeFirstOrThrow();
  return rides;
}

/** In what capacity a ride was last given to a driver; none where nobody gave it. */
export async function findLastGiver(trx: Trx, rideId: number): Promise<string | undefined> {
  const line = await trx
    .selectFrom("ride_history")
    .select("actor")
    .where("ride_id", "=", rideId)
    .where("action", "in", ["assign", "reassign"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return line?.actor;
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
