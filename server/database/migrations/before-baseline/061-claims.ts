import { type Kysely, sql } from "kysely";

/** When a ride that was booked without an account was shown to be a rider's, and the codes that show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides add column claimed_at timestamptz`.execute(db);
  await sql`
    create table claim_codes (
      ride_id integer not null references rides (id) on delete cascade,
      account_id integer not null references accounts (id) on delete cascade,
      code_hash text not null,
      sent_by text not null check (sent_by in ('phone', 'email')),
      sent_at timestamptz not null,
      times_sent integer not null,
      wrong_tries integer not null default 0,
      primary key (ride_id, account_id)
    )`.execute(db);
}
