import { type Kysely, sql } from "kysely";

/** Backups that staff start in the office: how each went, and where its file lies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      id integer primary key generated always as identity,
      state text not null check (state in ('running', 'done', 'failed', 'cut_off')),
      step text not null check (step in ('writing', 'verifying')),
      started_by integer not null references accounts (id),
      started_at timestamptz not null,
      seen_at timestamptz not null,
      file text not null,
      server text not null,
      bytes bigint,
      row_count integer,
      table_count integer,
      written_at timestamptz,
      verified_at timestamptz,
      removed_at timestamptz,
      failure text
    )`.execute(db);
  // Two who press at once, on whichever servers, get one backup.
  await sql`create unique index backups_running on backups ((true)) where state = 'running'`.execute(db);
}
