import type { Ride } from "../../contract/rides/ride.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { paidByLink } from "./paid-by-link.ts";

/** "$20.00", or "$20.00, $5.00 given back"; null where nothing was paid by link. */
export function usePaidByLink(): (
  ride: Pick<Ride, "paid_by_link" | "given_back" | "calculated_fare">,
) => string | null {
  const text = useStrings("pay-links");
  const { usd } = useFormats();
  return (ride) => {
    const byLink = paidByLink(ride);
    if (byLink === null) return null;
    return byLink.back === 0 ? usd(byLink.paid) : text.backOf(usd(byLink.paid), usd(byLink.back));
  };
}
