import { type Kysely, sql } from "kysely";

/** The rides that ended without being driven, the last first, for dispatch's history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index rides_not_driven on rides (ended_at desc, id desc)
    where status in ('Cancelled', 'Rejected', 'NoShow')`.execute(db);
}
