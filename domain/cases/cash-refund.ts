import { type Cents, GUILDER_STEP_CENTS } from "../money.ts";
import type { PaidBy } from "../payments/payment.ts";

/** A refund is handed over by the office, or by the driver, who is credited for it. */
export const PAID_OUT_BY = ["office", "driver"] as const;

type PaidRide = {
  readonly fareCents: Cents;
  readonly paidBy: PaidBy | null;
  readonly linkCents: Cents;
  /** The part that was given back before, by link and in cash. */
  readonly givenBackCents: Cents;
};

/** The most that can be given back of a ride: what its passenger paid of the fare, less what they got back. On account nobody paid yet. */
export function refundableCents({ fareCents, paidBy, linkCents, givenBackCents }: PaidRide): Cents {
  const isPaidInCar = paidBy !== null && paidBy !== "account";
  const paid = isPaidInCar ? fareCents : Math.min(linkCents, fareCents);
  return Math.max(0, paid - givenBackCents);
}

/** Whether so many guilder cents can be handed over in coins. */
export function canBeHandedOver(xcgCents: number): boolean {
  return xcgCents % GUILDER_STEP_CENTS === 0;
}
