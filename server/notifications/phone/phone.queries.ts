import { type RawBuilder, sql } from "kysely";
import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import { TIME_FREE } from "../../../contract/notifications/message-kinds.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
import { countMessagesTo, lockMailsTo } from "../message-limits.queries.ts";

/** The reason in the row of a message to a number that has had enough of what anybody can cause. */
export const NUMBER_LIMIT = "number_limit";

/** A number whose owner has typed a code that was sent to it. */
const isProvedSince = (
  phone: RawBuilder<string>,
  since: Date,
) => sql<boolean>`exists (select from rides as proving
  where proving.rider_phone = ${phone} and proving.proved_by = 'phone' and proving.created_at >= ${since})`;

/** The company itself booked the ride, or has said that it is meant. */
const IS_VOUCHED_FOR = sql<boolean>`coalesce(rides.proved_by = 'office' or exists (select from accounts as booker
  where booker.id = rides.booked_by and booker.role in ('operator', 'staff')), false)`;

/** Its passenger agreed to WhatsApp when they booked, or who waits for a time when they joined. */
const HAS_AGREED = sql<boolean>`coalesce(rides.whatsapp_consent and rides.rider_phone = outbox.recipient, false)
  or (outbox.kind = ${sql.lit(TIME_FREE)} and outbox.payload ->> 'whatsapp' = 'true')`;

/** The facts that decide how a message may go to its phone. */
export function findPhoneMessage(db: Db, { id, provedSince }: { id: number; provedSince: Date }) {
  return db
    .selectFrom("outbox")
    .leftJoin("rides", "rides.id", "outbox.ride_id")
    .select(["outbox.failed_gateways", "outbox.last_error", "outbox.capped", "rides.status as ride_status"])
    .select([
      isProvedSince(sql.ref("outbox.recipient"), provedSince).as("proved"),
      sql<boolean>`(${IS_VOUCHED_FOR} or outbox.capped is false)`.as("vouched"),
      sql<boolean>`exists (select from outbox as booked
        where booked.ride_id = outbox.ride_id and booked.channel = 'phone' and booked.kind in ('booked', 'pay_link')
          and booked.id <> outbox.id and booked.recipient = outbox.recipient and booked.last_error = ${NUMBER_LIMIT}
          and booked.sent_again_at is null)`.as("booking_withheld"),
    ])
    .select(sql<boolean>`(${HAS_AGREED})`.as("agreed"))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("phone_stops")
          .select("phone_stops.phone")
          .whereRef("phone_stops.phone", "=", "outbox.recipient"),
      ).as("stopped"),
    )
    .where("outbox.id", "=", id)
    .executeTakeFirst();
}

/** Names the gateway that a message is handed to, before it is. */
export async function noteGateway(
  db: Db,
  { id, gateway }: { id: number; gateway: PhoneGateway },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ gateway, report: null, reported_at: null })
    .where("id", "=", id)
    .execute();
}

/** A gateway will not deliver this message, however often it is asked. */
export async function noteGatewayFailed(
  db: Db,
  { id, gateway }: { id: number; gateway: PhoneGateway },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ failed_gateways: sql<string[]>`array_append(failed_gateways, ${gateway})` })
    .where("id", "=", id)
    .where(sql<boolean>`not (${gateway} = any (failed_gateways))`)
    .execute();
}

type Counts = {
  day: string;
  counts: readonly { prefix: string; most: number }[];
};

/** A number, and how many messages that anybody can cause it may get in a day. */
type Numbered = { recipient: string; most: number; now: Date };

/** Counts such a message where its number has had fewer than it may within a day. */
export async function countForNumber(db: Db, { recipient, most, now }: Numbered): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockMailsTo(trx, recipient);
    const since = new Date(now.getTime() - DAY_MS);
    if ((await countMessagesTo(trx, { recipient, purpose: "phone", since, until: now })) >= most)
      return false;
    await sql`
      insert into recipient_counts (recipient, purpose, hour, messages)
      values (recipient_mark(${recipient}), 'phone', date_trunc('hour', ${now}::timestamptz, 'UTC'), 1)
      on conflict (recipient, purpose, hour) do update set messages = recipient_counts.messages + 1`.execute(
      trx,
    );
    return true;
  });
}

/** Takes it back where no gateway took the message. */
export async function uncountForNumber(db: Db, { recipient, now }: Omit<Numbered, "most">): Promise<void> {
  await sql`
    update recipient_counts set messages = messages - 1
    where recipient = recipient_mark(${recipient}) and purpose = 'phone'
      and hour = date_trunc('hour', ${now}::timestamptz, 'UTC')`.execute(db);
}

class LimitReached extends Error {}

