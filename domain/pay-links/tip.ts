import type { Cents } from "../money.ts";
import { PAYMENT_WINDOW_MS } from "../payments/payment.ts";
import type { RideStatus } from "../rides/ride-states.ts";
import { LEAST_PAID_CENTS } from "./pay-link.ts";

/** More than anybody means to give, so that a slip of the thumb is noticed. */
export const MOST_TIP_CENTS: Cents = 20_000;

/** The tips that are suggested, in parts of a hundred of the fare. */
const SUGGESTED = [10, 15, 20] as const;

/** A ride, as far as a tip by link goes. */
export type RideToTip = {
  readonly status: RideStatus;
  readonly completedAt: Date | null;
  readonly hasDriver: boolean;
  /** The tip that the driver said they were given; null where they said nothing. */
  readonly tipCents: Cents | null;
  /** The tip that was given by link already. */
  readonly tipLinkCents: Cents;
};

/** Whether a tip by link is offered: after the ride, for as long as its payment can be said, and not to who has tipped. */
export function mayTip(ride: RideToTip, now: Date): boolean {
  const { status, completedAt, hasDriver, tipCents, tipLinkCents } = ride;
  if (status !== "Completed" || completedAt === null || !hasDriver) return false;
  if ((tipCents ?? 0) > 0 || tipLinkCents > 0) return false;
  return now.getTime() - completedAt.getTime() < PAYMENT_WINDOW_MS;
}

/** Three tips for a fare in whole dollars, the smallest first, no two the same. */
export function suggestedTips(fareCents: Cents): Cents[] {
  return SUGGESTED.reduce<Cents[]>((tips, percent) => {
    const dollars = Math.round((fareCents * percent) / 10_000);
    const least = (tips.at(-1) ?? 0) + LEAST_PAID_CENTS;
    return [...tips, Math.max(least, dollars * 100)];
  }, []);
}

/** The part of a tip that its driver keeps: what counted, less what was given back of that; money beyond it goes first. */
export function keptOfTip(tip: {
  readonly amountCents: Cents;
  readonly appliedCents: Cents;
  readonly refundedCents: Cents;
}): Cents {
  return Math.max(0, Math.min(tip.appliedCents, tip.amountCents - tip.refundedCents));
}
