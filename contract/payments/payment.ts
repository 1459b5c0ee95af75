import { type Cents, toGuilderCents } from "../money.ts";

/** How a passenger paid: cash in either currency, a card in the car, or on the account of a company or hotel. */
export const PAID_BY = ["cash_usd", "cash_xcg", "card", "account"] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** How long after a ride is over it can be said, or corrected, how it was paid. */
export const PAYMENT_WINDOW_MS = 7 * 24 * 60 * 60_000;

/** What a ride brought in, as it is stored. */
export type Payment = {
  readonly fareCents: Cents;
  readonly paidBy: PaidBy;
  readonly tipCents: Cents | null;
  /** The tip as it was given, where it was in guilders. */
  readonly tipXcgCents: number | null;
};

/** Notes and coins in both currencies, in cents of each. They are never turned into one another. */
export type Cash = { readonly usdCents: Cents; readonly xcgCents: number };

/** The cash that rides brought in, tips included. */
export function cashOf(payments: readonly Payment[]): Cash {
  return payments.reduce<Cash>(
    (sum, { fareCents, paidBy, tipCents, tipXcgCents }) => {
      if (paidBy === "cash_usd") return { ...sum, usdCents: sum.usdCents + fareCents + (tipCents ?? 0) };
      if (paidBy !== "cash_xcg") return sum;
      const tip = tipXcgCents ?? toGuilderCents(tipCents ?? 0);
      return { ...sum, xcgCents: sum.xcgCents + toGuilderCents(fareCents) + tip };
    },
    { usdCents: 0, xcgCents: 0 },
  );
}
