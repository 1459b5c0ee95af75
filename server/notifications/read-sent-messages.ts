import {
  CASE_ANSWER,
  CASE_ASKED,
  MESSAGE_ANSWER,
  PAYMENT_REFUNDED,
  PAY_LINK,
  STAFF_NOTIFICATIONS,
} from "../../contract/notifications/message-kinds.ts";
import type { SentMessage } from "../../contract/notifications/sent-messages.ts";
import { BOOKING_CODE, DRIVER_ALERTS, RIDE_NOTIFICATIONS } from "../../contract/rides/ride-message.ts";
import type { Db } from "../database/connect.ts";
import { sendingAgainOf, sendingStateOf } from "./can-be-sent-again.ts";
import { maskedEmail, maskedPhone } from "./masked-recipient.ts";
import { listSentMessages } from "./sent-messages.queries.ts";

/** A page of every message the product sends, from the newest, as long as they are kept. */
export async function readSentMessages(
  db: Db,
  { now, ...search }: Parameters<typeof listSentMessages>[1] & { now: Date },
): Promise<SentMessage[]> {
  return (await listSentMessages(db, search)).map((row) => presentSentMessage(row, now));
}

type Row = Awaited<ReturnType<typeof listSentMessages>>[number];

/** A message as the staff see it: what it says stays between the product and its reader. */
export function presentSentMessage(row: Row, now: Date): SentMessage {
  const state = sendingStateOf(row);
  const isOver = state === "sent" || state === "given_up";
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    gateway: row.gateway,
    to: readerOf(row.kind),
    recipient: maskedRecipient(row),
    ride:
      row.ride_id === null || row.ride_reference === null
        ? null
        : { id: row.ride_id, reference: row.ride_reference },
    account: row.account,
    state,
    report: state === "sent" && row.report !== "failed" ? row.report : null,
    reason: row.last_error,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    ended_at: (row.failed_at ?? row.sent_at)?.toISOString() ?? null,
    next_attempt_at: isOver ? null : row.next_attempt_at.toISOString(),
    sent_again_at: row.sent_again_at?.toISOString() ?? null,
    again: sendingAgainOf(row, now),
  };
}

function readerOf(kind: string): SentMessage["to"] {
  const isOf = (kinds: readonly string[]) => kinds.includes(kind);
  if (isOf([...RIDE_NOTIFICATIONS, BOOKING_CODE, PAY_LINK, PAYMENT_REFUNDED, MESSAGE_ANSWER, CASE_ANSWER]))
    return "passenger";
  if (isOf([...DRIVER_ALERTS, CASE_ASKED])) return "driver";
  return isOf(STAFF_NOTIFICATIONS) ? "office" : "account";
}

function maskedRecipient({ channel, recipient }: Pick<Row, "channel" | "recipient">): string | null {
  if (channel === "push") return null;
  return channel === "phone" ? maskedPhone(recipient) : maskedEmail(recipient);
}
