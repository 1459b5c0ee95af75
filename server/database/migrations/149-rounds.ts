import { type Kysely, sql } from "kysely";

/** A ride that nobody took one by one is offered to several drivers at once: a row for each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table round_offers (
      id integer generated always as identity primary key,
      ride_id integer not null references rides (id) on delete cascade,
      driver_id integer not null references drivers (account_id) on delete cascade,
      offered_at timestamptz not null,
      expires_at timestamptz not null,
      outcome text check (outcome in ('accepted', 'declined', 'missed', 'taken', 'withdrawn')),
      closed_at timestamptz
    )`.execute(db);
  // A driver is asked in one round at a time, also with two servers at work.
  await sql`create unique index round_offers_of_driver on round_offers (driver_id) where outcome is null`.execute(
    db,
  );
  await sql`create index round_offers_lately on round_offers (offered_at)`.execute(db);
  await sql`create index round_offers_of_ride on round_offers (ride_id)`.execute(db);
}
