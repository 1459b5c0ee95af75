import { isDeepStrictEqual } from "node:util";
import {
  DEFAULT_PAPER_DETAILS,
  type KeptPaperDetails,
  type PaperDetails,
  type Seller,
} from "../../contract/company/paper-details.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { findPaperDetails, savePaperDetails } from "./company.queries.ts";
import { getCompany } from "./company-profile.ts";

/** The company's own numbers as its papers say them, with the version that a change names. */
export async function getPaperDetails(db: Db | Trx): Promise<KeptPaperDetails> {
  const row = await findPaperDetails(db);
  if (!row) throw new Error("the company has no profile");
  const kept = row.paper_details as Partial<PaperDetails>;
  return { ...DEFAULT_PAPER_DETAILS, ...kept, version: row.paper_details_version };
}

/** The sender of a statement, and the account it is paid into. */
export async function readSeller(db: Db | Trx): Promise<{ seller: Seller; dueDays: number }> {
  const {
    version: _version,
    remind_after_days: _remind,
    due_days: dueDays,
    ...numbers
  } = await getPaperDetails(db);
  const { legal_name, address } = (await getCompany(db)).company;
  return { seller: { legal_name, address, ...numbers }, dueDays };
}

type Change = { details: KeptPaperDetails; by: number; now: Date };

/** Changes them for the papers to come. The audit log keeps the old values. */
export async function setPaperDetails(
  trx: Trx,
  { details: { version, ...details }, by, now }: Change,
): Promise<KeptPaperDetails> {
  const before = await getPaperDetails(trx);
  if (!(await savePaperDetails(trx, { details: JSON.stringify(details), version }))) {
    throw new ApiError("edit_conflict", "Somebody else has just changed this. Please look at it again.");
  }
  const names = Object.keys(details) as (keyof PaperDetails)[];
  const changed = names.filter((name) => !isDeepStrictEqual(details[name], before[name]));
  await recordAudit(trx, {
    actorId: by,
    action: "set_paper_details",
    subject: "company",
    detail: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: details[name] }])),
    at: now,
  });
  await recordEvent(trx, { type: "company.changed", at: now });
  return getPaperDetails(trx);
}
