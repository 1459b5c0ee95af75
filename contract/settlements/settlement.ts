import { type Cents, fromGuilderCents } from "../money.ts";
import { linkPartOf } from "../pay-links/link-part.ts";
import { type Cash, type PaidBy, cashOf } from "../payments/payment.ts";

/** The company's part of a fare, in hundredths of a percent: 2,000 is 20%. */
export type Hundredths = number;

/** A rate that holds for rides completed on its day of the island and after. */
export type DatedRate = { readonly id: number; readonly validFrom: string; readonly hundredths: Hundredths };

/** A completed ride, as far as a settlement is about it. */
export type RideToSettle = {
  readonly fareCents: Cents;
  /** Null where nobody said how it was paid. */
  readonly paidBy: PaidBy | null;
  /** What of the fare was paid by link, and so went to the company. */
  readonly linkCents: Cents;
  /** What of that the company gave back after the ride. */
  readonly givenBackCents: Cents;
  readonly tipCents: Cents | null;
  readonly tipXcgCents: number | null;
  /** The company's part of its fare. */
  readonly commissionCents: Cents;
};

/** What a driver and the company have had and owe each other over some days, in cents. */
export type SettledFigures = {
  readonly rides: number;
  readonly fareCents: Cents;
  readonly tipCents: Cents;
  readonly cashUsdCents: Cents;
  readonly cashXcgCents: number;
  readonly cardCents: Cents;
  /** What of that was paid by link. */
  readonly byLinkCents: Cents;
  /** What of that was given back. The company bears it: what the driver earned stays. */
  readonly givenBackCents: Cents;
  readonly notRecordedCents: Cents;
  readonly commissionCents: Cents;
  readonly handedUsdCents: Cents;
  readonly handedXcgCents: number;
  readonly owedUsdCents: Cents;
  readonly owedXcgCents: number;
};

/** The rate of a day: the one with the latest date not after it; of several with one date, the last added. */
export function rateOn<Rate extends DatedRate>(rates: readonly Rate[], day: string): Rate | null {
  return rates.reduce<Rate | null>((best, rate) => {
    if (rate.validFrom > day) return best;
    return best === null || isLater(rate, best) ? rate : best;
  }, null);
}

/** The company's part of a fare, to the nearest cent, a half upwards. */
export function commissionOf(fareCents: Cents, hundredths: Hundredths): Cents {
  return Math.round((fareCents * hundredths) / WHOLE);
}

/**
 * What the company owes a driver; below nothing, what the driver owes the company. A driver earns the fare less the commission, and
 * the tip. What went to the company, by card, by link, on account or handed in, is theirs to get; what they hold in cash they have
 * had. So is a ride nobody said the payment of: whoever drove it was paid for it, and is asked to say how. Dollars and
 * guilders are never turned into one another.
 */
export function settle(rides: readonly RideToSettle[], handedIn: Cash): SettledFigures {
  const cash = cashOf(
    rides.flatMap((ride) => (ride.paidBy === null ? [] : [{ ...ride, paidBy: ride.paidBy }])),
  );
  const paid = (...ways: (PaidBy | null)[]) => rides.filter(({ paidBy }) => ways.includes(paidBy));
  const cardCents =
    sumOf(paid("card", "account"), (ride) => ride.fareCents + (ride.tipCents ?? 0)) +
    sumOf(paid("cash_usd", "cash_xcg", null), linkPartOf);
  const commissionCents = sumOf(rides, (ride) => ride.commissionCents);
  return {
    rides: rides.length,
    fareCents: sumOf(rides, (ride) => ride.fareCents),
    tipCents: sumOf(rides, (ride) => ride.tipCents ?? 0),
    cashUsdCents: cash.usdCents,
    cashXcgCents: cash.xcgCents,
    cardCents,
    byLinkCents: sumOf(rides, linkPartOf),
    givenBackCents: sumOf(rides, (ride) => ride.givenBackCents),
    notRecordedCents: sumOf(paid(null), (ride) => ride.fareCents - linkPartOf(ride)),
    commissionCents,
    handedUsdCents: handedIn.usdCents,
    handedXcgCents: handedIn.xcgCents,
    owedUsdCents: cardCents + handedIn.usdCents - commissionCents,
    owedXcgCents: handedIn.xcgCents,
  };
}

/** What is owed in both currencies as one amount of dollars, at the rate fixed by law, to say who owes whom. */
export function togetherCents({ usdCents, xcgCents }: Cash): Cents {
  return usdCents + fromGuilderCents(xcgCents);
}

/** A percentage from the wire, "12.5", in hundredths. */
export function toHundredths(percent: number): Hundredths {
  return Math.round(percent * 100);
}

const WHOLE: Hundredths = 10_000;

function isLater(one: DatedRate, other: DatedRate): boolean {
  if (one.validFrom !== other.validFrom) return one.validFrom > other.validFrom;
  return one.id > other.id;
}

function sumOf(rides: readonly RideToSettle[], centsOf: (ride: RideToSettle) => Cents): Cents {
  return rides.reduce((sum, ride) => sum + centsOf(ride), 0);
}
