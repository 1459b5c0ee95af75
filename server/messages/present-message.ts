import { languageOf } from "../../domain/languages.ts";
import { messageTopicSchema } from "../../contract/messages/message-topics.ts";
import type { ContactMessage } from "../../contract/messages/contact-message.ts";
import type { findMessage, listAnswers } from "./messages.queries.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

type Answer = Awaited<ReturnType<typeof listAnswers>>[number];

export function presentMessage(row: Row, answers: readonly Answer[]): ContactMessage {
  return {
    id: row.id,
    topic: messageTopicSchema.parse(row.topic),
    subject: row.subject,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    party_size: row.party_size,
    date: row.wanted_on,
    language: languageOf(row.language),
    received_at: row.created_at.toISOString(),
    handled_at: row.handled_at?.toISOString() ?? null,
    handled_by: row.handler,
    case_id: row.case_id,
    answers: answers
      .filter(({ message_id }) => message_id === row.id)
      .map(({ answer, answered_at, writer }) => ({
        text: answer,
        at: answered_at.toISOString(),
        by: writer,
      })),
  };
}
