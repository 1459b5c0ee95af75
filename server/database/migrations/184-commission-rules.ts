import { type Kysely, sql } from "kysely";

/**
 * Commissions of a car, of an account, of a way of booking, or of a driver with these; and what a commission made of rides whose
 * settlement was closed already, ride by ride. The rates of everybody and of one driver stay in their tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table commission_rules (
    id integer primary key generated always as identity,
    driver_id integer references drivers (account_id),
    vehicle_id integer references vehicles (id),
    partner_id integer references partners (id),
    channel text check (channel in ('site', 'desk', 'partner', 'assistant', 'hail', 'contract')),
    valid_from date not null,
    last_day date,
    hundredths integer check (hundredths between 0 and 10000),
    reason text not null,
    created_by integer not null references accounts (id),
    created_at timestamptz not null,
    withdrawn_at timestamptz,
    withdrawn_by integer references accounts (id),
    check (driver_id is not null or vehicle_id is not null or partner_id is not null or channel is not null),
    check (last_day is null or last_day >= valid_from),
    check ((withdrawn_at is null) = (withdrawn_by is null))
  )`,
  `create table settled_commissions (
    id integer primary key generated always as identity,
    ride_id integer not null references rides (id),
    settlement_id integer not null references settlements (id),
    hundredths integer not null check (hundredths between 0 and 10000),
    entry_id integer references driver_entries (id),
    made_at timestamptz not null
  )`,
  `create index settled_commissions_of on settled_commissions (ride_id)`,
  `create trigger settled_commissions_kept before update or delete or truncate on settled_commissions
    for each statement execute function refuse_settlement_change()`,
];
