import { type Kysely, sql } from "kysely";

/**
 * Corrections of completed fares, which are only ever added. A ride keeps their sum beside them, and the part of it that was corrected
 * after the ride was put on a statement or into a settlement: what is closed stays as it was, and what follows goes into the next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table rides
    add column corrected_cents integer not null default 0,
    add column corrected_since_statement_cents integer not null default 0,
    add column corrected_since_settlement_cents integer not null default 0`,
  `create table fare_corrections (
    id integer primary key generated always as identity,
    ride_id integer not null references rides (id),
    from_cents integer not null check (from_cents >= 0),
    to_cents integer not null check (to_cents >= 0),
    reason text not null,
    statement_id integer references partner_statements (id),
    settlement_id integer references settlements (id),
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    check (from_cents <> to_cents)
  )`,
  `create index fare_corrections_of on fare_corrections (ride_id)`,
  `create index fare_corrections_made on fare_corrections (made_at)`,
  `create table statement_corrections (
    correction_id integer primary key references fare_corrections (id),
    statement_id integer not null references partner_statements (id)
  )`,
  `create index statement_corrections_of on statement_corrections (statement_id)`,
  `alter table statement_entries add column correction_id integer unique references fare_corrections (id)`,
  `alter table driver_entries add column correction_id integer unique references fare_corrections (id)`,
  ...["fare_corrections", "statement_corrections"].map(
    (table) => `create trigger ${table}_kept before update or delete or truncate on ${table}
    for each statement execute function refuse_settlement_change()`,
  ),
];
