import { type Kysely, sql } from "kysely";

/** How long drivers wait, the airport's board as it was last read, and the flight of each ride that follows one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const waits = {
    airport_wait_minutes: 60,
    pier_wait_minutes: 30,
    other_wait_minutes: 15,
    landing_minutes: 30,
  };
  await sql`update company_profile set profile = ${JSON.stringify(waits)}::jsonb || profile`.execute(db);
  await sql`
    create table flight_board (
      id smallint primary key check (id = 1),
      asked_at timestamptz,
      read_at timestamptz,
      failing_since timestamptz,
      flights jsonb not null default '[]'
    )`.execute(db);
  await sql`insert into flight_board (id) values (1)`.execute(db);
  await sql`
    create table ride_flights (
      ride_id integer primary key references rides (id) on delete cascade,
      asked_number text not null,
      number text not null,
      direction text not null check (direction in ('arrival', 'departure')),
      state text not null check (state in ('expected', 'landed', 'departed', 'cancelled', 'diverted')),
      scheduled_at timestamptz not null,
      estimated_at timestamptz,
      booked_for timestamptz not null,
      pickup_at timestamptz not null,
      told_at timestamptz not null,
      kept_at timestamptz
    )`.execute(db);
}
