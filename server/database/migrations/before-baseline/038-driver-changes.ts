import { type Kysely, sql } from "kysely";

/** What drivers want changed of their car and papers, where the office wants to approve it first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_profile add column driver_changes_wait boolean not null default false`.execute(
    db,
  );
  await sql`
    create table driver_changes (
      id integer primary key generated always as identity,
      driver_id integer not null references drivers (account_id) on delete cascade,
      field text not null,
      old_value text,
      new_value text not null,
      proposed_at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined')),
      decided_at timestamptz,
      decided_by integer references accounts (id),
      reason text,
      check ((state = 'waiting') = (decided_at is null))
    )`.execute(db);
  await sql`create unique index driver_changes_waiting on driver_changes (driver_id, field) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index driver_changes_of on driver_changes (driver_id, id desc)`.execute(db);
}
