import { type Kysely, sql } from "kysely";

/**
 * A plan says of each ride whether its minutes mean something: only then is a passenger told them. Rows of a server that doesn't say
 * so are taken to be guesses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plan_rides add column is_certain boolean not null default false`.execute(db);
}
