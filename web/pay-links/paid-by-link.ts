import type { Ride } from "../../contract/rides/ride.ts";

type Paid = Pick<Ride, "paid_by_link" | "given_back" | "calculated_fare">;

/**
 * What of a fare was paid by link, what is left to pay in the car, and what was given back after the ride, in dollars; null where
 * nothing was paid so.
 */
export function paidByLink(
  ride: Paid,
): { readonly paid: number; readonly rest: number; readonly back: number } | null {
  if (ride.paid_by_link === undefined) return null;
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const paid = cents(ride.paid_by_link);
  return {
    paid: paid / 100,
    rest: Math.max(0, cents(ride.calculated_fare) - paid) / 100,
    back: Number(ride.given_back ?? 0),
  };
}
