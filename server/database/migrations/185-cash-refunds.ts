import { type Kysely, sql } from "kysely";

/** Money that was given back in cash out of a case, at the office or by the driver, who is credited in the next settlement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table cash_refunds (
    id integer primary key generated always as identity,
    case_id integer not null references cases (id),
    ride_id integer not null references rides (id),
    usd_cents integer not null check (usd_cents >= 0),
    xcg_cents integer not null check (xcg_cents >= 0),
    cents integer not null check (cents > 0),
    driver_id integer references drivers (account_id),
    reason text not null,
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    check ((usd_cents = 0) <> (xcg_cents = 0))
  )`,
  `create index cash_refunds_of_case on cash_refunds (case_id)`,
  `create index cash_refunds_of_ride on cash_refunds (ride_id)`,
  `create index cash_refunds_made on cash_refunds (made_at)`,
  `create trigger cash_refunds_kept before update or delete or truncate on cash_refunds
    for each statement execute function refuse_settlement_change()`,
  `alter table rides add column cash_given_back_cents integer not null default 0 check (cash_given_back_cents >= 0)`,
  `alter table driver_entries add column cash_refund_id integer unique references cash_refunds (id)`,
];
