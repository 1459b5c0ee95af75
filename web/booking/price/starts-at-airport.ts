import { AIRPORT_LOCATION } from "../../../contract/places/place-points.ts";
import type { BookingDraft } from "../booking-draft.ts";

/** The terminal, its car parks and the hotels at its gate: about a kilometre. */
const NEAR_DEGREES = 0.01;

/** Whether the trip is one of somebody who lands. */
export function startsAtAirport({ pickup: { lat, lng } }: Pick<BookingDraft, "pickup">): boolean {
  if (lat === null || lng === null) return false;
  return Math.hypot(lat - AIRPORT_LOCATION.lat, lng - AIRPORT_LOCATION.lng) < NEAR_DEGREES;
}
