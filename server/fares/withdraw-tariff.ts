import { curacaoDate } from "../../domain/curacao-time.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { countOpenRidesByTariff, withdrawTariffRow } from "./fares.queries.ts";
import { findTariffById } from "./tariff-in-force.ts";

type Withdrawal = { id: number; reason: string; by: number; now: Date };

/** Takes a tariff away before its day. Rides booked by it keep their price, as a quote is a promise. */
export async function withdrawTariff(trx: Trx, { id, reason, by, now }: Withdrawal): Promise<void> {
  const stored = await findTariffById(trx, id);
  if (!stored) throw notFound();
  const today = curacaoDate(now);
  if (!(await withdrawTariffRow(trx, { id, by, today, now }))) {
    throw new ApiError("edit_conflict", "This tariff has begun or is already withdrawn.");
  }
  await recordAudit(trx, {
    actorId: by,
    action: "withdraw_tariff",
    subject: `tariff ${id}`,
    detail: { valid_from: stored.tariff.validFrom, reason },
    at: now,
  });
}

/** How many rides to come each tariff has priced, which keep that price when it is withdrawn. */
export async function openRidesOf(db: Db): Promise<ReadonlyMap<number | null, number>> {
  return new Map((await countOpenRidesByTariff(db)).map(({ tariff_id, rides }) => [tariff_id, rides]));
}
