import { sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { RecipientCountsTable } from "../database/tables/delivery-tables.ts";
import { mailsLock } from "./mails-lock.ts";

/** Lets one transaction at a time count and queue the mails to a recipient. */
export async function lockMailsTo(trx: Trx, recipient: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailsLock(recipient)}, 0))`.execute(trx);
}

type MessagesTo = {
  recipient: string;
  purpose: RecipientCountsTable["purpose"];
  since: Date;
  until: Date;
};

/** How many messages of a purpose went to a recipient within a time; those that were withheld are not counted. */
export async function countMessagesTo(
  trx: Trx,
  { recipient, purpose, since, until }: MessagesTo,
): Promise<number> {
  const counted = await trx
    .selectFrom("recipient_counts")
    .select((select) => select.fn.sum("messages").as("messages"))
    .where("recipient", "=", sql<string>`recipient_mark(${recipient})`)
    .where("purpose", "=", purpose)
    .where("hour", ">", since)
    .where("hour", "<=", until)
    .executeTakeFirst();
  return Number(counted?.messages ?? 0);
}

/** Forgets what was counted before a moment. */
export async function forgetRecipientCounts(trx: Db | Trx, before: Date): Promise<void> {
  await trx.deleteFrom("recipient_counts").where("hour", "<", before).execute();
}

/** Whether a mail of some kinds about a ride to a recipient had that outcome, and the office has not sent it all the same. */
export async function wasMailed(
  trx: Trx,
  mail: { rideId: number; recipient: string; kinds: readonly string[]; outcome: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom("outbox")
    .select("id")
    .where("ride_id", "=", mail.rideId)
    .where("channel", "=", "email")
    .where("kind", "in", mail.kinds)
    .where(sql<boolean>`lower(recipient) = ${mail.recipient.toLowerCase()}`)
    .where("last_error", "=", mail.outcome)
    .where("sent_again_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
