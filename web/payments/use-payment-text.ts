import type { Ride } from "../../contract/rides/ride.ts";
import type { PaidBy } from "../../domain/payments/payment.ts";
import { paidByLink } from "../pay-links/paid-by-link.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

type Tipped = Pick<Ride, "tip" | "tip_xcg" | "tip_by_link">;
type Paid = Tipped &
  Pick<Ride, "paid_by" | "paid_by_link" | "given_back" | "calculated_fare"> &
  Partial<Pick<Ride, "also_paid_by" | "also_amount">>;

/** How a ride was paid, in words. */
export function usePaymentText() {
  const text = useStrings("payments");
  const payLinks = useStrings("pay-links");
  const formats = useFormats();
  /** "XCG 46.54", of an amount that is in guilders */
  const guilders = (amount: number) => `XCG ${formats.decimals(amount, 2)}`;
  const inMoneyOf = (way: PaidBy, dollars: number) =>
    way === "cash_xcg" ? formats.cashXcg(dollars) : formats.usd(dollars);
  /** "Cash, dollars $20.00; Cash, guilders XCG 10.75"; change is said as such. */
  function inTwoWays(ride: Paid, [first, other]: readonly [PaidBy, PaidBy], part: number): string {
    const rest = paidByLink(ride)?.rest ?? Number(ride.calculated_fare);
    const money = inMoneyOf(other, Math.abs(part));
    const said = part < 0 ? text.changeOf(money) : `${text.paidBy[other]} ${money}`;
    return `${text.paidBy[first]} ${inMoneyOf(first, rest - part)}; ${said}`;
  }
  function tipInTheCar({ tip, tip_xcg }: Tipped): string | null {
    if (tip_xcg && Number(tip_xcg) > 0) return guilders(Number(tip_xcg));
    return tip && Number(tip) > 0 ? formats.usd(Number(tip)) : null;
  }
  return {
    guilders,
    /** "Cash, dollars"; null where nobody has said it. */
    paidBy: (ride: Paid): string | null => {
      // One that was paid whole by link is kept as paid by card.
      if (ride.paid_by === "card" && paidByLink(ride)?.rest === 0) return payLinks.byLink;
      if (!ride.paid_by) return null;
      const [first, other] = [ride.paid_by, ride.also_paid_by];
      return other ? inTwoWays(ride, [first, other], Number(ride.also_amount)) : text.paidBy[first];
    },
    /** "$5.00", or the guilders that were given, and what came by link; null where there was none. */
    tip: ({ tip, tip_xcg, tip_by_link }: Tipped): string | null => {
      const said = tipInTheCar({ tip, tip_xcg });
      const byLink = tip_by_link === undefined ? null : text.tipByLink(formats.usd(Number(tip_by_link)));
      return [said, byLink].filter((part) => part !== null).join(", ") || null;
    },
  };
}
