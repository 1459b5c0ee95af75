import { curacaoDate } from "../../domain/curacao-time.ts";
import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { StatementDetail, StatementPayment } from "../../contract/partners/statement-schemas.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { partnerSubject } from "./change-partners.ts";
import { addEntry, openStatement } from "./move-statement.ts";
import { readStatement } from "./read-statements.ts";
import { refuseUnseen } from "./refuse-unseen.ts";

type Noting = { id: number; payment: StatementPayment; by: number; now: Date };

/** Notes what came in of a statement; without an amount it is the whole rest. More than is owed stays as a credit. */
export async function notePayment(trx: Trx, { id, payment, by, now }: Noting): Promise<StatementDetail> {
  const { statement, history } = await openStatement(trx, id);
  refuseUnseen(history, payment.seen_owed);
  const { how, note = "", received_on: receivedOn = curacaoDate(now) } = payment;
  const cents = payment.amount === undefined ? history.owedCents : fromDollars(payment.amount);
  if (cents <= 0) throw new ApiError("edit_conflict", "Nothing of this statement is left to pay.");
  if (receivedOn > curacaoDate(now)) {
    const sentence = "A payment can't have come in on a day that is still to come.";
    throw new ApiError("invalid_input", sentence, { fields: { received_on: sentence } });
  }
  await addEntry(trx, {
    statement_id: id,
    kind: "payment",
    cents,
    how,
    received_on: receivedOn,
    reason: note,
    made_by: by,
    made_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "statement_paid",
    subject: partnerSubject(statement.partner_id),
    detail: { statement: id, amount: toDollarString(cents), how, received_on: receivedOn, note },
    at: now,
  });
  return readStatement(trx, id);
}
