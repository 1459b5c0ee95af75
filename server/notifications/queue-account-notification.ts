import type { Language } from "../../contract/languages.ts";
import type { Trx } from "../database/connect.ts";
import type { AccountFacts, AccountNotificationKind } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";

/**
 * Puts a message about an account into the outbox, in the transaction that made it necessary. The link is built where it
 * is sent; the token is wiped from the outbox as soon as the message has gone.
 */
export async function queueAccountNotification(
  trx: Trx,
  message: {
    kind: AccountNotificationKind;
    accountId: number;
    recipient: string;
    language: Language;
    payload: AccountFacts;
    now: Date;
  },
): Promise<void> {
  await insertNotifications(trx, [
    {
      kind: message.kind,
      channel: "email",
      recipient: message.recipient,
      language: message.language,
      payload: JSON.stringify(message.payload),
      ride_id: null,
      account_id: message.accountId,
      next_attempt_at: message.now,
      created_at: message.now,
    },
  ]);
}
