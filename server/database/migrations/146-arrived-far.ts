import { type Kysely, sql } from "kysely";

/** How many meters from the pickup a driver was who said they had arrived; null where they were at it, or nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides add column arrived_far_m integer check (arrived_far_m > 0)`.execute(db);
}
