import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";

/** A pickup is on time up to so many minutes after what was promised. */
const GRACE = sql.lit(5);

/** How many rides were due today until now, and how many of them had their car in time. */
export function countPromisesToday(db: Db, { since, now }: { since: Date; now: Date }) {
  const promise = sql<Date>`coalesce(ride_promises.pickup_at, rides.ride_datetime)`;
  const kept = sql<boolean>`coalesce(rides.arrived_at, rides.picked_up_at) <= ${promise} + ${GRACE} * interval '1 minute'`;
  return db
    .selectFrom("rides")
    .leftJoin("ride_promises", (join) =>
      join
        .onRef("ride_promises.ride_id", "=", "rides.id")
        .onRef("ride_promises.asked_at", "=", "rides.ride_datetime"),
    )
    .select(({ fn }) => [
      fn.countAll().as("promises"),
      sql<number>`sum(case when ${kept} then 1 else 0 end)`.as("kept"),
    ])
    .where(promise, ">=", since)
    .where(promise, "<=", now)
    .where("rides.status", "in", ["PickedUp", "InProgress", "Completed", "NoShow"])
    .where("rides.imported_at", "is", null)
    .executeTakeFirstOrThrow();
}

/** How many rides drivers were told of today, and how many of those were taken from them. */
export function countToldToday(db: Db, { since }: { since: Date }) {
  return db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom("ride_history")
        .select(({ fn }) => fn.count("ride_id").distinct().as("n"))
        .where("action", "in", ["assign", "reassign"])
        .where("at", ">=", since)
        .as("told"),
      selectFrom("told_moves")
        .select(({ fn }) => fn.countAll().as("n"))
        .where("moved_at", ">=", since)
        .as("moved"),
    ])
    .executeTakeFirstOrThrow();
}
