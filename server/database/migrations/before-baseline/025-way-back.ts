import { type Kysely, sql } from "kysely";

/** Two rides that were booked at once: the way there and the way back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides add column other_way_id integer references rides (id)`.execute(db);
}
