import { useDraft } from "../ui/use-draft.ts";
import { type BookingDraft, EMPTY_BOOKING } from "./booking-draft.ts";

/** The booking of this tab: what was entered, kept over reloads, and how to change and clear it. */
export function useBookingDraft() {
  return useDraft<BookingDraft>("booking", EMPTY_BOOKING);
}
