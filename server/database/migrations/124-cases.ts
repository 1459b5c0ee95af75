import { type Kysely, sql } from "kysely";

/**
 * Cases of the office: what went wrong with a ride, what was said about it, and how it ended. The people stand in the ride and in the
 * message, so that they are forgotten there; only texts are here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table cases (
    id integer generated always as identity primary key,
    kind text not null,
    title text not null default '',
    ride_id integer references rides (id),
    driver_id integer references accounts (id),
    message_id integer references contact_messages (id) on delete set null,
    opened_at timestamptz not null,
    opened_by integer references accounts (id),
    given_to integer references accounts (id),
    outcome text,
    closed_at timestamptz,
    closed_by integer references accounts (id)
  )`.execute(db);
  await sql`create unique index cases_low_rating_of_ride on cases (ride_id) where kind = 'low_rating'`.execute(
    db,
  );
  await sql`create unique index cases_of_message on cases (message_id) where message_id is not null`.execute(
    db,
  );
  await sql`create index cases_of_ride on cases (ride_id)`.execute(db);
  await sql`create index cases_of_driver on cases (driver_id, opened_at)`.execute(db);
  await sql`create index cases_open on cases (id) where closed_at is null`.execute(db);
  await sql`create table case_entries (
    id integer generated always as identity primary key,
    case_id integer not null references cases (id) on delete cascade,
    kind text not null,
    entry text not null,
    outcome text,
    written_by integer references accounts (id),
    written_at timestamptz not null
  )`.execute(db);
  await sql`create index case_entries_of_case on case_entries (case_id)`.execute(db);
  await sql`
    alter table company_profile
    add column low_rating smallint not null default 2 check (low_rating between 0 and 4)`.execute(db);
}
