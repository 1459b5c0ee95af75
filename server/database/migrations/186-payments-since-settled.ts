import { type Kysely, sql } from "kysely";

/** The ride whose payment was said otherwise after its settlement was closed, of the driver's entry with the difference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table driver_entries add column ride_id integer references rides (id)`.execute(db);
  await sql`create index driver_entries_of_ride on driver_entries (ride_id) where ride_id is not null`.execute(
    db,
  );
}
