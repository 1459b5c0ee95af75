import { type Kysely, sql } from "kysely";

/** The first ride of a shift is told the evening before, and stands until its driver must hear of it otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table first_rides_told (
    ride_id integer primary key references rides (id) on delete cascade,
    driver_id integer not null references accounts (id) on delete cascade,
    told_at timestamptz not null,
    until_at timestamptz not null
  )`.execute(db);
}
