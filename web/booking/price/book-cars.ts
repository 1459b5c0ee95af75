import type { Language } from "../../../domain/languages.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { bookRide } from "../book-ride.ts";
import type { BookingDraft, PricedTrip } from "../booking-draft.ts";

/** The rides that were booked, and why the second of two cars was not. */
export type Booked = { readonly rides: readonly Ride[]; readonly missing: Error | null };

type Change = (values: Partial<BookingDraft>) => void;

/** Books what was priced: one car, or both of two. Each has a key of its own, so that another press books only what is missing. */
export function bookCars(
  draft: BookingDraft,
  change: Change,
  language: Language,
  insteadOf?: number | "now" | null,
) {
  return async (fare: PricedTrip): Promise<Booked> => {
    const [first, second] = fare.twoCars ?? [];
    if (first === undefined || second === undefined) {
      const asking = {
        availability: "required" as const,
        ...(insteadOf
          ? { instead_of: insteadOf === "now" ? insteadOf : new Date(insteadOf).toISOString() }
          : {}),
      };
      const quotes = { there: fare.quote, back: fare.wayBack?.quote ?? null };
      return {
        rides: [await bookRide(draft, change, language, asking)(quotes)],
        missing: null,
      };
    }
    // Two cars are not asked for a free time: one of them could be refused with the other booked.
    const oneOf = (car: typeof first, attempt: BookingDraft["attempt"], keep: Change) => {
      const { passengers, luggage, there, back } = car;
      const ride = {
        ...draft,
        passengers,
        luggage,
        vehicleType: "" as const,
        code: "",
        priced: null,
        attempt,
      };
      return bookRide(ride, keep, language)({ there: there.quote, back: back?.quote ?? null });
    };
    const booked = await oneOf(first, draft.attempt, change);
    try {
      const keepSecond: Change = ({ attempt }) => change({ secondAttempt: attempt ?? null });
      return { rides: [booked, await oneOf(second, draft.secondAttempt, keepSecond)], missing: null };
    } catch (error) {
      return { rides: [booked], missing: error instanceof Error ? error : new Error(String(error)) };
    }
  };
}
