import { type Cents, toGuilderCents } from "../money.ts";
import { linkPartOf } from "../pay-links/link-part.ts";

/** How a passenger paid: cash in either currency, a card in the car, or on the account of a company or hotel. */
export const PAID_BY = ["cash_usd", "cash_xcg", "card", "account"] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** How long after a ride is over it can be said, or corrected, how it was paid. */
export const PAYMENT_WINDOW_MS = 7 * 24 * 60 * 60_000;

/** The money of a ride, as it is stored. */
export type Payment = {
  readonly fareCents: Cents;
  /** How it was paid, but for what was paid by link. */
  readonly paidBy: PaidBy;
  /** The part of the fare that was paid by link, and so isn't in the car. */
  readonly linkCents: Cents;
  readonly tipCents: Cents | null;
  /** The tip as it was given, where it was in guilders. */
  readonly tipXcgCents: number | null;
};

/** Notes and coins in both currencies, in cents of each. They are never turned into one another. */
export type Cash = { readonly usdCents: Cents; readonly xcgCents: number };

/** The cash that rides brought in, tips included. */
export function cashOf(payments: readonly Payment[]): Cash {
  return payments.reduce<Cash>(
    (sum, payment) => {
      const { paidBy, tipCents, tipXcgCents } = payment;
      const inTheCar = payment.fareCents - linkPartOf(payment);
      if (paidBy === "cash_usd") return { ...sum, usdCents: sum.usdCents + inTheCar + (tipCents ?? 0) };
      if (paidBy !== "cash_xcg") return sum;
      const tip = tipXcgCents ?? toGuilderCents(tipCents ?? 0);
      return { ...sum, xcgCents: sum.xcgCents + toGuilderCents(inTheCar) + tip };
    },
    { usdCents: 0, xcgCents: 0 },
  );
}
