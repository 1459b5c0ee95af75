import { type Kysely, sql } from "kysely";

/** A driver waits at a stop and brings back; who came by ship must be on board in time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides add column wait_minutes integer not null default 0`.execute(db);
  await sql`alter table rides add column wait_began_at timestamptz`.execute(db);
  await sql`alter table rides add column wait_ended_at timestamptz`.execute(db);
  await sql`alter table rides add column all_aboard text`.execute(db);
}