/** Counts a message of a day where every limit leaves room for it; at a limit it counts nowhere. */
export async function countPhoneMessage(db: Db, { day, counts }: Counts): Promise<boolean> {
  if (counts.length === 0) return true;
  if (counts.some(({ most }) => most === 0)) return false;
  try {
    await inTransaction(db, async (trx) => {
      for (const { prefix, most } of counts) {
        if (!(await countOne(trx, { day, prefix, most }))) throw new LimitReached();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof LimitReached) return false;
    throw error;
  }
}

async function countOne(
  trx: Trx,
  { day, prefix, most }: { day: string; prefix: string; most: number },
): Promise<boolean> {
  const counted = await trx
    .insertInto("phone_message_counts")
    .values({ day, prefix, messages: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "prefix"])
        .doUpdateSet({ messages: sql<number>`phone_message_counts.messages + 1` })
        .where("phone_message_counts.messages", "<", most),
    )
    .returning("messages")
    .executeTakeFirst();
  return counted !== undefined;
}

/** Takes back what was counted for a message that no gateway took. */
export async function uncountPhoneMessage(db: Db, { day, counts }: Counts): Promise<void> {
  if (counts.length === 0) return;
  await db
    .updateTable("phone_message_counts")
    .set({ messages: sql<number>`messages - 1` })
    .where("day", "=", day)
    .where(
      "prefix",
      "in",
      counts.map(({ prefix }) => prefix),
    )
    .execute();
}

type Reported = { id: number; createdAt: Date; gateway: PhoneGateway; now: Date };

/** Keeps that a message arrived; one that is said twice, or late, changes nothing. */
export async function markDelivered(
  db: Db,
  { id, createdAt, gateway, now, read }: Reported & { read: boolean },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ report: read ? "read" : "delivered", reported_at: now })
    .where("id", "=", id)
    .where("created_at", "=", createdAt)
    .where("gateway", "=", gateway)
    .where((is) => is.or([is("report", "is", null), ...(read ? [is("report", "=", "delivered")] : [])]))
    .execute();
}

/**
 * Keeps that a gateway did not deliver a message, once, and puts it up for the next: unless it is from before a moment, or
 * held a secret that is wiped by now. A message that this server is still handing over stays with it until then.
 */
export async function markUndelivered(
  db: Db,
  { id, createdAt, gateway, now, reason, resendSince }: Reported & { reason: string; resendSince: Date },
): Promise<void> {
  const again = createdAt >= resendSince ? sql<boolean>`payload <> '{}'::jsonb` : sql<boolean>`false`;
  await db
    .updateTable("outbox")
    .set({
      failed_gateways: sql<string[]>`array_append(failed_gateways, ${gateway})`,
      report: "failed",
      reported_at: now,
      last_error: reason,
      sent_at: sql<Date | null>`case when ${again} then null else sent_at end`,
      failed_at: sql<Date | null>`case when ${again} then null else ${now}::timestamptz end`,
      next_attempt_at: now,
    })
    .where("id", "=", id)
    .where("created_at", "=", createdAt)
    .where("gateway", "=", gateway)
    .where("failed_at", "is", null)
    .where((is) => is.or([is("report", "is", null), is("report", "=", "failed")]))
    .where(sql<boolean>`not (${gateway} = any (failed_gateways))`)
    .execute();
}

export async function saveStop(
  db: Db,
  { phone, gateway, now }: { phone: string; gateway: "whatsapp" | "sms"; now: Date },
): Promise<void> {
  await db
    .insertInto("phone_stops")
    .values({ phone, gateway, stopped_at: now })
    .onConflict((conflict) => conflict.column("phone").doNothing())
    .execute();
}

export async function deleteStop(db: Db, phone: string): Promise<void> {
  await db.deleteFrom("phone_stops").where("phone", "=", phone).execute();
}

/** Whether the owner of a number has typed a code that was sent to it, or the company vouches for the ride. */
export async function isNumberTrusted(
  db: Db | Trx,
  { phone, rideId, provedSince }: { phone: string; rideId: number; provedSince: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom("rides")
    .select([isProvedSince(sql`${phone}`, provedSince).as("proved"), IS_VOUCHED_FOR.as("vouched")])
    .where("rides.id", "=", rideId)
    .executeTakeFirst();
  return found !== undefined && (found.proved || found.vouched);
}

export async function isStopped(db: Db | Trx, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom("phone_stops")
    .select("phone")
    .where("phone", "=", phone)
    .executeTakeFirst();
  return found !== undefined;
}

export async function forgetCounts(db: Db, before: string): Promise<void> {
  await db.deleteFrom("phone_message_counts").where("day", "<", before).execute();
}
