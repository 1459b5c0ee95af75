import { fullName } from "../../domain/accounts/full-name.ts";
import type { TaxRate } from "../../contract/company/turnover-tax.ts";
import { type DatedRate, rateOn } from "../../domain/dated-rates.ts";

/** A rate by date as a table keeps it, with who set it. */
type RateRow = {
  id: number;
  valid_from: string;
  hundredths: number;
  created_at: Date;
  withdrawn_at: Date | null;
  first_name: string;
  last_name: string;
};

type KeptRate = Pick<RateRow, "id" | "valid_from" | "hundredths">;

export function toDatedRate({ id, valid_from, hundredths }: KeptRate): DatedRate {
  return { id, validFrom: valid_from, hundredths };
}

/** Rates as staff see them, each with what it is on a day; one that was withdrawn never counted. */
export function presentRates<Row extends RateRow>(rows: readonly Row[], today: string) {
  const counting = rows.filter((row) => row.withdrawn_at === null).map(toDatedRate);
  const inForce = rateOn(counting, today);
  return rows.map((row) => ({
    id: row.id,
    valid_from: row.valid_from,
    percent: row.hundredths / 100,
    created_at: row.created_at.toISOString(),
    created_by: fullName(row),
    state: stateOf(row, { today, inForce }),
  }));
}

type Standing = { today: string; inForce: DatedRate | null };

function stateOf(row: RateRow, { today, inForce }: Standing): TaxRate["state"] {
  if (row.withdrawn_at !== null) return "withdrawn";
  if (row.valid_from > today) return "coming";
  return row.id === inForce?.id ? "in_force" : "past";
}
