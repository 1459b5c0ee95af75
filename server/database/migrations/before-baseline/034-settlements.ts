import { type Kysely, sql } from "kysely";

/**
 * Rates of commission by their first day, and what a driver and the company owed each other over some days. A settlement and its
 * corrections are only ever added: no day of a driver is in two, and the database itself refuses to change one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table commission_rates (
      id integer primary key generated always as identity,
      valid_from date not null,
      hundredths integer not null check (hundredths between 0 and 10000),
      created_by integer not null references accounts (id),
      created_at timestamptz not null,
      withdrawn_at timestamptz,
      withdrawn_by integer references accounts (id),
      check ((withdrawn_at is null) = (withdrawn_by is null))
    )`.execute(db);
  await sql`
    create table settlements (
      id integer primary key generated always as identity,
      driver_id integer not null references drivers (account_id),
      first_day date not null,
      last_day date not null,
      closed_at timestamptz not null,
      closed_by integer not null references accounts (id),
      rides integer not null,
      fare_cents integer not null,
      tip_cents integer not null,
      cash_usd_cents integer not null,
      cash_xcg_cents integer not null,
      card_cents integer not null,
      not_recorded_cents integer not null,
      commission_cents integer not null,
      handed_usd_cents integer not null,
      handed_xcg_cents integer not null,
      owed_usd_cents integer not null,
      owed_xcg_cents integer not null,
      lines jsonb not null,
      check (first_day <= last_day),
      check (jsonb_array_length(lines) = rides),
      check (owed_usd_cents = card_cents + handed_usd_cents - commission_cents),
      check (owed_xcg_cents = handed_xcg_cents),
      constraint settlements_days_once exclude using gist (
        int4range(driver_id, driver_id, '[]') with &&, daterange(first_day, last_day, '[]') with &&
      )
    )`.execute(db);
  await sql`create index settlements_by_driver on settlements (driver_id, id desc)`.execute(db);
  await sql`
    create table settlement_corrections (
      id integer primary key generated always as identity,
      settlement_id integer not null references settlements (id),
      usd_cents integer not null,
      xcg_cents integer not null,
      reason text not null,
      made_by integer not null references accounts (id),
      made_at timestamptz not null,
      check ((usd_cents = 0) <> (xcg_cents = 0))
    )`.execute(db);
  await sql`create index settlement_corrections_of on settlement_corrections (settlement_id)`.execute(db);
  await sql`
    create function refuse_settlement_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a closed settlement stays as it is';
    end $$`.execute(db);
  for (const table of ["settlements", "settlement_corrections"]) {
    await sql`create trigger ${sql.id(`${table}_kept`)} before update or delete or truncate on ${sql.id(table)}
      for each statement execute function refuse_settlement_change()`.execute(db);
  }
}
