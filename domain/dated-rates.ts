/** A part of an amount, in hundredths of a percent: 2,000 is 20%. */
export type Hundredths = number;
export const WHOLE: Hundredths = 10_000;

/** A rate that holds for rides completed on its day of the island and after. */
export type DatedRate = { readonly id: number; readonly validFrom: string; readonly hundredths: Hundredths };
type Dated = Omit<DatedRate, "hundredths">;

/** The rate of a day: the one with the latest date not after it; of several with one date, the last added. */
export function rateOn<Rate extends Dated>(rates: readonly Rate[], day: string): Rate | null {
  return rates.reduce<Rate | null>((best, rate) => {
    if (rate.validFrom > day) return best;
    return best === null || isLater(rate, best) ? rate : best;
  }, null);
}

/** A percentage from the wire, "12.5", in hundredths. */
export function toHundredths(percent: number): Hundredths {
  return Math.round(percent * 100);
}

function isLater(one: Dated, other: Dated): boolean {
  if (one.validFrom !== other.validFrom) return one.validFrom > other.validFrom;
  return one.id > other.id;
}
