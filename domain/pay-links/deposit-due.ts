import type { Cents } from "../money.ts";
import { HOUR_MS, MINUTE_MS } from "../time-units.ts";
import { LEAST_PAID_CENTS, type PayMode } from "./pay-link.ts";
import { linkPartOf } from "./link-part.ts";

/** A deposit that is insisted on leaves its guest at least so long to pay it; nearer to the pickup it is only asked. */
export const LEAST_DEPOSIT_MINUTES = 15;
export const MOST_DEPOSIT_MINUTES = 7 * 24 * 60;
export const MOST_DEPOSIT_HOURS = 72;

/** The rule by which the company insists on a deposit. */
export type DepositRule = {
  readonly mode: PayMode;
  /** How long after the booking it is waited for; null where a ride goes on without. */
  readonly minutes: number | null;
  /** It is due at least so many hours before the pickup. */
  readonly hours: number;
};

/**
 * By when the deposit of a booking must be paid, or null where the ride doesn't wait for it: some minutes after the booking, and never
 * later than some hours before the pickup. A ride that is too near for that is never held up.
 */
export function depositDueAt(
  { mode, minutes, hours }: DepositRule,
  { bookedAt, pickupAt, fareCents }: { bookedAt: Date; pickupAt: Date; fareCents: Cents },
): Date | null {
  if (mode !== "deposit" || minutes === null || fareCents < LEAST_PAID_CENTS) return null;
  const due = Math.min(bookedAt.getTime() + minutes * MINUTE_MS, pickupAt.getTime() - hours * HOUR_MS);
  return due - bookedAt.getTime() < LEAST_DEPOSIT_MINUTES * MINUTE_MS ? null : new Date(due);
}

/** Whether the deposit is paid, or nothing is left of the ride that could be. */
export function isDepositPaid(ride: {
  readonly fareCents: Cents;
  readonly linkCents: Cents;
  readonly depositCents: Cents;
}): boolean {
  const paid = linkPartOf(ride);
  return paid >= ride.depositCents || ride.fareCents - paid < LEAST_PAID_CENTS;
}
