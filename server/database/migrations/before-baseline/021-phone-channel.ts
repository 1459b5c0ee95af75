import { type Kysely, sql } from "kysely";

/** Messages to phones wait in one queue, whichever gateway takes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint outbox_channel_check`.execute(db);
  await sql`update outbox set channel = 'phone' where channel = 'webhook'`.execute(db);
  await sql`alter table outbox
    add constraint outbox_channel_check check (channel in ('email', 'phone', 'push'))`.execute(db);
}
