import type { Language } from "../../contract/languages.ts";
import type { Trx } from "../database/connect.ts";
import type { ContactFacts, StaffNotificationKind } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";

/** Mails a message to the company's own address; a reply goes to whoever wrote. */
export async function queueStaffNotification(
  trx: Trx,
  message: {
    kind: StaffNotificationKind;
    /** The company's address as it is now. */
    recipient: string;
    language: Language;
    payload: ContactFacts;
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
      next_attempt_at: message.now,
      created_at: message.now,
    },
  ]);
}
