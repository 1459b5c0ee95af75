import { type Kysely, sql } from "kysely";

/** From which day the office signs in with a second factor; none until the staff choose one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_profile add column two_factor_from date`.execute(db);
}
