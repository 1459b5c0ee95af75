import { type Kysely, sql } from "kysely";

/** The oldest version that may still run, of each migration that took away what older ones used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table oldest_versions (migration text primary key, version text not null)`.execute(db);
}
