import { type Kysely, sql } from "kysely";

/** Bookings of guests that wait until somebody has shown that they are meant, and the networks that need not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rides
      add column held boolean not null default false,
      add column proved_by text check (proved_by in ('phone', 'email', 'office'))`.execute(db);
  await sql`
    create table booking_codes (
      ride_id integer primary key references rides (id) on delete cascade,
      code_hash text not null,
      sent_by text not null check (sent_by in ('phone', 'email')),
      sent_at timestamptz not null,
      times_sent integer not null,
      wrong_tries integer not null default 0
    )`.execute(db);
  await sql`
    create table trusted_networks (
      id integer generated always as identity primary key,
      name text not null,
      address text not null unique,
      address_hash text not null unique,
      added_by integer references accounts (id),
      added_at timestamptz not null
    )`.execute(db);
}
