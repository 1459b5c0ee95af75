import { sql } from "kysely";
import { PARTNER_STATEMENT, STAFF_NOTIFICATIONS } from "../../contract/notifications/message-kinds.ts";
import { DRIVER_ALERTS } from "../../contract/rides/ride-message.ts";
import type { Trx } from "../database/connect.ts";

/** The word in place of a passenger and their places. */
const BLANKED = "Removed";
/** Messages to the company, or to a hotel: they aren't the person's whose mailbox they go to. */
const TO_A_BUSINESS = [...STAFF_NOTIFICATIONS, PARTNER_STATEMENT];

/** Takes every message about a rider's rides out of the outbox, except unsent ones to a driver. */
export async function deleteMessagesAbout(trx: Trx, riderId: number): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("ride_id", "in", ridesOf(riderId))
    .where((where) =>
      where.or([
        where("kind", "not in", DRIVER_ALERTS),
        where("sent_at", "is not", null),
        where("failed_at", "is not", null),
      ]),
    )
    .execute();
}

/** Blanks the rider in unsent messages to drivers: the time is enough to announce a cancellation. */
export async function blankAlertsAbout(trx: Trx, riderId: number): Promise<void> {
  const blank = JSON.stringify({
    riderName: BLANKED,
    riderPhone: "",
    trackingCode: "",
    pickup: BLANKED,
    dropoff: BLANKED,
    stops: [],
    ends: null,
    earlier: null,
  });
  await trx
    .updateTable("outbox")
    .set({ payload: sql<string>`payload || ${blank}::jsonb` })
    .where("ride_id", "in", ridesOf(riderId))
    .execute();
}

function ridesOf(riderId: number) {
  return sql<number>`(select rides.id from rides where rides.rider_id = ${riderId})`;
}

/** Takes a driver out of the messages to the passengers they were named to. */
export async function blankDriverInMessages(
  trx: Trx,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ payload: sql<string>`payload || '{"driver": null}'::jsonb` })
    .where(
      sql<boolean>`(payload -> 'driver' ->> 'name' = ${name} or payload -> 'driver' ->> 'phone' = ${phone})`,
    )
    .execute();
}

/** Deletes the messages to an account, also to addresses that it had before, or never confirmed. */
export async function deleteMessagesTo(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("outbox").where("account_id", "=", accountId).execute();
}

/** Deletes the messages to somebody's own address. */
export async function deleteMessagesToEmail(trx: Trx, emailKey: string): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where(sql`lower(recipient)`, "=", emailKey)
    .where("kind", "not in", TO_A_BUSINESS)
    .execute();
}
