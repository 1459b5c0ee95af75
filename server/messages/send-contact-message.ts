import type { BodyOf } from "../../contract/endpoint.ts";
import type { MessageTopic } from "../../contract/messages/message-topics.ts";
import type { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import type { Language } from "../../domain/languages.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { insertContactMessage } from "./messages.queries.ts";

/** As the office reads them in its mail. */
const TOPICS: Readonly<Record<MessageTopic, string>> = {
  contact: "Question",
  tour: "Tour",
  vip: "VIP transport",
  lost_item: "Lost item",
  group: "Group",
};
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  nl: "Dutch",
  es: "Spanish",
  pap: "Papiamentu",
  de: "German",
};

type Message = BodyOf<typeof sendContactMessageEndpoint>;

/** Keeps a message for the staff's inbox and mails it to the company. */
export async function sendContactMessage(trx: Trx, message: Message, now: Date): Promise<number> {
  const id = await insertContactMessage(trx, {
    topic: message.topic,
    subject: message.subject ?? "",
    name: message.name,
    email: message.email,
    message: message.message,
    phone: message.phone || null,
    party_size: message.party_size ?? null,
    wanted_on: message.date ?? null,
    language: message.language,
    created_at: now,
  });
  const { company } = await getCompany(trx);
  await queueMail(trx, {
    kind: "contact_message",
    accountId: null,
    recipient: company.email,
    language: "en",
    payload: {
      subject: `${TOPICS[message.topic]} from ${message.name} (#${id})`,
      replyTo: message.email,
      lines: lines({
        Name: message.name,
        Email: message.email,
        Phone: message.phone,
        Topic: TOPICS[message.topic],
        Subject: message.subject,
        "Group size": message.party_size?.toString(),
        Date: message.date,
        Language: LANGUAGE_NAMES[message.language],
      }),
      text: message.message,
    },
    now,
  });
  await recordEvent(trx, { type: "message.created", at: now });
  return id;
}

/** The fields that were filled in, as labelled lines. */
export function lines(fields: Readonly<Record<string, string | undefined>>) {
  return Object.entries(fields).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
