import type { Language } from "../../contract/languages.ts";
import type { Trx } from "../database/connect.ts";
import type { OfficeFacts, OfficeMessageKind } from "./message-kinds.ts";
import { insertMessages } from "./outbox.queries.ts";

/** Puts a message into the office's mailbox; an answer to it goes to whoever wrote. */
export async function queueOfficeMessage(
  trx: Trx,
  message: {
    kind: OfficeMessageKind;
    /** The company's address as it is now. */
    recipient: string;
    language: Language;
    payload: OfficeFacts;
    now: Date;
  },
): Promise<void> {
  await insertMessages(trx, [
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
