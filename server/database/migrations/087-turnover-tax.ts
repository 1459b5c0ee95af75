import { type Kysely, sql } from "kysely";

/**
 * Turnover tax by the day from which a rate holds, the numbers of the company that its papers say (CRIB and bank account), and
 * of a statement what it said of them and by when it is to be paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tax_rates (
    id integer primary key generated always as identity,
    valid_from date not null,
    hundredths integer not null check (hundredths between 0 and 10000),
    created_by integer not null references accounts (id),
    created_at timestamptz not null,
    withdrawn_at timestamptz,
    withdrawn_by integer references accounts (id),
    check ((withdrawn_at is null) = (withdrawn_by is null))
  )`.execute(db);
  await sql`alter table company_profile
    add column paper_details jsonb not null default '{}',
    add column paper_details_version integer not null default 1`.execute(db);
  await sql`alter table partner_statements add column seller jsonb, add column due_on date`.execute(db);
}
