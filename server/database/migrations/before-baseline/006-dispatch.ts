import { type Kysely, sql } from "kysely";

/** What dispatch keeps: the auto-assign switch, and the offers it made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dispatch_settings (
      id integer primary key check (id = 1),
      auto_assign boolean not null default false,
      changed_by integer references accounts (id),
      changed_at timestamptz
    )`.execute(db);
  await sql`insert into dispatch_settings (id) values (1)`.execute(db);
  await sql`
    create table dispatch_offers (
      id integer generated always as identity primary key,
      ride_id integer not null references rides (id),
      driver_id integer not null references drivers (account_id),
      offered_at timestamptz not null,
      expires_at timestamptz not null,
      outcome text check (outcome in ('accepted', 'declined', 'timed_out', 'withdrawn')),
      closed_at timestamptz
    )`.execute(db);
  // A ride is offered to one driver at a time and a driver gets one offer at a time, also with two servers at work.
  await sql`create unique index dispatch_offers_of_ride on dispatch_offers (ride_id) where outcome is null`.execute(
    db,
  );
  await sql`create unique index dispatch_offers_of_driver on dispatch_offers (driver_id) where outcome is null`.execute(
    db,
  );
}
