import { toDollarString } from "../../domain/dollars.ts";
import type { StatementDetail } from "../../contract/partners/statement-schemas.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { partnerSubject } from "./change-partners.ts";
import { addEntry, openStatement } from "./move-statement.ts";
import { readStatement } from "./read-statements.ts";
import { findEntry, isTakenBack } from "./statement-entries.queries.ts";

type TakingBack = { id: number; reason: string; by: number; now: Date };

/** Takes a wrong entry back by an opposite one. Of two who do so at once the second hears that it is done. */
export async function takeBackEntry(trx: Trx, { id, reason, by, now }: TakingBack): Promise<StatementDetail> {
  const entry = await findEntry(trx, id);
  if (!entry) throw notFound();
  const { statement } = await openStatement(trx, entry.statement_id);
  if (entry.correction_id !== null) {
    throw new ApiError(
      "edit_conflict",
      "This goes with the correction of a fare. Correct the fare once more.",
    );
  }
  if (entry.kind === "taken_back" || (await isTakenBack(trx, id))) {
    throw new ApiError("edit_conflict", "This entry can't be taken back, or is taken back already.");
  }
  await addEntry(trx, {
    statement_id: statement.id,
    kind: "taken_back",
    cents: -entry.cents,
    reason,
    takes_back: id,
    refund_id: entry.refund_id,
    made_by: by,
    made_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "take_back_entry",
    subject: partnerSubject(statement.partner_id),
    detail: { statement: statement.id, amount: toDollarString(entry.cents), reason },
    at: now,
  });
  return readStatement(trx, statement.id);
}
