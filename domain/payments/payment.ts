import { type Cents, cashGuilders, toGuilderCents } from "../money.ts";
import { linkPartOf } from "../pay-links/link-part.ts";

/** How a passenger paid: cash in either currency, a card in the car, or on the account of a company or hotel. */
export const PAID_BY = ["cash_usd", "cash_xcg", "card", "account"] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** The ways in which a part of a fare can be paid beside cash. */
export const ALSO_PAID_BY = ["cash_usd", "cash_xcg", "card"] as const satisfies readonly PaidBy[];
export type AlsoPaidBy = (typeof ALSO_PAID_BY)[number];

/** Why a driven ride wasn't paid: its passenger pays later, refused the price, left without paying, or something else. */
export const UNPAID_REASONS = ["later", "refused", "left", "other"] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

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
  /** The second way in which a part of it was paid. */
  readonly alsoPaidBy?: AlsoPaidBy | null;
  /** That part; below nothing, change that was given back in the other currency. */
  readonly alsoCents?: Cents | null;
  /** The guilder cents to which its cash was rounded; null where it was not. */
  readonly xcgStep?: number | null;
};

/** A part of a fare and how it was paid in the car. */
export type PaidPart = { readonly way: PaidBy; readonly cents: Cents };

/** The parts in which a fare was paid in the car, the first way first; together they are what wasn't paid by link. */
export function partsOf(payment: Omit<Payment, "tipCents" | "tipXcgCents">): readonly PaidPart[] {
  const { fareCents, paidBy, alsoPaidBy, alsoCents } = payment;
  const inTheCar = fareCents - linkPartOf(payment);
  if (!alsoPaidBy || !alsoCents) return [{ way: paidBy, cents: inTheCar }];
  const also = Math.min(alsoCents, inTheCar);
  return [
    { way: paidBy, cents: inTheCar - also },
    { way: alsoPaidBy, cents: also },
  ];
}

/** Notes and coins in both currencies, in cents of each. They are never turned into one another. */
export type Cash = { readonly usdCents: Cents; readonly xcgCents: number };

/** The cash that rides brought in, tips included. */
export function cashOf(payments: readonly Payment[]): Cash {
  return payments.reduce<Cash>(
    (sum, payment) => {
      const { paidBy, tipCents, tipXcgCents, xcgStep = null } = payment;
      const parts = partsOf(payment);
      const usd = parts.filter(({ way }) => way === "cash_usd");
      const xcg = parts.filter(({ way }) => way === "cash_xcg");
      const tipUsd = paidBy === "cash_usd" ? (tipCents ?? 0) : 0;
      const tipXcg = paidBy === "cash_xcg" ? (tipXcgCents ?? toGuilderCents(tipCents ?? 0)) : 0;
      return {
        usdCents: usd.reduce((all, { cents }) => all + cents, sum.usdCents + tipUsd),
        xcgCents: xcg.reduce((all, { cents }) => all + cashGuilders(cents, xcgStep), sum.xcgCents + tipXcg),
      };
    },
    { usdCents: 0, xcgCents: 0 },
  );
}
