import { curacaoDate } from "../../domain/curacao-time.ts";
import type { CommissionRate } from "../../contract/settlements/settlement-schemas.ts";
import { toHundredths } from "../../domain/dated-rates.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { presentRates } from "../company/rate-rows.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { settingCommission } from "./commission-changes.ts";
import { findRate, insertRate, listRates, withdrawRateRow } from "./settlements.queries.ts";

type Change = { by: number; now: Date };
type Begins = { valid_from: string; back_dated?: boolean | undefined };
export type NewRate = Begins & { percent: number; reason?: string | undefined };

/** Every rate there is or was, with what it is today. */
export async function listCommissionRates(db: Db | Trx, now: Date): Promise<CommissionRate[]> {
  return presentRates(await listRates(db), curacaoDate(now));
}

/**
 * Adds a rate from a day on. It begins today or later, so that no ride that is over costs its driver another part, unless that is said to
 * be meant; the first of all may begin on any day, so that the days before it can be settled.
 */
export async function addCommissionRate(
  trx: Trx,
  { rate, by, now }: { rate: NewRate } & Change,
): Promise<CommissionRate> {
  const isFirst = (await listRates(trx)).every((row) => row.withdrawn_at !== null);
  if (!isFirst) refuseUnsaidPast(rate, now);
  const setting = { since: rate.valid_from, driverId: null, reason: rate.reason ?? "", by, now };
  const { id } = await settingCommission(trx, setting, () =>
    insertRate(trx, {
      valid_from: rate.valid_from,
      hundredths: toHundredths(rate.percent),
      created_by: by,
      created_at: now,
    }),
  );
  await recordAudit(trx, {
    actorId: by,
    action: "add_commission_rate",
    subject: `commission ${id}`,
    detail: rate,
    at: now,
  });
  const added = (await listCommissionRates(trx, now)).find((listed) => listed.id === id);
  if (!added) throw new Error("a rate that was just added is not on the list");
  return added;
}

/** A commission that begins before today has to say so. */
export function refuseUnsaidPast({ valid_from: day, back_dated: isMeant = false }: Begins, now: Date): void {
  if (isMeant || day >= curacaoDate(now)) return;
  const sentence = "A commission can't start in the past.";
  throw new ApiError("invalid_input", sentence, { fields: { valid_from: sentence } });
}

/** Takes a rate away before its day; it stays on the list as withdrawn. */
export async function withdrawCommissionRate(
  trx: Trx,
  { id, reason, by, now }: { id: number; reason: string } & Change,
): Promise<void> {
  const row = await findRate(trx, id);
  if (!row) throw notFound();
  if (!(await withdrawRateRow(trx, { id, by, today: curacaoDate(now), now }))) {
    throw new ApiError("edit_conflict", "This commission has begun or is already withdrawn.");
  }
  await recordAudit(trx, {
    actorId: by,
    action: "withdraw_commission_rate",
    subject: `commission ${id}`,
    detail: { valid_from: row.valid_from, percent: row.hundredths / 100, reason },
    at: now,
  });
}
