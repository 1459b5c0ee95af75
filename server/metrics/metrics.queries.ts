import { sql } from "kysely";
import { UNDER_WAY } from "../../contract/rides/ride-states.ts";
import type { Db } from "../database/connect.ts";

export type OutboxDepth = { waiting: number; failed: number; oldest_waiting_at: Date | null };

/** How many messages to people wait to be sent and since when the first of them, and how many were given up. */
export async function findOutboxDepth(db: Db): Promise<OutboxDepth> {
  return db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .select([
      sql<number>`count(*) filter (where failed_at is null)`.as("waiting"),
      sql<number>`count(*) filter (where failed_at is not null)`.as("failed"),
      sql<Date | null>`min(created_at) filter (where failed_at is null)`.as("oldest_waiting_at"),
    ])
    .executeTakeFirstOrThrow();
}

/** The rides that have not ended, by status. */
export function countOpenRides(db: Db) {
  return countByStatus(db)
    .where((where) => where.or([where("status", "=", "Pending"), where("status", "in", UNDER_WAY)]))
    .execute();
}

/** The rides with a pick-up in a span of time, by status. */
export function countRidesBetween(db: Db, { from, to }: { from: Date; to: Date }) {
  return countByStatus(db).where("ride_datetime", ">", from).where("ride_datetime", "<=", to).execute();
}

function countByStatus(db: Db) {
  return db
    .selectFrom("rides")
    .select(["status", sql<number>`count(*)`.as("rides")])
    .groupBy("status");
}
