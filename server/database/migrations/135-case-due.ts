import { type Kysely, sql } from "kysely";

/** The day of the island by which a case is to be answered; null where nobody has said one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cases add column due_on date`.execute(db);
}
