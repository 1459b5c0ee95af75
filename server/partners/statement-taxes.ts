import { curacaoDate } from "../../domain/curacao-time.ts";
import type { DatedRate } from "../../domain/dated-rates.ts";
import { type TaxPart, asCorrected, taxOfCredit, taxOfFares } from "../../domain/books/turnover-tax.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { TaxPartOnWire } from "../../contract/books/tax-report.ts";
import type { StatementHistory } from "./statement-history.ts";

type Line = { completed_at: Date | null; fare_cents: number };
type Corrected = { completed_at: Date | null; from_cents: number; to_cents: number };
type Stated = {
  history: StatementHistory;
  lines: readonly Line[];
  corrections: readonly Corrected[];
  rates: readonly DatedRate[];
};

/** A change of what is credited on a statement: its moment, and its part of each rate; below nothing it was taken back. */
export type CreditMove = { at: Date; parts: readonly Omit<TaxPart, "rides">[] };

/** Each credit of a statement, and what takes one back, with the tax that goes with it. */
export function creditMovesOf({ history, ...stated }: Stated): CreditMove[] {
  const parts = partsOf(stated);
  let before = 0;
  return history.moved.flatMap(({ movement, creditedAfter }) => {
    if (creditedAfter === before) return [];
    const were = taxOfCredit(parts, before);
    const are = taxOfCredit(parts, creditedAfter);
    before = creditedAfter;
    const changed = are.map(({ hundredths, fareCents, taxCents }, index) => ({
      hundredths,
      fareCents: fareCents - (were[index]?.fareCents ?? 0),
      taxCents: taxCents - (were[index]?.taxCents ?? 0),
    }));
    return [{ at: movement.at, parts: changed }];
  });
}

/** The tax in the fares of a statement, and the part of it that was credited since. */
export function presentTaxes({ history, ...stated }: Stated): TaxPartOnWire[] {
  const parts = partsOf(stated);
  const credited = taxOfCredit(parts, history.creditedCents);
  return parts.map(({ hundredths, rides, fareCents, taxCents }, index) => ({
    percent: hundredths / 100,
    rides,
    fares: toDollarString(fareCents),
    tax: toDollarString(taxCents),
    credited: {
      fares: toDollarString(credited[index]?.fareCents ?? 0),
      tax: toDollarString(credited[index]?.taxCents ?? 0),
    },
  }));
}

function partsOf({ lines, corrections, rates }: Omit<Stated, "history">): TaxPart[] {
  const fares = lines.map(({ completed_at, fare_cents }) => ({
    day: dayOf(completed_at),
    fareCents: fare_cents,
    rides: 1,
  }));
  const corrected = corrections.flatMap(({ completed_at, from_cents, to_cents }) =>
    asCorrected(dayOf(completed_at), { fromCents: from_cents, toCents: to_cents }),
  );
  return taxOfFares([...fares, ...corrected], rates);
}

function dayOf(completedAt: Date | null): string {
  return curacaoDate(completedAt ?? new Date(0));
}
