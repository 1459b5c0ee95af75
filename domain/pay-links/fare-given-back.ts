import type { Cents } from "../money.ts";

/** A payment by link: what was paid, how much of it counts towards the ride, and what was given back of it. */
type Payment = {
  readonly amount_cents: Cents;
  readonly applied_cents: Cents;
  readonly refunded_cents: Cents;
};

/** The part of a completed ride's fare that was given back of its payments, the first paid first: money beyond the fare goes first. */
export function fareGivenBack(fareCents: Cents, payments: readonly Payment[]): Cents {
  let counted = 0;
  let givenBack = 0;
  for (const { amount_cents: amount, applied_cents: applied, refunded_cents: refunded } of payments) {
    const kept = Math.min(applied, Math.max(0, fareCents - counted));
    givenBack += Math.max(0, kept + refunded - amount);
    counted += applied;
  }
  return givenBack;
}
