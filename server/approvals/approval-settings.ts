import { isDeepStrictEqual } from "node:util";
import type { ApprovalSettings } from "../../contract/approvals/approval.ts";
import { toDollars } from "../../domain/dollars.ts";
import { fromDollars } from "../../domain/money.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { findApprovalSettings, saveApprovalSettings } from "./approvals.queries.ts";

type Versioned = ApprovalSettings & { version: number };

/** From when on a second person is needed, as the owner decided. */
export async function readApprovalSettings(db: Db | Trx): Promise<Versioned> {
  const row = await findApprovalSettings(db);
  return {
    refunds_over: row.refunds_over_cents === null ? null : toDollars(row.refunds_over_cents),
    write_offs_over: row.write_offs_over_cents === null ? null : toDollars(row.write_offs_over_cents),
    exports: row.exports,
    days: row.days,
    version: row.version,
  };
}

type Change = { settings: ApprovalSettings; version: number; by: number; now: Date };

/** Changes it from the next call on. The audit log keeps old and new, also where it is switched off. */
export async function setApprovalSettings(
  trx: Trx,
  { settings, version, by, now }: Change,
): Promise<Versioned> {
  const before = await readApprovalSettings(trx);
  const { refunds_over: refunds, write_offs_over: writeOffs, exports, days } = settings;
  const isSaved = await saveApprovalSettings(trx, {
    refunds_over_cents: refunds === null ? null : fromDollars(refunds),
    write_offs_over_cents: writeOffs === null ? null : fromDollars(writeOffs),
    exports,
    days,
    version,
  });
  if (!isSaved) {
    throw new ApiError("edit_conflict", "Somebody else has just changed this. Please look at it again.");
  }
  const after = await readApprovalSettings(trx);
  const names = ["refunds_over", "write_offs_over", "exports", "days"] as const;
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  await recordAudit(trx, {
    actorId: by,
    action: "set_approvals",
    subject: "company",
    detail: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }])),
    at: now,
  });
  await recordEvent(trx, { type: "approval.changed", at: now });
  return after;
}
