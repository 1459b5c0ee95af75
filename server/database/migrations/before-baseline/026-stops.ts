import { type Kysely, sql } from "kysely";

/** The places that a ride passes on its way, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides add column stops jsonb not null default '[]'`.execute(db);
}
