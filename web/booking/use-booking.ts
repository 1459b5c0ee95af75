import { useCallback } from "react";
import { useAction } from "../api/use-action.ts";
import { useMe } from "../api/use-me.ts";
import { useLanguage } from "../language/language-context.ts";
import {
  type BookingDraft,
  type PricedCar,
  type PricedTrip,
  type TripPlaces,
  areChosen,
} from "./booking-draft.ts";
import { faresOf } from "./fares-of.ts";
import { priceStepInTime } from "./price-step.ts";

/** How long a price is valid, from when it was asked for. */
export const PRICE_HELD_MS = 15 * 60_000;

/** Works out the fare of the trip that was entered. How long it is valid is measured by the clock of this device. */
export function useFareOfTrip() {
  const { openArea } = useLanguage();
  return useAction(async (entered: BookingDraft): Promise<FareOfPlaces> => {
    const now = new Date();
    const places = await chosenPlaces(entered);
    const draft = { ...entered, ...places };
    const [{ there, back, twoCars }] = await Promise.all([pricesOf(draft, now), priceStepInTime(openArea)]);
    return {
      places,
      ...there,
      quote_expires_at: new Date(now.getTime() + PRICE_HELD_MS).toISOString(),
      wayBack: back,
      twoCars,
      total: twoCars ? twoCars.reduce((sum, car) => sum + bothWays(car), 0) : bothWays({ there, back }),
    };
  });
}
export type CalculatedFare = PricedTrip;
/** A fare, and the places it is for: what was typed and means one place alone is that place. */
type FareOfPlaces = CalculatedFare & { readonly places: TripPlaces };

/** No line that was typed is sent as a place: it is chosen here where there is no doubt, or refused. */
async function chosenPlaces({ pickup, dropoff, stops }: BookingDraft): Promise<TripPlaces> {
  const places = { pickup, dropoff, stops };
  if (areChosen(places)) return places;
  const { choosePlaces } = await import("./price/choose-places.ts");
  return choosePlaces(places);
}

async function pricesOf(draft: BookingDraft, now: Date) {
  const { there, back } = await faresOf(draft, now);
  const { offer } = there.large_party ?? {};
  if (!offer) return { there, back, twoCars: null };
  const { faresOfTwoCars } = await import("./price/fares-of-two-cars.ts");
  return { there, back, twoCars: await faresOfTwoCars(draft, offer, now) };
}

/** The price of a car there and back. */
export function bothWays({ there, back }: Pick<PricedCar, "there" | "back">): number {
  return there.fare + (back?.fare ?? 0);
}

/** Fills in name, phone and e-mail of a signed-in rider, once, where nothing was typed. */
export function useOwnDetails() {
  const me = useMe();
  return useCallback(
    (draft: BookingDraft): Partial<BookingDraft> => {
      if (!me.data) return {};
      const { first_name, last_name, phone_number, email } = me.data;
      return {
        ...(draft.name === "" ? { name: `${first_name} ${last_name}`.trim() } : {}),
        ...(draft.phone === "" ? { phone: phone_number } : {}),
        ...(draft.email === "" ? { email } : {}),
      };
    },
    [me.data],
  );
}
