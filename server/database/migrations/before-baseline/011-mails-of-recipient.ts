import { type Kysely, sql } from "kysely";

/** An index for counting the mails a recipient got within a day, which is done before each further one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index outbox_mails_of_recipient on outbox (lower(recipient), created_at) where channel = 'email'`.execute(
    db,
  );
}
