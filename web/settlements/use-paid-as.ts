import type { SettledRide } from "../../contract/settlements/settlement-schemas.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

type Paid = Pick<SettledRide, "paid_by" | "by_link" | "fare" | "tip">;

/** How a ride was paid, in words: "Cash (US$), $6.00 by link"; all of it by link says only that. */
export function usePaidAs(): (ride: Paid) => string {
  const text = useStrings("settlements");
  const payments = useStrings("payments");
  const { usd } = useFormats();
  return ({ paid_by, by_link, fare, tip }) => {
    if (by_link !== undefined && Number(by_link) === Number(fare) && Number(tip) === 0) return text.byLink;
    const way = paid_by === null ? payments.notRecorded : payments.paidBy[paid_by];
    return by_link === undefined ? way : `${way}, ${text.ofItByLink(usd(Number(by_link)))}`;
  };
}
