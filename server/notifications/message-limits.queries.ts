import { sql } from "kysely";
import type { Trx } from "../database/connect.ts";

/** Lets one transaction at a time count and queue the mails to a recipient. */
export async function lockMailsTo(trx: Trx, recipient: string): Promise<void> {
  const name = `mails to ${recipient.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

type MailsTo = {
  channel: "email" | "phone";
  recipient: string;
  kinds: readonly string[];
  since: Date;
  until: Date;
  except: string;
};

/** How many messages of these kinds were queued for a recipient within a time, without those of one outcome. */
export async function countMessagesTo(
  trx: Trx,
  { channel, recipient, kinds, since, until, except }: MailsTo,
): Promise<number> {
  const counted = await trx
    .selectFrom("outbox")
    .select(trx.fn.countAll().as("messages"))
    .where("channel", "=", channel)
    .where(sql<boolean>`lower(recipient) = ${recipient.toLowerCase()}`)
    .where("kind", "in", kinds)
    .where("created_at", ">", since)
    .where("created_at", "<=", until)
    .where(sql<boolean>`last_error is distinct from ${except}`)
    .executeTakeFirst();
  return Number(counted?.messages ?? 0);
}

/** Whether a mail of a kind about a ride to a recipient had that outcome, and the office has not sent it all the same. */
export async function wasMailed(
  trx: Trx,
  mail: { rideId: number; recipient: string; kind: string; outcome: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom("outbox")
    .select("id")
    .where("ride_id", "=", mail.rideId)
    .where("channel", "=", "email")
    .where("kind", "=", mail.kind)
    .where(sql<boolean>`lower(recipient) = ${mail.recipient.toLowerCase()}`)
    .where("last_error", "=", mail.outcome)
    .where("sent_again_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
