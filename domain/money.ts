/** An amount of US money in whole cents. All arithmetic on money is done in this. */
export type Cents = number;

/** Guilders (XCG) to the dollar; the rate is fixed by law. XCG took the place of ANG one to one in 2025. */
export const XCG_PER_DOLLAR = 1.79;

/** Dollars from the wire as cents; throws a RangeError on what is not an amount in whole cents. */
export function fromDollars(dollars: number | string): Cents {
  const value = typeof dollars === "number" ? dollars : DECIMAL.test(dollars) ? Number(dollars) : Number.NaN;
  const cents = Math.round(value * 100);
  // A float is off by far less than a thousandth of a cent; a real fraction of a cent is not.
  if (!Number.isSafeInteger(cents) || Math.abs(value * 100 - cents) > 0.001) {
    throw new RangeError("There is no such amount.");
  }
  return cents === 0 ? 0 : cents;
}

/** An amount in guilders, in hundredths, rounded to the nearest. */
export function toGuilderCents(cents: Cents): number {
  return Math.round((cents * XCG_CENTS_PER_DOLLAR) / 100);
}

/** Cash in guilders is rounded to this many cents, as the central bank asks: 1 and 2 down, 3, 4, 6 and 7 to 5, 8 and 9 up. */
export const GUILDER_STEP_CENTS = 5;

/** Guilders in notes and coins for so many US cents, in guilder cents. */
export function cashGuilders(cents: Cents, step: number | null = GUILDER_STEP_CENTS): number {
  const exact = toGuilderCents(cents);
  if (step === null) return exact;
  const rounded = Math.round(exact / step) * step;
  return rounded === 0 ? 0 : rounded;
}

/** The nearest US cents to an amount of guilders, in hundredths; the way back may be a hundredth off. */
export function fromGuilderCents(xcgCents: number): Cents {
  return Math.round((xcgCents * 100) / XCG_CENTS_PER_DOLLAR);
}

const XCG_CENTS_PER_DOLLAR = Math.round(XCG_PER_DOLLAR * 100);

const DECIMAL = /^-?\d+(\.\d{1,2})?$/;
