import { type Kysely, sql } from "kysely";

/** A code that the driver asks the passenger for, where the office wants it, and what is known of each ride's start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_profile add column start_code boolean not null default false`.execute(db);
  await sql`alter table rides
    add column wrong_start_codes smallint not null default 0,
    add column start_check text check (start_check in ('code', 'reason', 'nothing')),
    add column no_code_reason text`.execute(db);
}
