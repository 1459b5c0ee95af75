import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../api/session.ts";
import type { CalculatedFare } from "../use-booking.ts";
import type { BookingFlow } from "../use-booking-flow.ts";

/** Whether a price was shown to somebody else: whoever signed in or out since may pay another. It is then asked for again. */
export function usePriceOfOthers(
  flow: Pick<BookingFlow, "draft" | "change" | "price">,
  { quote }: Pick<CalculatedFare, "quote">,
): boolean {
  const username = useSession()?.username ?? null;
  const { pricedFor, waitingBooking, bookedCars } = flow.draft;
  const isShown = pricedFor?.quote === quote;
  const isOthers = isShown && pricedFor.username !== username;
  const canAsk = waitingBooking === null && bookedCars === null;
  const keep = useEffectEvent(() => flow.change({ pricedFor: { quote, username } }));
  useEffect(() => {
    if (!isShown) keep();
  }, [isShown]);
  const priceAgain = useEffectEvent(() => flow.price());
  useEffect(() => {
    if (isOthers && canAsk) priceAgain();
  }, [isOthers, canAsk]);
  return isOthers;
}
