import { type Hundredths, WHOLE } from "../dated-rates.ts";
import { type Cents, fromGuilderCents } from "../money.ts";
import { linkPartOf } from "../pay-links/link-part.ts";
import { type AlsoPaidBy, type Cash, type PaidBy, cashOf, partsOf } from "../payments/payment.ts";

/** A completed ride, as far as a settlement is about it. */
export type RideToSettle = {
  readonly fareCents: Cents;
  /** Null where nobody said how it was paid. */
  readonly paidBy: PaidBy | null;
  /** The part of the fare that was paid by link, and so went to the company. */
  readonly linkCents: Cents;
  /** The part of that which the company gave back after the ride. */
  readonly givenBackCents: Cents;
  readonly tipCents: Cents | null;
  readonly tipXcgCents: number | null;
  readonly alsoPaidBy?: AlsoPaidBy | null;
  readonly alsoCents?: Cents | null;
  readonly xcgStep?: number | null;
  /** The driver said that it wasn't paid: its passenger owes the company. */
  readonly isUnpaid?: boolean;
  /** The part that a deal took off its fare, which the company bears. */
  readonly dealCents: Cents;
  /** The company's part of its fare. */
  readonly commissionCents: Cents;
};

/** The money that a driver and the company have had and owe each other over some days, in cents. */
export type SettledFigures = {
  readonly rides: number;
  readonly fareCents: Cents;
  readonly tipCents: Cents;
  readonly cashUsdCents: Cents;
  readonly cashXcgCents: number;
  readonly cardCents: Cents;
  /** The part of that which was paid by link. */
  readonly byLinkCents: Cents;
  /** The part of that which was given back. The company bears it: what the driver earned stays. */
  readonly givenBackCents: Cents;
  readonly notRecordedCents: Cents;
  /** The part that deals took off the fares: the company bears it, and its commission is less by it. */
  readonly dealCents: Cents;
  readonly commissionCents: Cents;
  readonly handedUsdCents: Cents;
  readonly handedXcgCents: number;
  readonly owedUsdCents: Cents;
  readonly owedXcgCents: number;
};

/** The commission on a fare, to the nearest cent, a half upwards. */
export function commissionOf(fareCents: Cents, hundredths: Hundredths): Cents {
  return Math.round((fareCents * hundredths) / WHOLE);
}

type Fared = { readonly fareCents: Cents; readonly dealCents: Cents };

/**
 * The company's part of a fare. The driver is paid on the full fare: it is the commission on what that was before a deal, less the deal,
 * and so below nothing where the deal is more.
 */
export function companyPartOf({ fareCents, dealCents }: Fared, hundredths: Hundredths): Cents {
  return commissionOf(fareCents + dealCents, hundredths) - dealCents;
}

/**
 * The amount that the company owes a driver; below nothing, it is the driver who owes the company. A driver earns the
 * fare less the commission, and the tip. A driver is owed what went to the company by card, by link, on account or
 * handed in, and for a ride that its passenger didn't pay, which is the company's to collect; cash in hand they have had. So is a ride
 * nobody said the payment of: whoever drove it was paid for it, and is asked to say how. Dollars and guilders are never turned into one another.
 */
export function settle(rides: readonly RideToSettle[], handedIn: Cash): SettledFigures {
  const cash = cashOf(
    rides.flatMap((ride) => (ride.paidBy === null ? [] : [{ ...ride, paidBy: ride.paidBy }])),
  );
  const paid = (...ways: (PaidBy | null)[]) => rides.filter(({ paidBy }) => ways.includes(paidBy));
  const unpaid = rides.filter(({ paidBy, isUnpaid }) => paidBy === null && isUnpaid === true);
  const unsaid = rides.filter(({ paidBy, isUnpaid }) => paidBy === null && isUnpaid !== true);
  const cardCents =
    sumOf(paid("card", "account"), (ride) => ride.fareCents + (ride.tipCents ?? 0)) +
    sumOf(paid("cash_usd", "cash_xcg", null), linkPartOf) +
    sumOf(rides, cardBeside) +
    sumOf(unpaid, inTheCarOf);
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
    notRecordedCents: sumOf(unsaid, inTheCarOf),
    dealCents: sumOf(rides, (ride) => ride.dealCents),
    commissionCents,
    handedUsdCents: handedIn.usdCents,
    handedXcgCents: handedIn.xcgCents,
    owedUsdCents: cardCents + handedIn.usdCents - commissionCents,
    owedXcgCents: handedIn.xcgCents,
  };
}

/** The debt in both currencies as one amount of dollars, at the rate fixed by law, to say who owes whom. */
export function togetherCents({ usdCents, xcgCents }: Cash): Cents {
  return usdCents + fromGuilderCents(xcgCents);
}

function inTheCarOf(ride: RideToSettle): Cents {
  return ride.fareCents - linkPartOf(ride);
}

/** The part of a fare paid in cash that was paid by card. */
function cardBeside({ paidBy, ...ride }: RideToSettle): Cents {
  if (paidBy !== "cash_usd" && paidBy !== "cash_xcg") return 0;
  const [, also] = partsOf({ ...ride, paidBy });
  return also?.way === "card" ? also.cents : 0;
}

function sumOf(rides: readonly RideToSettle[], centsOf: (ride: RideToSettle) => Cents): Cents {
  return rides.reduce((sum, ride) => sum + centsOf(ride), 0);
}
