import { type Kysely, sql } from "kysely";

/** The deposit that a ride waits for, and until when: none where the company doesn't insist on one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rides
      add column deposit_cents integer check (deposit_cents > 0),
      add column deposit_due_at timestamptz`.execute(db);
  await sql`create index rides_waiting_for_deposit on rides (deposit_due_at)
    where held and status = 'Pending' and deposit_due_at is not null`.execute(db);
}
