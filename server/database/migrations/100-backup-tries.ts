import { type Kysely, sql } from "kysely";

/** Backups that a timer makes, and how each went: whoever watches the servers asks one of them when the last good one was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table backup_tries (
    id integer generated always as identity primary key,
    tried_at timestamptz not null,
    good boolean not null,
    copied boolean not null,
    took_ms integer not null,
    file text not null,
    machine text not null,
    failure text
  )`.execute(db);
  await sql`create index backup_tries_good on backup_tries (tried_at) where good`.execute(db);
}
