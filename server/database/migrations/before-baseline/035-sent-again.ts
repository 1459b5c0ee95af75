import { type Kysely, sql } from "kysely";

/** A message that the office has sent again: another takes its place, and this one keeps when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column sent_again_at timestamptz`.execute(db);
  // Those that did not go are looked for among the many that did.
  await sql`create index outbox_not_sent on outbox (id) where sent_at is null or failed_at is not null`.execute(
    db,
  );
}
