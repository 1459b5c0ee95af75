import { sql } from "kysely";
import type { MessageChannel, SendingState } from "../../contract/notifications/sent-messages.ts";
import type { Db, Trx } from "../database/connect.ts";
import { likeText } from "../database/like-text.ts";

type Search = {
  limit: number;
  before?: number | undefined;
  /** A part of the reference of a ride. */
  reference?: string | undefined;
  channel?: MessageChannel | undefined;
  state?: SendingState | undefined;
};

/** A page of the messages that were sent or are to be, from the newest. */
export function listSentMessages(db: Db, { limit, before, reference, channel, state }: Search) {
  let listing = sentMessages(db).orderBy("outbox.id", "desc").limit(limit);
  if (before !== undefined) listing = listing.where("outbox.id", "<", before);
  if (channel !== undefined) listing = listing.where("outbox.channel", "=", channel);
  if (reference) {
    listing = listing.where("rides.reference", "ilike", likeText(reference));
  }
  if (state === "given_up") return listing.where("outbox.failed_at", "is not", null).execute();
  if (state === undefined) return listing.execute();
  listing = listing.where("outbox.failed_at", "is", null);
  if (state === "sent") return listing.where("outbox.sent_at", "is not", null).execute();
  return listing
    .where("outbox.sent_at", "is", null)
    .where("outbox.last_error", state === "failed" ? "is not" : "is", null)
    .execute();
}

export function findSentMessage(trx: Trx, id: number) {
  return sentMessages(trx).select("outbox.payload").where("outbox.id", "=", id).executeTakeFirst();
}

/** Notes that another message takes the place of this one, which is tried no more. False where that has been noted, or it is being sent. */
export async function markSentAgain(trx: Trx, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const marked = await trx
    .updateTable("outbox")
    .set({
      sent_again_at: now,
      failed_at: sql<Date | null>`case when sent_at is null then coalesce(failed_at, ${now}::timestamptz) else failed_at end`,
    })
    .where("id", "=", id)
    .where("sent_again_at", "is", null)
    .where((is) => is.or([is("claimed_until", "is", null), is("claimed_until", "<=", now)]))
    .where((is) =>
      is.or([
        is("sent_at", "is not", null),
        is("failed_at", "is not", null),
        is("last_error", "is not", null),
      ]),
    )
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

function sentMessages(db: Db | Trx) {
  return db
    .selectFrom("outbox")
    .leftJoin("rides", "rides.id", "outbox.ride_id")
    .leftJoin("push_subscriptions as browser", (join) =>
      join.onRef("browser.endpoint", "=", "outbox.recipient").on("outbox.channel", "=", "push"),
    )
    .leftJoin("accounts as account", (join) =>
      join.on("account.id", "=", sql<number>`coalesce(outbox.account_id, browser.account_id)`),
    )
    .select([
      "outbox.id",
      "outbox.kind",
      "outbox.channel",
      "outbox.gateway",
      "outbox.recipient",
      "outbox.language",
      "outbox.ride_id",
      "outbox.account_id",
      "outbox.attempts",
      "outbox.next_attempt_at",
      "outbox.claimed_until",
      "outbox.sent_at",
      "outbox.failed_at",
      "outbox.last_error",
      "outbox.report",
      "outbox.sent_again_at",
      "outbox.created_at",
      "rides.reference as ride_reference",
      "rides.status as ride_status",
      "rides.driver_id as ride_driver_id",
      "account.id as whose",
      "account.username as account",
    ]);
}
