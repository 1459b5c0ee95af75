import { type Kysely, sql } from "kysely";

/** A browser is told of rides while somebody is signed in there: a session that ends falls silent with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table push_subscriptions add column session_id uuid references sessions (id) on delete cascade`.execute(
    db,
  );
  await sql`create index push_subscriptions_of_session on push_subscriptions (session_id)`.execute(db);
}
