import { type Kysely, sql } from "kysely";

/** The company's own words to guests while its site is closed again, by language; null of one that is open or has never been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_profile add column closed_text jsonb`.execute(db);
}
