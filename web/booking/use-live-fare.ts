import { useEffect, useState } from "react";
import { useOnline } from "../api/connection.ts";
import { useRead } from "../api/use-read.ts";
import { type FareAnswer, readFare } from "../fares/fare-answer.ts";
import { useLanguage } from "../language/language-context.ts";
import { type BookingDraft, isWhole } from "./booking-draft.ts";
import { PriceStep } from "./price-step.ts";
import { fareQuery } from "./fares-of.ts";

/** The age that a price may have that nobody asked for. */
export const PRICE_FRESH_MS = 5 * 60_000;

/** A price that nobody had to ask for: of one car, or of the two that a large party needs; null where not even two are enough. */
export type LiveFare = { readonly cars: 1 | 2; readonly usd: number } | { readonly cars: null };

/** The price of a trip as it is shown before it is asked for. */
export function liveFareOf({ fare, large_party }: Pick<FareAnswer, "fare" | "large_party">): LiveFare {
  if (large_party === null) return { cars: 1, usd: fare };
  return large_party.offer === null ? { cars: null } : { cars: 2, usd: large_party.offer.fare };
}

/** The price of the trip as it stands in the form; null until every place is chosen. */
export function useLiveFare(draft: BookingDraft): LiveFare | null {
  const [now] = useState(() => new Date());
  // Nothing is asked for without a signal: a try that fails then would be tried again beside the price itself.
  const online = useOnline();
  const hasPrice = online && draft.wayBack === null && isWhole(draft, now);
  const { openArea } = useLanguage();
  useEffect(() => {
    // The next press shows the price: its step is there by then.
    if (hasPrice) PriceStep.fetch(openArea).catch(() => undefined);
  }, [hasPrice, openArea]);
  const fare = useRead(hasPrice ? readFare(fareQuery(draft, now), PRICE_FRESH_MS) : null).data;
  return fare ? liveFareOf(fare) : null;
}
