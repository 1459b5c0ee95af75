import { type Kysely, sql } from "kysely";

/** A refund of a driven ride that its driver bears is an entry of theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table driver_entries
    add column refund_id integer unique references pay_link_refunds (id)`.execute(db);
}
