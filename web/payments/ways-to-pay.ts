import { PAID_BY, type PaidBy } from "../../domain/payments/payment.ts";
import type { Ride } from "../../contract/rides/ride.ts";

const IN_THE_CAR = PAID_BY.filter((way) => way !== "account");

/**
 * The ways in which somebody can say that a ride was paid. A ride of a hotel or firm goes on its account and no other ride on one;
 * only dispatch takes it off, or puts it back.
 */
export function waysToPay(
  { partner, paid_by }: Pick<Ride, "partner" | "paid_by">,
  { isDispatch }: { isDispatch: boolean },
): readonly PaidBy[] {
  if (!partner) return IN_THE_CAR;
  if (isDispatch) return PAID_BY;
  return (paid_by ?? "account") === "account" ? ["account"] : IN_THE_CAR;
}

/** Whether the payment takes a ride off the account that it is on, so that dispatch says why. */
export function leavesAccount(
  { partner, paid_by }: Pick<Ride, "partner" | "paid_by">,
  way: PaidBy | null,
): boolean {
  return Boolean(partner) && (paid_by ?? "account") === "account" && way !== null && way !== "account";
}
