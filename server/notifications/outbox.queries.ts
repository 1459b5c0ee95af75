import { type Insertable, type SqlBool, sql } from "kysely";
import { CALL_FOR_HELP } from "../../contract/notifications/message-kinds.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

export type NewMessage = Pick<
  Insertable<Database["outbox"]>,
  | "kind"
  | "channel"
  | "recipient"
  | "language"
  | "payload"
  | "ride_id"
  | "account_id"
  | "capped"
  | "next_attempt_at"
  | "failed_at"
  | "last_error"
  | "created_at"
>;

export type OutboxChannel = Database["outbox"]["channel"];

export async function insertNotifications(trx: Trx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length > 0) await trx.insertInto("outbox").values(messages).execute();
}

/** Takes a message to a phone about a ride's changes back out that waits and is not being sent. */
export function takeWaitingChange(trx: Trx, { rideId, recipient }: { rideId: number; recipient: string }) {
  return trx
    .deleteFrom("outbox")
    .where("ride_id", "=", rideId)
    .where("channel", "=", "phone")
    .where("kind", "=", "changed")
    .where("recipient", "=", recipient)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("claimed_until", "is", null)
    .where("attempts", "=", 0)
    .returning(["payload", "next_attempt_at"])
    .executeTakeFirst();
}

/** Takes the pushes about a call for help back out that haven't been sent. */
export async function withdrawEmergency(trx: Trx, id: number): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("kind", "=", CALL_FOR_HELP)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("claimed_until", "is", null)
    .where(sql<string>`payload->>'id'`, "=", String(id))
    .execute();
}

export type Claim = {
  channel: OutboxChannel;
  now: Date;
  until: Date;
  limit: number;
  /** No wait between two attempts is longer. */
  longestWaitMs: number;
};

/** Two servers' clocks may differ by this much without either having been set back. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Takes what is due of a channel, for as long as sending may take. Two servers never take the same; one that dies while
 * sending loses nothing, because what it took is due again when its time is over. A message that a clock put far ahead
 * before it was set back is due now.
 */
export async function claimDue(db: Db, { channel, now, until, limit, longestWaitMs }: Claim) {
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const ahead = later(CLOCKS_DIFFER_MS);
  const claimEnds = later(until.getTime() - now.getTime() + CLOCKS_DIFFER_MS);
  return db
    .updateTable("outbox")
    .set((outbox) => ({ claimed_until: until, attempts: outbox("attempts", "+", 1) }))
    .where("id", "in", (due) =>
      due
        .selectFrom("outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where("channel", "=", channel)
        .where((is) =>
          is.or([
            is("next_attempt_at", "<=", now),
            is.and([
              is("attempts", ">", 0),
              is("next_attempt_at", ">", later(longestWaitMs + CLOCKS_DIFFER_MS)),
            ]),
            is.and([
              is("created_at", ">", ahead),
              sql<SqlBool>`next_attempt_at <= created_at + ${longestWaitMs} * interval '1 millisecond'`,
            ]),
          ]),
        )
        .where((free) =>
          free.or([
            free("claimed_until", "is", null),
            free("claimed_until", "<=", now),
            free("claimed_until", ">", claimEnds),
          ]),
        )
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "kind", "channel", "recipient", "language", "payload", "attempts", "created_at"])
    .execute();
}

/** Gives back what was taken and not yet being sent: it is due as before, and counts as not tried. */
export async function releaseClaims(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable("outbox")
    .set((outbox) => ({ claimed_until: null, attempts: outbox("attempts", "-", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** Marks a message as sent. Content for its reader alone, such as a link to set a password, is wiped with it. */
export async function markSent(
  db: Db,
  { id, now, wipe }: { id: number; now: Date; wipe: boolean },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ sent_at: now, claimed_until: null, last_error: null, ...(wipe ? { payload: "{}" } : {}) })
    .where("id", "=", id)
    // Its gateway may have said already that it was not delivered: then it is due again once this claim is over.
    .where(sql<boolean>`(gateway is null or not (gateway = any (failed_gateways)))`)
    .execute();
}

/** Records a failed attempt: tried again at a later time, or given up on where that is null. */
export async function markUnsent(
  db: Db,
  {
    id,
    reason,
    now,
    again,
    wipe,
  }: { id: number; reason: string; now: Date; again: Date | null; wipe: boolean },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({
      claimed_until: null,
      last_error: reason,
      ...(again ? { next_attempt_at: again } : { failed_at: now, ...(wipe ? { payload: "{}" } : {}) }),
    })
    .where("id", "=", id)
    .execute();
}

/** Drops messages for a gateway that is not configured. */
export async function discardDue(
  db: Db,
  { channel, now }: { channel: OutboxChannel; now: Date },
): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("channel", "=", channel)
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .execute();
}

/** Deletes messages of a ride that were queued since a moment, for later, and are not yet being sent. They count to no recipient's day. */
export async function deleteUnsentOf(
  trx: Trx,
  { rideId, since }: { rideId: number; since: Date },
): Promise<void> {
  await sql`
    with gone as (
      delete from outbox
      where ride_id = ${rideId} and created_at >= ${since} and next_attempt_at > ${since} and sent_at is null and attempts = 0
      returning recipient_mark(recipient) as recipient, counted_as(channel, kind, capped, last_error) as purpose,
        date_trunc('hour', created_at, 'UTC') as hour)
    update recipient_counts as counted set messages = counted.messages - withdrawn.messages
    from (select recipient, purpose, hour, count(*) as messages from gone group by 1, 2, 3) as withdrawn
    where counted.recipient = withdrawn.recipient and counted.purpose = withdrawn.purpose and counted.hour = withdrawn.hour`.execute(
    trx,
  );
}

/** Deletes messages that were sent or given up on before a moment. */
export async function forgetFinished(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("created_at", "<", before)
    .where((finished) =>
      finished.or([finished("sent_at", "is not", null), finished("failed_at", "is not", null)]),
    )
    .execute();
}
