import { type CsvSeparator, toCsv } from "../../../domain/csv.ts";
import { addDays } from "../../../domain/curacao-days.ts";
import type { Income } from "../../../contract/reports/income.ts";
import type { MoneyStrings } from "./strings/en.ts";

/** A line of a split: how it is read, and how a spreadsheet sorts it where that is another way. */
export type IncomeLine = {
  readonly name: string;
  readonly plain?: string;
  readonly rides: number;
  readonly fares: string;
  readonly tips: string;
  readonly given_back?: string | undefined;
};

type Written = {
  readonly income: Income;
  readonly part: keyof MoneyStrings["parts"];
  readonly lines: readonly IncomeLine[];
  /** The figures above the table, named. */
  readonly sums: readonly (readonly [name: string, amount: string])[];
  readonly text: MoneyStrings;
  readonly company: string;
};

/**
 * The income as a table: whose it is and of which days, the split with its total, and how much of it was collected.
 */
export function incomeCsv(
  { income, part, lines, sums, text, company }: Written,
  separator: CsvSeparator,
): string {
  const { start_date: first, end_date: end, totals } = income;
  const row = ({ name, plain = name, rides, fares, tips, given_back = "0.00" }: IncomeLine) => [
    plain,
    rides,
    { decimal: fares },
    { decimal: tips },
    { decimal: given_back },
  ];
  return toCsv(
    [
      [company, text.views.income, text.days(first, addDays(end, -1))],
      [],
      [text.parts[part], text.rides, ...[text.fares, text.tips, text.givenBack].map(inUsd)],
      ...lines.map(row),
      row({ ...totals, name: text.inAll }),
      [],
      ...sums.map(([name, amount]) => [inUsd(name), { decimal: amount }]),
    ],
    separator,
  );
}

function inUsd(name: string): string {
  return `${name} (USD)`;
}
