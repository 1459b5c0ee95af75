import type { Ride } from "../../contract/rides/ride.ts";
import { useStrings } from "../language/language-context.ts";

/** "Not paid: Left without paying", to those who see to it; null where nobody said so. */
export function useUnpaidText(): (ride: Pick<Ride, "paid_by" | "unpaid">) => string | null {
  const text = useStrings("payments/cash");
  return ({ paid_by: paidBy, unpaid }) =>
    !paidBy && unpaid ? text.unpaidBecause(text.unpaidReasons[unpaid]) : null;
}
