import { type Kysely, sql } from "kysely";

/**
 * A ride as it was really paid: a second way beside the first, with the US cents of the fare that it was (below nothing, change given back
 * in the other currency), the guilders to which its cash was rounded, and why it wasn't paid at all. Rides from before were in one way
 * and to the cent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rides
      add column also_paid_by text check (also_paid_by in ('cash_usd', 'cash_xcg', 'card')),
      add column also_cents integer,
      add column xcg_step smallint check (xcg_step > 0),
      add column unpaid_reason text check (unpaid_reason in ('later', 'refused', 'left', 'other')),
      add check (also_paid_by is null or also_cents <> 0),
      add check (also_cents is null or also_cents > 0 or also_paid_by <> 'card')`.execute(db);
  await sql`create unique index cases_unpaid_ride on cases (ride_id) where kind = 'not_paid'`.execute(db);
}
