import { type Kysely, sql } from "kysely";

/** A cost of a car says who paid it: the company in cash or by bank, or a driver, who gets it back; null of costs from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vehicle_costs
    add column paid_by text check (paid_by in ('cash', 'bank', 'driver')),
    add column driver_id integer references drivers (account_id)`.execute(db);
  await sql`alter table driver_entries add column vehicle_cost_id integer unique references vehicle_costs (id)`.execute(
    db,
  );
}
