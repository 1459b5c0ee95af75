import { type Kysely, sql } from "kysely";

/** A line of a ride's history says that an assistant did it; who did it stays a guest for a version before, which knows of no assistants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ride_history add column by_assistant boolean`.execute(db);
}
