import type { ContactMessage } from "../../contract/messages/contact-message.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { markMessage } from "./messages.queries.ts";
import { getMessage } from "./read-inbox.ts";

/** Marks a message as dealt with, or as open again. Marking it as it is already changes nothing. */
export async function handleContactMessage(
  trx: Trx,
  { id, handled, by, now }: { id: number; handled: boolean; by: number; now: Date },
): Promise<ContactMessage> {
  if (await markMessage(trx, { id, handled: handled ? { by, at: now } : null })) {
    const action = handled ? "handle_message" : "reopen_message";
    await recordAudit(trx, { actorId: by, action, subject: `message ${id}`, at: now });
    await recordEvent(trx, { type: "message.changed", at: now });
  }
  return getMessage(trx, id);
}
