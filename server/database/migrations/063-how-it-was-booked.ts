import { type Kysely, sql } from "kysely";

/** What the point of a ride's end is near, where the words for it name a place elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides add column pickup_near text, add column dropoff_near text`.execute(db);
}
