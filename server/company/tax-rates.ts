import { curacaoDate } from "../../domain/curacao-time.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { type DatedRate, toHundredths } from "../../domain/dated-rates.ts";
import type { NewTaxRate, TaxRate } from "../../contract/company/turnover-tax.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { presentRates, toDatedRate } from "./rate-rows.ts";
import {
  findLastStatedDay,
  insertTaxRate,
  listCountingTaxRates,
  listTaxRateRows,
  withdrawTaxRateRow,
} from "./tax-rates.queries.ts";

/** Hold this while a rate changes or a statement is made, so that no statement gets a tax that is about to change. */
export const TAX_OF_STATEMENTS = "tax of statements";

type Change = { by: number; now: Date };

/** The rates that count or will; one that was withdrawn never did. */
export async function readTaxRates(db: Db | Trx): Promise<DatedRate[]> {
  return (await listCountingTaxRates(db)).map(toDatedRate);
}

/** Every rate there is or was, with what it is today. */
export async function listTaxRates(db: Db | Trx, now: Date): Promise<TaxRate[]> {
  const rows = await listTaxRateRows(db);
  const lastStated = await findLastStatedDay(db);
  const mayGo = rows.map((row) => row.withdrawn_at === null && isAfter(row.valid_from, lastStated));
  return presentRates(rows, curacaoDate(now)).map((rate, at) => ({
    ...rate,
    may_withdraw: mayGo[at] === true,
  }));
}

/** Sets the tax from a day on, which no statement may have reached: what a statement says of its tax stays true. */
export async function addTaxRate(
  trx: Trx,
  { rate, by, now }: { rate: NewTaxRate } & Change,
): Promise<TaxRate> {
  const lastStated = await findLastStatedDay(trx);
  if (!isAfter(rate.valid_from, lastStated)) {
    const sentence = `A statement already has rides of ${lastStated}. The earliest day is ${addDays(lastStated ?? "", 1)}.`;
    throw new ApiError("invalid_input", sentence, { fields: { valid_from: sentence } });
  }
  const { id } = await insertTaxRate(trx, {
    valid_from: rate.valid_from,
    hundredths: toHundredths(rate.percent),
    created_by: by,
    created_at: now,
  });
  await told(trx, { action: "add_tax_rate", id, detail: rate, by, now });
  const added = (await listTaxRates(trx, now)).find((listed) => listed.id === id);
  if (!added) throw new Error("a rate that was just added is not on the list");
  return added;
}

/** Takes a rate back while no statement has a ride of its days; it stays on the list as withdrawn. */
export async function withdrawTaxRate(
  trx: Trx,
  { id, reason, by, now }: { id: number; reason: string } & Change,
): Promise<void> {
  const rate = (await listTaxRates(trx, now)).find((listed) => listed.id === id);
  if (!rate) throw notFound();
  if (!rate.may_withdraw || !(await withdrawTaxRateRow(trx, { id, by, now }))) {
    throw new ApiError(
      "edit_conflict",
      "This rate is withdrawn already, or a statement has rides of its days.",
    );
  }
  const detail = { valid_from: rate.valid_from, percent: rate.percent, reason };
  await told(trx, { action: "withdraw_tax_rate", id, detail, by, now });
}

type Told = Change & {
  action: "add_tax_rate" | "withdraw_tax_rate";
  id: number;
  detail: Record<string, unknown>;
};

/** Receipts on open pages say the tax too, so that they hear of it. */
async function told(trx: Trx, { action, id, detail, by, now }: Told): Promise<void> {
  await recordAudit(trx, { actorId: by, action, subject: `tax ${id}`, detail, at: now });
  await recordEvent(trx, { type: "company.changed", at: now });
}

function isAfter(day: string, lastStated: string | null): boolean {
  return lastStated === null || day > lastStated;
}
