import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { StatementDetail } from "../../contract/partners/statement-schemas.ts";
import { needSecondPerson } from "../approvals/second-person.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { partnerSubject } from "./change-partners.ts";
import { addEntry, openStatement } from "./move-statement.ts";
import { readStatement } from "./read-statements.ts";
import { refuseUnseen } from "./refuse-unseen.ts";

/** Hold this while something is credited, so that no note's number is given twice or left out. */
export const CREDIT_NOTES = "numbers of credit notes";

type Change = { by: number; now: Date };
type Crediting = Change & {
  id: number;
  credit: { amount: number; reason: string; seen_owed?: string | undefined };
  /** A second person has said yes, where one is needed. */
  approved?: boolean;
};

/** Credits a part of a statement with a reason; never more than it came to. */
export async function creditStatement(
  trx: Trx,
  { id, credit, by, now, approved = false }: Crediting,
): Promise<StatementDetail> {
  const { statement, history } = await openStatement(trx, id);
  refuseUnseen(history, credit.seen_owed);
  const cents = fromDollars(credit.amount);
  const most = statement.total_cents - history.creditedCents;
  if (cents > most) {
    const sentence = `At most ${toDollarString(most)} can be credited.`;
    throw new ApiError("invalid_input", sentence, { fields: { amount: sentence } });
  }
  await needSecondPerson(trx, {
    wanted: { kind: "credit", subjectId: id, cents, reason: credit.reason, payload: credit, statementId: id },
    altogether: history.creditedCents + cents,
    approved,
  });
  await addCredit(trx, { statement, cents, reason: credit.reason, refundId: null, by, now });
  return readStatement(trx, id);
}

type Refunded = Change & { statementId: number; refundId: number; cents: number; reason: string };

/** Credits what was given back of a statement, as far as it would have to be paid again. */
export async function creditRefund(trx: Trx, { statementId, cents, ...credit }: Refunded): Promise<void> {
  const { statement, history } = await openStatement(trx, statementId);
  const most = statement.total_cents - history.creditedCents;
  const due = Math.min(cents, most, Math.max(0, history.owedCents));
  if (due > 0) await addCredit(trx, { ...credit, statement, cents: due });
}

type Corrected = Change & { statementId: number; correctionId: number; cents: number; reason: string };

/** Credits what a fare on a statement was corrected down by. */
export async function creditCorrection(
  trx: Trx,
  { statementId, cents, ...credit }: Corrected,
): Promise<void> {
  const { statement, history } = await openStatement(trx, statementId);
  const most = statement.total_cents - history.creditedCents;
  if (cents > most) {
    const sentence = `Statement ${statement.number} has only ${toDollarString(most)} that isn't credited yet.`;
    throw new ApiError("invalid_input", sentence, { fields: { fare: sentence } });
  }
  await addCredit(trx, { ...credit, statement, cents, refundId: null });
}

type Credit = Change & {
  statement: { id: number; partner_id: number };
  cents: number;
  reason: string;
  refundId: number | null;
  correctionId?: number;
};

async function addCredit(
  trx: Trx,
  { statement, cents, reason, refundId, correctionId, by, now }: Credit,
): Promise<void> {
  await addEntry(trx, {
    statement_id: statement.id,
    kind: "credit",
    cents,
    reason,
    refund_id: refundId,
    correction_id: correctionId ?? null,
    made_by: by,
    made_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "credit_statement",
    subject: partnerSubject(statement.partner_id),
    detail: { statement: statement.id, amount: toDollarString(cents), reason },
    at: now,
  });
}
