import { type Kysely, sql } from "kysely";

/**
 * What the point of a ride's end is near, where the words for it name a place elsewhere; and whether it was booked by the link
 * that a hotel or firm gives to its guests, which has a limit of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rides
      add column pickup_near text,
      add column dropoff_near text,
      add column by_guests_link boolean not null default false`.execute(db);
}
