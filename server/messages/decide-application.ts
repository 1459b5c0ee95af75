import type { DriverApplication } from "../../contract/messages/driver-application.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { answerApplication, linkApplication } from "./messages.queries.ts";
import { getApplication } from "./read-applications.ts";

type Decision = { id: number; state: "approved" | "declined"; by: number; now: Date };

/** Notes the answer to an application, which has one answer only; the application as it was before. */
export async function decideApplication(
  trx: Trx,
  { id, state, by, now }: Decision,
): Promise<DriverApplication> {
  const application = await getApplication(trx, id);
  if (!(await answerApplication(trx, { id, state, by, at: now }))) {
    throw new ApiError("edit_conflict", `This application was already ${application.state}.`);
  }
  await recordAudit(trx, {
    actorId: by,
    action: `${state}_application`,
    subject: `application ${id}`,
    at: now,
  });
  await recordEvent(trx, { type: "application.changed", at: now });
  return application;
}

/** Notes which account came of an application, with which it is forgotten. */
export async function nameDriverOf(trx: Trx, made: { id: number; accountId: number }): Promise<void> {
  await linkApplication(trx, made);
}
