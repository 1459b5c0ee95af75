import type { ApplicationPaper } from "../../domain/messages/application-papers.ts";
import type { DriverApplication } from "../../contract/messages/driver-application.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { deletePaperSeen, insertPaperSeen } from "./messages.queries.ts";
import { getApplication } from "./read-applications.ts";

type Look = { id: number; paper: ApplicationPaper; seen: boolean; by: number; now: Date };

/** Notes that somebody of the office has seen a paper of an applicant, or has not after all. Once more changes nothing. */
export async function seeApplicationPaper(
  trx: Trx,
  { id, paper, seen, by, now }: Look,
): Promise<DriverApplication> {
  const application = await getApplication(trx, id);
  if (application.state !== "new") {
    throw new ApiError("edit_conflict", `This application was already ${application.state}.`);
  }
  const isNew = seen
    ? await insertPaperSeen(trx, { application_id: id, paper, seen_at: now, seen_by: by })
    : await deletePaperSeen(trx, { id, paper });
  if (!isNew) return application;
  await recordAudit(trx, {
    actorId: by,
    action: seen ? "see_application_paper" : "unsee_application_paper",
    subject: `application ${id}`,
    detail: { paper },
    at: now,
  });
  await recordEvent(trx, { type: "application.changed", at: now });
  return getApplication(trx, id);
}
