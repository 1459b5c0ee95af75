import type { Ride } from "../../contract/rides/ride.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

type Paid = Pick<Ride, "paid_by" | "tip" | "tip_xcg">;

/** How a ride was paid, in words. */
export function usePaymentText() {
  const text = useStrings("payments");
  const formats = useFormats();
  /** "XCG 46.54", of an amount that is in guilders */
  const guilders = (amount: number) => `XCG ${formats.decimals(amount, 2)}`;
  return {
    guilders,
    /** "Cash, dollars"; null where nobody has said it. */
    paidBy: ({ paid_by }: Paid): string | null => (paid_by ? text.paidBy[paid_by] : null),
    /** "$5.00", or the guilders that were given; null where there was none. */
    tip: ({ tip, tip_xcg }: Paid): string | null => {
      if (tip_xcg && Number(tip_xcg) > 0) return guilders(Number(tip_xcg));
      return tip && Number(tip) > 0 ? formats.usd(Number(tip)) : null;
    },
  };
}
