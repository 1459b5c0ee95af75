import { type Kysely, sql } from "kysely";

/** The sites of a hotel or firm that may show its booking form in a frame: none until the office names them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table partners add column frame_origins jsonb not null default '[]'`.execute(db);
}
