import { MESSAGE_ANSWER } from "../../contract/notifications/message-kinds.ts";
import type { ContactMessage } from "../../contract/messages/contact-message.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { insertAnswer, markMessage } from "./messages.queries.ts";
import { getMessage } from "./read-inbox.ts";

type Answer = { id: number; text: string; by: number; now: Date };

/**
 * Mails an answer to whoever wrote, and marks the message as dealt with: of two who answer at the same time one does, so that
 * nobody gets two answers. The log keeps that it was answered and not what was said.
 */
export async function answerContactMessage(trx: Trx, { id, text, by, now }: Answer): Promise<ContactMessage> {
  const isFirst = await markMessage(trx, { id, handled: { by, at: now } });
  const message = await getMessage(trx, id);
  if (!isFirst) throw new ApiError("edit_conflict", "This message was already dealt with.");
  await insertAnswer(trx, { message_id: id, answer: text, answered_by: by, answered_at: now });
  await queueMail(trx, {
    kind: MESSAGE_ANSWER,
    accountId: null,
    recipient: message.email,
    language: message.language,
    payload: {
      name: message.name,
      topic: message.topic,
      subject: message.subject,
      answer: text,
      asked: message.message,
      askedAt: message.received_at,
    },
    now,
  });
  await recordAudit(trx, { actorId: by, action: "answer_message", subject: `message ${id}`, at: now });
  await recordEvent(trx, { type: "message.changed", at: now });
  return getMessage(trx, id);
}
