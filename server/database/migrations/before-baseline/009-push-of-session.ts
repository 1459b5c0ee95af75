import { type Kysely, sql } from "kysely";

/** A browser gets push messages while somebody is signed in there: its subscription ends with the session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table push_subscriptions add column session_id uuid references sessions (id) on delete cascade`.execute(
    db,
  );
  await sql`create index push_subscriptions_of_session on push_subscriptions (session_id)`.execute(db);
}
