import type { BodyOf } from "../../contract/endpoint.ts";
import type { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { insertContactMessage } from "./messages.queries.ts";

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
      subject: `Message ${id} (${message.topic}) from ${message.name}`,
      replyTo: message.email,
      lines: lines({
        Name: message.name,
        Email: message.email,
        Phone: message.phone,
        Topic: message.topic,
        Subject: message.subject,
        Party: message.party_size?.toString(),
        Date: message.date,
        Language: message.language,
      }),
      text: message.message,
    },
    now,
  });
  await recordEvent(trx, { type: "message.created", at: now });
  return id;
}

/** What was filled in, as labelled lines. */
export function lines(fields: Readonly<Record<string, string | undefined>>) {
  return Object.entries(fields).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
