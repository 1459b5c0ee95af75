import { type Kysely, sql } from "kysely";

/** When a driver said that they are on their way, and when the car is expected by where it last was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides
    add column set_out_at timestamptz,
    add column expected_at timestamptz,
    add column expected_as_of timestamptz`.execute(db);
}
