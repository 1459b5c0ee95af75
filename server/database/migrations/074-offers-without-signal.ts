import { type Kysely, sql } from "kysely";

/** Offers that ran out while their driver's phone had no signal, and the moves of rides by the drivers whom they concern. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dispatch_offers add column no_signal boolean not null default false`.execute(db);
  await sql`create index told_moves_from on told_moves (from_driver_id, moved_at)`.execute(db);
  await sql`create index told_moves_to on told_moves (to_driver_id, moved_at)`.execute(db);
}
