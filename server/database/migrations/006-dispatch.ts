import { type Kysely, sql } from "kysely";

/** What dispatch keeps: the auto-assign switch, the offers it made, and how many rides each driver has completed. */
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
  await countCompletedRides(db);
}

/**
 * Every roster shows how many rides a driver has completed; counting them would cost more with each year. A table of its
 * own, so that finishing a ride never waits for a driver's row. Only the step to Completed counts, so that a restored
 * backup brings its totals along instead of counting twice.
 */
async function countCompletedRides(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table driver_totals (
      driver_id integer primary key,
      rides_completed integer not null
    )`.execute(db);
  await sql`
    insert into driver_totals (driver_id, rides_completed)
    select driver_id, count(*) from rides where status = 'Completed' group by driver_id`.execute(db);
  await sql`
    create function count_completed_ride() returns trigger language plpgsql as $$
    begin
      insert into driver_totals (driver_id, rides_completed) values (new.driver_id, 1)
      on conflict (driver_id) do update set rides_completed = driver_totals.rides_completed + 1;
      return null;
    end
    $$`.execute(db);
  await sql`
    create trigger rides_completed_count after update of status on rides for each row
    when (old.status <> 'Completed' and new.status = 'Completed')
    execute function count_completed_ride()`.execute(db);
}
