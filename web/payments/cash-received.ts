import { type Cents, cashGuilders, fromGuilderCents } from "../../domain/money.ts";
import type { AlsoPaidBy, PaidBy } from "../../domain/payments/payment.ts";
import { amountOf } from "./amount.ts";

/** The cash that a passenger gave beside what is to be paid in the car. */
export type Received =
  /** Exactly that, or nobody typed what it was. */
  | { readonly is: "exact" }
  | { readonly is: "wrong" }
  /** So many US cents of the fare are left, for another way. */
  | { readonly is: "less"; readonly leftCents: Cents; readonly ways: readonly AlsoPaidBy[] }
  /** To give back, in either currency. */
  | { readonly is: "more"; readonly usdCents: Cents; readonly xcgCents: number; readonly other: AlsoPaidBy };

type Typed = {
  readonly paidBy: PaidBy | null;
  readonly tip: string;
  readonly received: string;
  /** The rest to be paid in the car, in US cents. */
  readonly restCents: Cents;
};

/** The rest that the typed cash leaves to pay, or the change once the tip is kept. */
export function receivedOf({ paidBy, tip, received, restCents }: Typed): Received {
  if ((paidBy !== "cash_usd" && paidBy !== "cash_xcg") || received.trim() === "") return { is: "exact" };
  const [given, kept] = [centsOf(received), tip.trim() === "" ? 0 : centsOf(tip)];
  if (given === null || kept === null || given === 0) return { is: "wrong" };
  const isGuilders = paidBy === "cash_xcg";
  const due = isGuilders ? cashGuilders(restCents) : restCents;
  const other = isGuilders ? "cash_usd" : "cash_xcg";
  if (given < due) {
    const leftCents = restCents - (isGuilders ? fromGuilderCents(given) : given);
    return leftCents > 0 ? { is: "less", leftCents, ways: [other, "card"] } : { is: "exact" };
  }
  const change = given - due - kept;
  if (change < 0) return { is: "wrong" };
  if (change === 0) return { is: "exact" };
  return isGuilders
    ? { is: "more", usdCents: fromGuilderCents(change), xcgCents: change, other }
    : { is: "more", usdCents: change, xcgCents: cashGuilders(change), other };
}

function centsOf(typed: string): number | null {
  const amount = amountOf(typed);
  return amount === null ? null : Math.round(amount * 100);
}
