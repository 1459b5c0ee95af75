import { type Kysely, sql } from "kysely";

/**
 * A promise says for which time it was asked: a ride that has been moved since is promised its new time. People who
 * wait for a full time are told of it once, and how many join from one address is limited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ride_promises add column asked_at timestamptz`.execute(db);
  await sql`alter table waiting_list add column joined_from text`.execute(db);
  await sql`create index waiting_list_joined on waiting_list (joined_from, created_at)`.execute(db);
}
