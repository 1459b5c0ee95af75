import { type Kysely, sql } from "kysely";

/** How a ride was paid, with its tip, and the cash that a driver counted at the end of a shift. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift_closings (
      id integer primary key generated always as identity,
      driver_id integer not null references drivers (account_id),
      since timestamptz,
      closed_at timestamptz not null,
      rides integer not null,
      usd_cents integer not null,
      xcg_cents integer not null,
      counted_usd_cents integer not null check (counted_usd_cents >= 0),
      counted_xcg_cents integer not null check (counted_xcg_cents >= 0),
      note text not null default ''
    )`.execute(db);
  await sql`create index shift_closings_by_driver on shift_closings (driver_id, id desc)`.execute(db);
  await sql`
    alter table rides
      add column paid_by text check (paid_by in ('cash_usd', 'cash_xcg', 'card', 'account')),
      add column tip_cents integer check (tip_cents >= 0),
      add column tip_xcg_cents integer check (tip_xcg_cents >= 0),
      add column closing_id integer references shift_closings (id),
      add check (paid_by is not null or (tip_cents is null and closing_id is null)),
      add check (tip_xcg_cents is null or (paid_by = 'cash_xcg' and tip_cents is not null))`.execute(db);
  // The cash that a driver holds: few rides, however many there have been.
  await sql`
    create index rides_cash_held on rides (driver_id)
    where status = 'Completed' and closing_id is null and paid_by in ('cash_usd', 'cash_xcg')`.execute(db);
}
