import { type Insertable, type SqlBool, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { PAPER_COLUMNS } from "../database/driver-papers.ts";

export type NewMessage = Pick<
  Insertable<Database["outbox"]>,
  | "kind"
  | "channel"
  | "recipient"
  | "language"
  | "payload"
  | "ride_id"
  | "account_id"
  | "next_attempt_at"
  | "failed_at"
  | "last_error"
  | "created_at"
>;

export type OutboxChannel = Database["outbox"]["channel"];

export async function insertNotifications(trx: Trx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length > 0) await trx.insertInto("outbox").values(messages).execute();
}

/** Lets one transaction at a time count and queue the mails to a recipient. */
export async function lockMailsTo(trx: Trx, recipient: string): Promise<void> {
  const name = `mails to ${recipient.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

type MailsTo = {
  channel: "email" | "webhook";
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

/** Whether a mail of a kind about a ride to a recipient had that outcome. */
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
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A ride with the people and the car that a message about it names. */
export function findRideForNotification(db: Db | Trx, rideId: number) {
  return db
    .selectFrom("rides")
    .leftJoin("accounts as rider", "rider.id", "rides.rider_id")
    .leftJoin("drivers", "drivers.account_id", "rides.driver_id")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .select([
      "rides.id",
      "rides.reference",
      "rides.tracking_code",
      "rides.status",
      "rides.rider_id",
      "rides.rider_name",
      "rides.rider_phone",
      "rides.rider_email",
      "rides.language",
      "rides.pickup_location",
      "rides.dropoff_location",
      "rides.pickup_lat",
      "rides.pickup_lng",
      "rides.dropoff_lat",
      "rides.dropoff_lng",
      "rides.ride_datetime",
      "rides.completed_at",
      "rides.passenger_count",
      "rides.luggage_count",
      "rides.distance_m",
      "rides.fare_cents",
      "rides.breakdown",
      "rides.paid_by",
      "rides.tip_cents",
      "rides.tip_xcg_cents",
      "rides.driver_id",
      "rider.email as account_email",
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
      "driver.phone as driver_phone",
      "drivers.vehicle_name",
      "drivers.plate",
    ])
    .select(({ selectFrom }) =>
      selectFrom("company_profile")
        .select("start_code")
        .where("company_profile.id", "=", 1)
        .as("start_code_on"),
    )
    .where("rides.id", "=", rideId)
    .executeTakeFirst();
}

/** The browsers in which these accounts asked to be told. */
export async function listSubscriptionsOf(db: Db | Trx, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom("push_subscriptions")
    .select(["endpoint", "account_id", "language"])
    .where("account_id", "in", accountIds)
    .orderBy("endpoint")
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
 * sending loses nothing, because what it took is due again when its time is over. What a clock that has been set back
 * since put far ahead is due now.
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

/** Marks a message as sent. What only its reader should know, such as a link to set a password, is wiped with it. */
export async function markSent(
  db: Db,
  { id, now, wipe }: { id: number; now: Date; wipe: boolean },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ sent_at: now, claimed_until: null, last_error: null, ...(wipe ? { payload: "{}" } : {}) })
    .where("id", "=", id)
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

/** Deletes messages of a ride that were delayed past a moment and are not yet being sent. */
export async function deleteUnsentOf(
  trx: Trx,
  { rideId, since }: { rideId: number; since: Date },
): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("ride_id", "=", rideId)
    .where("next_attempt_at", ">", since)
    .where("sent_at", "is", null)
    .where("attempts", "=", 0)
    .execute();
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

/** The browsers of the drivers on shift who may take a ride that is in the pool. */
export function listPoolBrowsers(trx: Trx, rideId: number) {
  return trx
    .selectFrom("push_subscriptions")
    .innerJoin("drivers", "drivers.account_id", "push_subscriptions.account_id")
    .innerJoin("accounts", "accounts.id", "push_subscriptions.account_id")
    .select(["push_subscriptions.endpoint", "push_subscriptions.account_id", "push_subscriptions.language"])
    .select(PAPER_COLUMNS)
    .where("drivers.approved_at", "is not", null)
    .where("drivers.on_shift", "=", true)
    .where("drivers.inactive", "=", false)
    .where("accounts.state", "=", "active")
    .where("accounts.role", "=", "driver")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ride_refusals")
            .select("ride_refusals.ride_id")
            .where("ride_refusals.ride_id", "=", rideId)
            .whereRef("ride_refusals.driver_id", "=", "drivers.account_id"),
        ),
      ),
    )
    .orderBy("push_subscriptions.endpoint")
    .execute();
}

/** Who took the last step of a ride, as its history has it. */
export async function findLastActor(trx: Trx, rideId: number): Promise<number | null> {
  const last = await trx
    .selectFrom("ride_history")
    .select("actor_id")
    .where("ride_id", "=", rideId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.actor_id ?? null;
}
