import type { BookingDraft, PricedCar } from "../booking-draft.ts";
import { faresOf } from "../fares-of.ts";

type Offer = NonNullable<NonNullable<PricedCar["there"]["large_party"]>["offer"]>;

/** The price of each of the two cars that are offered in the place of one that is too small. */
export function faresOfTwoCars(draft: BookingDraft, offer: Offer, now: Date) {
  return Promise.all(
    offer.cars.map(async ({ passenger_count: passengers, luggage_count: luggage }) => {
      const car = { ...draft, passengers, luggage, vehicleType: "" as const, code: "" };
      return { passengers, luggage, ...(await faresOf(car, now)) };
    }),
  );
}
