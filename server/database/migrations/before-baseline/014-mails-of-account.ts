import { type Kysely, sql } from "kysely";

/** Whose account a mail is about: it may have gone to an address that is the account's no more, or not yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column account_id integer references accounts (id)`.execute(db);
  await sql`create index outbox_of_account on outbox (account_id) where account_id is not null`.execute(db);
}
