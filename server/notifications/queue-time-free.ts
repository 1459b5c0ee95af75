import { TIME_FREE } from "../../contract/notifications/message-kinds.ts";
import type { Language } from "../../domain/languages.ts";
import type { Trx } from "../database/connect.ts";
import type { TimeFreeFacts } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { MOST_MAILS_A_DAY, WITHHELD, hadEnough } from "./withhold-mails.ts";

type TimeFreeMessage = {
  readonly facts: TimeFreeFacts;
  readonly language: Language;
  readonly email: string | null;
  readonly phone: string | null;
  readonly now: Date;
};

/** Tells somebody who waits that a car is free at their time, by each way there is; a stranger may have typed the address, so it is counted. */
export async function queueTimeFree(
  trx: Trx,
  { facts, language, email, phone, now }: TimeFreeMessage,
): Promise<void> {
  const message = {
    kind: TIME_FREE,
    language,
    payload: JSON.stringify(facts),
    ride_id: null,
    account_id: null,
    next_attempt_at: now,
    created_at: now,
    capped: true,
  };
  const isTooMuch =
    email !== null &&
    (await hadEnough(trx, { recipient: email, purpose: "mail", most: MOST_MAILS_A_DAY, now }));
  await insertNotifications(trx, [
    ...(email === null
      ? []
      : [
          {
            ...message,
            channel: "email" as const,
            recipient: email,
            ...(isTooMuch ? { failed_at: now, last_error: WITHHELD } : {}),
          },
        ]),
    ...(phone === null ? [] : [{ ...message, channel: "phone" as const, recipient: phone }]),
  ]);
}
