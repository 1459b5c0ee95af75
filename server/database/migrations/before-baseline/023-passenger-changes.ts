import { type Kysely, sql } from "kysely";

/** Until when a passenger changes an accepted ride by themselves, and at which version of a ride its trip was last changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_profile
    add column change_hours smallint not null default 2 check (change_hours between 0 and 48)`.execute(db);
  await sql`alter table rides add column trip_version integer not null default 1`.execute(db);
}
