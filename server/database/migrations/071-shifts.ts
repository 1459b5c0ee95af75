import { type Kysely, sql } from "kysely";

/**
 * When drivers work: the week of each and where they live, days that are otherwise, and what drivers propose. Weeks and days are written
 * and read whole, so their shifts are JSON.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table driver_shifts (
      driver_id integer primary key references accounts (id) on delete cascade,
      week jsonb not null,
      home_name text,
      home_lat double precision,
      home_lng double precision,
      version integer not null,
      changed_by integer references accounts (id) on delete set null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`
    create table shift_days (
      driver_id integer not null references accounts (id) on delete cascade,
      day text not null,
      shifts jsonb not null,
      note text,
      set_by integer references accounts (id) on delete set null,
      set_at timestamptz not null,
      primary key (driver_id, day)
    )`.execute(db);
  await sql`create index shift_days_day on shift_days (day)`.execute(db);
  await sql`
    create table shift_proposals (
      id integer generated always as identity primary key,
      driver_id integer not null references accounts (id) on delete cascade,
      wanted jsonb not null,
      note text,
      state text not null,
      reason text,
      proposed_at timestamptz not null,
      decided_by integer references accounts (id) on delete set null,
      decided_at timestamptz
    )`.execute(db);
  await sql`create unique index shift_proposals_waiting on shift_proposals (driver_id) where state = 'waiting'`.execute(
    db,
  );
}
