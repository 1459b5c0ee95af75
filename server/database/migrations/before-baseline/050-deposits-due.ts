import { type Kysely, sql } from "kysely";

/**
 * The deposit that a ride waits for, and until when: none where the company doesn't insist on one. And the fee for who wasn't there, as
 * it was at that moment: it is taken from what was paid by link first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rides
      add column deposit_cents integer check (deposit_cents > 0),
      add column deposit_due_at timestamptz,
      add column no_show_fee_cents integer check (no_show_fee_cents > 0)`.execute(db);
  await sql`create index rides_waiting_for_deposit on rides (deposit_due_at)
    where held and status = 'Pending' and deposit_due_at is not null`.execute(db);
}
