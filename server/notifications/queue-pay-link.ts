import type { Language } from "../../domain/languages.ts";
import { PAY_LINK } from "../../contract/notifications/message-kinds.ts";
import type { Trx } from "../database/connect.ts";
import type { PayLinkFacts } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { withholdPastADay } from "./withhold-mails.ts";

type PayLinkMessage = {
  facts: PayLinkFacts;
  language: Language;
  rideId: number | null;
  email: string | null;
  phone: string | null;
  /** Nobody of the company asks for it: it came of a booking. */
  byPassenger: boolean;
  now: Date;
};

/** Puts a request to pay into the outbox, by each way there is to whoever is to pay. */
export async function queuePayLink(
  trx: Trx,
  { facts, language, rideId, email, phone, byPassenger, now }: PayLinkMessage,
): Promise<void> {
  const message = {
    kind: PAY_LINK,
    language,
    payload: JSON.stringify(facts),
    ride_id: rideId,
    next_attempt_at: now,
    created_at: now,
  };
  const mail = email ? { ...message, channel: "email" as const, recipient: email } : null;
  const due = mail && (await withholdPastADay(trx, { mail, byPassenger, bookingWithheld: false }));
  await insertNotifications(trx, [
    ...(due ? [due] : []),
    ...(phone
      ? [{ ...message, channel: "phone" as const, recipient: phone, capped: byPassenger || null }]
      : []),
  ]);
}
