import { type Kysely, sql } from "kysely";

/** How drivers have answered lately is counted with each plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index dispatch_offers_lately on dispatch_offers (offered_at)`.execute(db);
}
