import { type Kysely, sql } from "kysely";

/** What a passenger gave the driver of their ride. The driver's own row holds the sum and the count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rides
      add column stars smallint check (stars between 1 and 5),
      add check (stars is null or status = 'Completed')`.execute(db);
}
