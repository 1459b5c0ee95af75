import { sql } from "kysely";
import type { InstantRange } from "../../../domain/curacao-time.ts";
import type { Db } from "../../database/connect.ts";

/** The time that a ride was promised for. */
const PROMISE = sql<Date>`coalesce(ride_promises.pickup_at, rides.ride_datetime)`;

/** The rides that were promised for a range, but for those that came in with a file or that nobody has confirmed. */
export function listPromisedRides(db: Db, { start, end }: InstantRange) {
  return (
    db
      .selectFrom("rides")
      // A ride whose time was changed since is promised for its new time.
      .leftJoin("ride_promises", (join) =>
        join
          .onRef("ride_promises.ride_id", "=", "rides.id")
          .onRef("ride_promises.asked_at", "=", "rides.ride_datetime"),
      )
      .select([
        "rides.id",
        "rides.status",
        "rides.driver_id",
        "rides.set_out_at",
        "rides.arrived_at",
        "rides.picked_up_at",
        "rides.completed_at",
        "rides.ended_at",
        "rides.duration_min",
        "rides.distance_m",
        "rides.pickup_lat",
        "rides.pickup_lng",
        "rides.dropoff_lat",
        "rides.dropoff_lng",
        PROMISE.as("promised_at"),
      ])
      .where(PROMISE, ">=", start)
      .where(PROMISE, "<", end)
      // A promise is never a day away from what was asked for, and this column has an index.
      .where("rides.ride_datetime", ">=", sql<Date>`${start}::timestamptz - interval '1 day'`)
      .where("rides.ride_datetime", "<", sql<Date>`${end}::timestamptz + interval '1 day'`)
      .where("rides.held", "=", false)
      .where("rides.imported_at", "is", null)
      .orderBy("promised_at")
      .orderBy("rides.id")
      .execute()
  );
}
export type PromisedRide = Awaited<ReturnType<typeof listPromisedRides>>[number];

/** The day of the island that an instant belongs to. */
const dayOf = (column: "at" | "moved_at") =>
  sql<string>`to_char(${sql.ref(column)} at time zone interval '-04:00', 'YYYY-MM-DD')`;

/** How many rides drivers were told of, by day. */
export function countToldByDay(db: Db, { start, end }: InstantRange) {
  return db
    .selectFrom("ride_history")
    .select(({ fn }) => [dayOf("at").as("day"), fn.count<number>("ride_id").distinct().as("told")])
    .where("action", "in", ["assign", "reassign"])
    .where("at", ">=", start)
    .where("at", "<", end)
    .groupBy("day")
    .execute();
}

/** How often a ride went from a driver who had been told of it to another, by day, driver and reason. */
export function countMoves(db: Db, { start, end }: InstantRange) {
  return db
    .selectFrom("told_moves")
    .select(({ fn }) => [
      dayOf("moved_at").as("day"),
      "from_driver_id",
      "why",
      fn.countAll<number>().as("moves"),
    ])
    .where("moved_at", ">=", start)
    .where("moved_at", "<", end)
    .groupBy(["day", "from_driver_id", "why"])
    .orderBy("why")
    .execute();
}
export type MovesRow = Awaited<ReturnType<typeof countMoves>>[number];

/** The drivers by name, with the plate of the car they have. */
export function listDriversOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("accounts")
    .leftJoin("drivers", "drivers.account_id", "accounts.id")
    .select([
      "accounts.id",
      "accounts.first_name",
      "accounts.last_name",
      "accounts.username",
      "drivers.plate",
    ])
    .where("accounts.id", "in", ids.length === 0 ? [0] : ids)
    .execute();
}
