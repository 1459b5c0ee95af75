import { type DatedRate, type Hundredths, WHOLE, rateOn } from "../dated-rates.ts";
import type { Cents } from "../money.ts";

/** Fares of one rate with the tax that is in them; without a rate there is none. */
export type TaxPart = {
  readonly hundredths: Hundredths;
  readonly rides: number;
  readonly fareCents: Cents;
  readonly taxCents: Cents;
};

/** So many completed rides of one day of the island at one fare. */
export type FaresOfDay = { readonly day: string; readonly fareCents: Cents; readonly rides: number };

/** A corrected fare in the place of the one before it, of one ride that is counted already. */
export function asCorrected(
  day: string,
  { fromCents, toCents }: { fromCents: Cents; toCents: Cents },
): FaresOfDay[] {
  return [
    { day, fareCents: toCents, rides: 1 },
    { day, fareCents: fromCents, rides: -1 },
  ];
}

/** The turnover tax that is in a fare, to the nearest cent, a half upwards. */
export function taxWithin(fareCents: Cents, hundredths: Hundredths): Cents {
  return Math.round((fareCents * hundredths) / (WHOLE + hundredths));
}

/** The rate in hundredths that holds on a day; nothing before the first. */
export function taxRateOn(rates: readonly DatedRate[], day: string): Hundredths {
  return rateOn(rates, day)?.hundredths ?? 0;
}

/**
 * Fares by the rate of their day, the highest first. Each ride's tax is rounded by itself, so that a receipt, a statement and a
 * month of the same rides agree to the cent.
 */
export function taxOfFares(fares: readonly FaresOfDay[], rates: readonly DatedRate[]): TaxPart[] {
  const parts = new Map<Hundredths, TaxPart>();
  for (const { day, fareCents, rides } of fares) {
    const hundredths = taxRateOn(rates, day);
    const before = parts.get(hundredths) ?? { hundredths, rides: 0, fareCents: 0, taxCents: 0 };
    parts.set(hundredths, {
      hundredths,
      rides: before.rides + rides,
      fareCents: before.fareCents + rides * fareCents,
      taxCents: before.taxCents + rides * taxWithin(fareCents, hundredths),
    });
  }
  return [...parts.values()].toSorted((one, other) => other.hundredths - one.hundredths);
}

/**
 * The part of a credit that falls on each rate, and the tax in it. Crediting in steps comes to the same as at once, and crediting
 * all leaves no cent of tax.
 */
export function taxOfCredit(parts: readonly TaxPart[], creditedCents: Cents): Omit<TaxPart, "rides">[] {
  const totalCents = parts.reduce((sum, part) => sum + part.fareCents, 0);
  if (totalCents === 0) return [];
  let reached = 0;
  return parts.map(({ hundredths, fareCents, taxCents }) => {
    const upTo = (cents: Cents) => Math.round((creditedCents * cents) / totalCents);
    const credited = upTo(reached + fareCents) - upTo(reached);
    reached += fareCents;
    const creditedTax = fareCents === 0 ? 0 : Math.round((credited * taxCents) / fareCents);
    return { hundredths, fareCents: credited, taxCents: creditedTax };
  });
}

/** The tax that leaves with so much given back of one fare, after so much was given back before. */
export function taxGivenBack(
  { fareCents, before, now }: { fareCents: Cents; before: Cents; now: Cents },
  hundredths: Hundredths,
): Cents {
  return taxWithin(fareCents - before, hundredths) - taxWithin(fareCents - before - now, hundredths);
}
