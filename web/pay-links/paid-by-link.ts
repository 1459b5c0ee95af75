import type { Ride } from "../../contract/rides/ride.ts";
import { toDollars } from "../../domain/dollars.ts";
import { fromDollars } from "../../domain/money.ts";

type Paid = Pick<Ride, "paid_by_link" | "given_back" | "calculated_fare">;

/**
 * The part of a fare that was paid by link, what is left to pay in the car, and what was given back after the ride, in
 * dollars; null where nothing was paid so.
 */
export function paidByLink(
  ride: Paid,
): { readonly paid: number; readonly rest: number; readonly back: number } | null {
  if (ride.paid_by_link === undefined) return null;
  const paid = fromDollars(ride.paid_by_link);
  return {
    paid: toDollars(paid),
    rest: toDollars(Math.max(0, fromDollars(ride.calculated_fare) - paid)),
    back: Number(ride.given_back ?? 0),
  };
}
