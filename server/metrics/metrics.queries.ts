import { sql } from "kysely";
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
