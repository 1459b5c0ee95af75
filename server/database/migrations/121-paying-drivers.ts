import { type Kysely, sql } from "kysely";

/**
 * Rents, expenses and bonuses of drivers, a commission of one driver, and the payments of settlements. Each entry of a closed
 * settlement and what was paid of it stands in rows of its own, which are only ever added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const DATED = `
  id integer primary key generated always as identity,
  driver_id integer not null references drivers (account_id),
  valid_from date not null,
  created_by integer not null references accounts (id),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by integer references accounts (id),
  check ((withdrawn_at is null) = (withdrawn_by is null))`;

const STATEMENTS = [
  `create table driver_commission_rates (${DATED},
    hundredths integer not null check (hundredths between 0 and 10000)
  )`,
  `create index driver_commission_rates_of on driver_commission_rates (driver_id)`,
  `create table driver_rents (${DATED},
    cents integer not null check (cents >= 0)
  )`,
  `create index driver_rents_of on driver_rents (driver_id)`,
  `create table driver_entries (
    id integer primary key generated always as identity,
    driver_id integer not null references drivers (account_id),
    kind text not null,
    day date not null,
    usd_cents integer not null,
    xcg_cents integer not null,
    note text not null,
    takes_back integer unique references driver_entries (id),
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    check ((usd_cents = 0) <> (xcg_cents = 0))
  )`,
  `create index driver_entries_of on driver_entries (driver_id)`,
  `create index driver_entries_made on driver_entries (made_at)`,
  `create table settlement_entries (
    id integer primary key generated always as identity,
    settlement_id integer not null references settlements (id),
    kind text not null,
    day date not null,
    usd_cents integer not null,
    xcg_cents integer not null,
    note text not null,
    entry_id integer unique references driver_entries (id),
    rent_id integer references driver_rents (id),
    unique (rent_id, day),
    check ((entry_id is null) <> (rent_id is null))
  )`,
  `create index settlement_entries_of on settlement_entries (settlement_id)`,
  `create table settlement_payments (
    id integer primary key generated always as identity,
    driver_id integer not null references drivers (account_id),
    paid_on date not null,
    how text not null check (how in ('bank', 'cash', 'other', 'set_off')),
    reference text not null,
    takes_back integer unique references settlement_payments (id),
    made_by integer not null references accounts (id),
    made_at timestamptz not null
  )`,
  `create index settlement_payments_of on settlement_payments (driver_id)`,
  `create index settlement_payments_made on settlement_payments (made_at)`,
  `create table settlement_payment_parts (
    payment_id integer not null references settlement_payments (id),
    settlement_id integer not null references settlements (id),
    usd_cents integer not null,
    xcg_cents integer not null,
    primary key (payment_id, settlement_id),
    check (usd_cents <> 0 or xcg_cents <> 0)
  )`,
  `create index settlement_payment_parts_of on settlement_payment_parts (settlement_id)`,
  ...["driver_entries", "settlement_entries", "settlement_payments", "settlement_payment_parts"].map(
    (table) => `create trigger ${table}_kept before update or delete or truncate on ${table}
    for each statement execute function refuse_settlement_change()`,
  ),
];
