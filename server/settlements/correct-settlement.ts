import { fromDollars } from "../../domain/money.ts";
import type { SettlementDetail } from "../../contract/settlements/settlement-schemas.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { readSettlement } from "./read-settlements.ts";
import { findSettlement, insertCorrection } from "./settlements.queries.ts";

type Correction = {
  id: number;
  correction: { currency: "usd" | "xcg"; amount: number; reason: string };
  by: number;
  now: Date;
};

/** Adds to what a closed settlement says is owed; its own figures stay as they were. */
export async function correctSettlement(
  trx: Trx,
  { id, correction, by, now }: Correction,
): Promise<SettlementDetail> {
  const settlement = await findSettlement(trx, id);
  if (!settlement) throw notFound();
  const cents = fromDollars(correction.amount);
  await insertCorrection(trx, {
    settlement_id: id,
    usd_cents: correction.currency === "usd" ? cents : 0,
    xcg_cents: correction.currency === "xcg" ? cents : 0,
    reason: correction.reason,
    made_by: by,
    made_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "correct_settlement",
    subject: accountSubject(settlement.driver_id),
    detail: { settlement: id, ...correction },
    at: now,
  });
  return readSettlement(trx, id);
}
