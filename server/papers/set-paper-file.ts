import { MAX_PAPER_FILE_BYTES, paperFileKind } from "../../domain/papers/paper-file.ts";
import type { Paper } from "../../domain/papers/papers.ts";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { lockDriverOfFiles, removePaperFile, storePaperFile } from "./paper-files.queries.ts";

type OfPaper = { driverId: number; paper: Paper; by: number; now: Date };

/** Keeps a file with a driver's paper, or takes it away; what it is, its bytes say and nobody else. */
export async function setPaperFile(
  trx: Trx,
  { file, ...setting }: OfPaper & { file: string | null },
): Promise<void> {
  if (!(await lockDriverOfFiles(trx, setting.driverId))) throw notFound("This driver does not exist.");
  if (file === null) return dropPaperFile(trx, setting);
  const content = Buffer.from(file, "base64");
  const kind = paperFileKind(content);
  if (kind === null || content.length > MAX_PAPER_FILE_BYTES) {
    const sentence =
      "The file of a paper is a PDF, JPEG or PNG of at most 5 MB, a picture of at most 40 megapixels.";
    throw new ApiError("invalid_input", sentence, { fields: { file: sentence } });
  }
  const { driverId, paper, now } = setting;
  await storePaperFile(trx, {
    driver_id: driverId,
    paper,
    kind,
    bytes: content.length,
    content,
    attached_at: now,
  });
  await note(trx, "attach_paper_file", setting);
}

/** Takes away the file of a paper. Where it has none, nothing changes. */
export async function dropPaperFile(trx: Trx, dropping: OfPaper): Promise<void> {
  if (await removePaperFile(trx, dropping)) await note(trx, "remove_paper_file", dropping);
}

async function note(trx: Trx, action: AuditAction, { driverId, paper, by, now: at }: OfPaper): Promise<void> {
  const subject = accountSubject(driverId);
  await recordAudit(trx, { actorId: by, action, subject, detail: { paper }, at });
  await recordEvent(trx, { type: "driver.changed", driverId, at });
}
