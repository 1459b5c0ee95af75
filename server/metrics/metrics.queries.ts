import { sql } from "kysely";
import { UNDER_WAY } from "../../domain/rides/ride-states.ts";
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

/** The messages of each channel: those that wait, and what was sent or given up since a moment. */
export function countMessagesByChannel(db: Db, since: Date) {
  return db
    .selectFrom("outbox")
    .where((where) =>
      where.or([
        where.and([where("sent_at", "is", null), where("failed_at", "is", null)]),
        where("sent_at", ">", since),
        where("failed_at", ">", since),
      ]),
    )
    .select([
      "channel",
      sql<number>`count(*) filter (where sent_at is null and failed_at is null)`.as("waiting"),
      sql<number>`count(*) filter (where sent_at > ${since})`.as("sent"),
      sql<number>`count(*) filter (where failed_at > ${since})`.as("failed"),
    ])
    .groupBy("channel")
    .execute();
}

/** The payments by link that the provider should have been asked about before a moment, and those about which it couldn't be asked. */
export function countPaymentChecks(db: Db, before: Date) {
  return db
    .selectFrom("pay_links")
    .where("next_check_at", "is not", null)
    .select([
      sql<number>`count(*)`.as("waiting"),
      sql<number>`count(*) filter (where next_check_at < ${before})`.as("overdue"),
      sql<number>`count(*) filter (where trouble is not null)`.as("troubled"),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether a server keeps the plan of the day, and how many rides of the plan nobody can drive, or only so late. */
export function findPlanFigures(db: Db, lateMinutes: number) {
  return db
    .selectFrom("plan_state")
    .select((of) => [
      sql<boolean>`coalesce(planner_until > now(), false)`.as("kept"),
      of
        .selectFrom("plan_rides")
        .where((where) =>
          where.or([where("state", "=", "left_over"), where("minutes_late", ">", lateMinutes)]),
        )
        .select(sql<number>`count(*)`.as("rides"))
        .as("at_risk"),
    ])
    .executeTakeFirst();
}
