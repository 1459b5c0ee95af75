import { type Kysely, sql } from "kysely";

/** The company's logo as base64 of a PNG; null of one that has its drawn mark. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_profile add column logo text`.execute(db);
}
