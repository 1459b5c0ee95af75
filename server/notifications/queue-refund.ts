import type { Language } from "../../domain/languages.ts";
import { PAYMENT_REFUNDED } from "../../contract/notifications/message-kinds.ts";
import type { Trx } from "../database/connect.ts";
import type { RefundFacts } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { findEmailOf } from "./recipients.queries.ts";

type RefundMessage = {
  facts: RefundFacts;
  language: Language;
  rideId: number | null;
  /** Whose account the ride is in, where it is in one. */
  riderId: number | null;
  email: string | null;
  phone: string | null;
  now: Date;
};

/** Tells whoever paid that money was given back, by each way there is to them. */
export async function queueRefund(
  trx: Trx,
  { facts, language, rideId, riderId, email, phone, now }: RefundMessage,
): Promise<void> {
  const message = {
    kind: PAYMENT_REFUNDED,
    language,
    payload: JSON.stringify(facts),
    ride_id: rideId,
    next_attempt_at: now,
    created_at: now,
  };
  const mailbox = email ?? (riderId === null ? null : await findEmailOf(trx, riderId));
  await insertNotifications(trx, [
    ...(mailbox ? [{ ...message, channel: "email" as const, recipient: mailbox }] : []),
    ...(phone ? [{ ...message, channel: "phone" as const, recipient: phone }] : []),
  ]);
}
