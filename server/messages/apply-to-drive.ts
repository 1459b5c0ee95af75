import type { BodyOf } from "../../contract/endpoint.ts";
import type { applyToDriveEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { insertApplication } from "./messages.queries.ts";
import { lines } from "./send-contact-message.ts";

type Application = BodyOf<typeof applyToDriveEndpoint>;

/** Keeps an application for the staff to decide on, and mails the company about it. */
export async function applyToDrive(trx: Trx, application: Application, now: Date): Promise<number> {
  const id = await insertApplication(trx, {
    ...application,
    languages: application.languages ?? "",
    message: application.message ?? "",
    created_at: now,
  });
  const { company } = await getCompany(trx);
  const name = `${application.first_name} ${application.last_name}`;
  await queueMail(trx, {
    kind: "driver_application",
    accountId: null,
    recipient: company.email,
    language: "en",
    payload: {
      subject: `Driver application from ${name} (#${id})`,
      replyTo: application.email,
      lines: lines({
        Name: name,
        Email: application.email,
        Phone: application.phone,
        "License number": application.license_number,
        Vehicle: `${application.vehicle_name} (${application.vehicle_type})`,
        Plate: application.plate,
        Languages: application.languages,
      }),
      text: application.message ?? "",
    },
    now,
  });
  await recordEvent(trx, { type: "application.created", at: now });
  return id;
}
