import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** How many messages to people wait to be sent, and how many were given up. */
export async function findOutboxDepth(db: Db): Promise<{ waiting: number; failed: number }> {
  return db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .select([
      sql<number>`count(*) filter (where failed_at is null)`.as("waiting"),
      sql<number>`count(*) filter (where failed_at is not null)`.as("failed"),
    ])
    .executeTakeFirstOrThrow();
}
