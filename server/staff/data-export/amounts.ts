import type { CsvCell } from "../../../contract/csv.ts";
import { toDollarString } from "../../../contract/dollars.ts";

const CENTS = "_cents";

type AmountColumn = { readonly head: string; readonly column: string };

/**
 * The amounts of a table once more as people and bookkeeping programs read them, with two decimals, behind its columns in cents: `fare_cents` is
 * `fare_usd` as well. What is charged is in the currency that stands beside it.
 */
export function amountColumnsOf(columns: readonly string[]): AmountColumn[] {
  return columns
    .filter((column) => column.endsWith(CENTS))
    .map((column) => ({ column, head: headOf(column.slice(0, -CENTS.length)) }));
}

export function amountOf(cents: unknown): CsvCell {
  return cents === null || cents === undefined ? "" : { decimal: toDollarString(Number(cents)) };
}

function headOf(name: string): string {
  return /(^|_)(usd|xcg)$/.test(name) || name === "charged" ? name : `${name}_usd`;
}
