import type { BookingDraft } from "./booking-draft.ts";

type Trip = Pick<BookingDraft, "pickup" | "dropoff" | "stops" | "waitMinutes">;

/** The trip as it is driven: with a driver who waits, the drop-off is the last stop and it ends where it began. */
export function asDriven<T extends Trip>(draft: T): T {
  if (!draft.waitMinutes) return draft;
  return { ...draft, stops: [...draft.stops, draft.dropoff], dropoff: draft.pickup };
}
