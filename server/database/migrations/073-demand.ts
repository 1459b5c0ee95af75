import { type Kysely, sql } from "kysely";

/** Ships at the piers, and the demand of an ordinary week as the last months were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cruise_calls (
      id integer generated always as identity primary key,
      ship text not null,
      pier text not null,
      lat double precision not null,
      lng double precision not null,
      from_at timestamptz not null,
      until_at timestamptz not null,
      passengers integer not null,
      version integer not null,
      changed_by integer references accounts (id) on delete set null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create unique index cruise_calls_ship on cruise_calls (lower(ship), from_at)`.execute(db);
  await sql`create index cruise_calls_until on cruise_calls (until_at)`.execute(db);
  await sql`
    create table demand_profile (
      id smallint primary key check (id = 1),
      profile jsonb,
      learned_at timestamptz
    )`.execute(db);
  await sql`insert into demand_profile (id) values (1)`.execute(db);
}
