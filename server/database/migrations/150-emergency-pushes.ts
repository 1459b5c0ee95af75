import { type Kysely, sql } from "kysely";

/** How often a call for help was pushed to the desk's devices, and when last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table emergencies add column pushes integer not null default 0, add column pushed_at timestamptz`.execute(
    db,
  );
}
