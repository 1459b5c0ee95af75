import { type Kysely, sql } from "kysely";

/**
 * Contracts for rides that come again. Of each trip, day and way there is one row at most, whichever server writes it: so each ride is
 * booked once. The right to make contracts goes to those of the office who look after hotels and firms, and to dispatchers who may do all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table contracts (
    id integer primary key generated always as identity,
    name text not null,
    partner_id integer references partners (id),
    rider_name text not null,
    rider_phone text not null,
    rider_email text,
    language text not null,
    first_day date not null,
    last_day date,
    on_holidays text not null check (on_holidays in ('drive', 'skip')),
    paid_by text not null check (paid_by in ('account', 'driver')),
    note text not null default '',
    lines jsonb not null,
    last_line integer not null,
    exceptions jsonb not null,
    version integer not null default 1,
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    changed_by integer not null references accounts (id),
    changed_at timestamptz not null,
    ended_at timestamptz,
    ended_by integer references accounts (id),
    blanked_at timestamptz,
    check (paid_by = 'driver' or partner_id is not null)
  )`,
  `create index contracts_of_partner on contracts (partner_id)`,
  `create table contract_rides (
    contract_id integer not null references contracts (id),
    line integer not null,
    day date not null,
    way text not null check (way in ('there', 'back')),
    at timestamptz not null,
    ride_id integer unique references rides (id),
    terms jsonb not null,
    stays boolean not null default false,
    trouble text check (trouble in ('not_booked', 'changed', 'not_wanted')),
    problem_code text,
    problem text,
    noted_at timestamptz not null,
    primary key (contract_id, line, day, way)
  )`,
  `create index contract_rides_in_trouble on contract_rides (at) where trouble is not null`,
  `create table contract_settings (
    id smallint primary key check (id = 1),
    days_ahead smallint not null check (days_ahead between 1 and 60)
  )`,
  `insert into contract_settings (id, days_ahead) values (1, 14)`,
  `update accounts set rights = rights || '["contracts"]'
    where ((role = 'staff' and rights @> '["partners"]') or (role = 'operator' and rights @> '["turnover", "refunds"]')) and not rights @> '["contracts"]'`,
];
