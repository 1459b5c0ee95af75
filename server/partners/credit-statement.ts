import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { StatementDetail } from "../../contract/partners/statement-schemas.ts";
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
};

/** Credits a part of a statement with a reason; never more than it came to. */
export async function creditStatement(
  trx: Trx,
  { id, credit, by, now }: Crediting,
): Promise<StatementDetail> {
  const { statement, history } = await openStatement(trx, id);
  refuseUnseen(history, credit.seen_owed);
  const cents = fromDollars(credit.amount);
  const most = statement.total_cents - history.creditedCents;
  if (cents > most) {
    const sentence = `At most ${toDollarString(most)} can be credited.`;
    throw new ApiError("invalid_input", sentence, { fields: { amount: sentence } });
  }
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

type Credit = Change & {
  statement: { id: number; partner_id: number };
  cents: number;
  reason: string;
  refundId: number | null;
};

async function addCredit(trx: Trx, { statement, cents, reason, refundId, by, now }: Credit): Promise<void> {
  await addEntry(trx, {
    statement_id: statement.id,
    kind: "credit",
    cents,
    reason,
    refund_id: refundId,
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
