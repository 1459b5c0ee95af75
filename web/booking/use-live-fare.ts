import { useEffect, useState } from "react";
import { useOnline } from "../api/connection.ts";
import { useRead } from "../api/use-read.ts";
import { readFare } from "../fares/fare-answer.ts";
import { useLanguage } from "../language/language-context.ts";
import { type BookingDraft, isWhole } from "./booking-draft.ts";
import { loadFareStep } from "./load-fare-step.ts";
import { fareQuery } from "./fares-of.ts";

/** What a price that nobody asked for may be old. */
export const PRICE_FRESH_MS = 5 * 60_000;

/** What the trip costs as it stands in the form; null until every place is chosen, and where one car isn't enough. */
export function useLiveFare(draft: BookingDraft): number | null {
  const [now] = useState(() => new Date());
  // Nothing is asked for without a signal: a try that fails then would be tried again beside the price itself.
  const online = useOnline();
  const hasPrice = online && draft.wayBack === null && isWhole(draft, now);
  const { openArea } = useLanguage();
  useEffect(() => {
    // The next press shows the price: its step is there by then.
    if (hasPrice) loadFareStep(openArea).catch(() => undefined);
  }, [hasPrice, openArea]);
  const fare = useRead(hasPrice ? readFare(fareQuery(draft, now), PRICE_FRESH_MS) : null).data;
  return fare && fare.large_party === null ? fare.fare : null;
}
