import { type Kysely, sql } from "kysely";

/** Those who want the mail of the week, and the Monday of the last week that they were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table week_mails (
    account_id integer primary key references accounts (id),
    is_on boolean not null,
    last_week date
  )`.execute(db);
}
