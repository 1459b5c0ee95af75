import { useCallback } from "react";
import { curacaoDate, curacaoTime } from "../../contract/curacao-time.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { useAction } from "../api/use-action.ts";
import { useMe } from "../api/use-me.ts";
import { call } from "../api/call.ts";
import { useLanguage } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/place-field.tsx";
import { useDraft } from "../ui/use-draft.ts";
import {
  type BookingDraft,
  EMPTY_BOOKING,
  type PricedCar,
  type PricedTrip,
  pickupInstant,
  wayBackOf,
} from "./booking-draft.ts";
import { loadFareStep } from "./load-fare-step.ts";
import { stopsToSend } from "./stops.ts";

/** How long a price is valid, from when it was asked for. */
export const PRICE_HELD_MS = 15 * 60_000;

/** The booking of this tab: what was entered, kept over reloads, and how to change and clear it. */
export function useBookingDraft() {
  return useDraft<BookingDraft>("booking", EMPTY_BOOKING);
}

/** Works out the fare of the trip that was entered. How long it is valid is measured by the clock of this device. */
export function useFareOfTrip() {
  const { openArea } = useLanguage();
  return useAction(async (draft: BookingDraft): Promise<CalculatedFare> => {
    const now = new Date();
    // A step that can't be had is asked for again when it is shown.
    const step = loadFareStep(openArea).catch(() => undefined);
    const { there, back } = await faresOf(draft, now);
    const twoCars = await faresOfTwoCars(draft, there, now);
    await step;
    return {
      ...there,
      quote_expires_at: new Date(now.getTime() + PRICE_HELD_MS).toISOString(),
      wayBack: back,
      twoCars,
      total: twoCars ? twoCars.reduce((sum, car) => sum + bothWays(car), 0) : bothWays({ there, back }),
    };
  });
}
export type CalculatedFare = PricedTrip;

async function faresOf(draft: BookingDraft, now: Date) {
  const wayBack = wayBackOf(draft);
  const [there, back] = await Promise.all([
    call(calculateFareForTripEndpoint, { query: fareQuery(draft, now) }),
    wayBack && call(calculateFareForTripEndpoint, { query: fareQuery(wayBack, now) }),
  ]);
  return { there, back };
}

/** The price of each of the two cars that are offered in the place of one that is too small. */
async function faresOfTwoCars(draft: BookingDraft, fare: PricedCar["there"], now: Date) {
  const offer = fare.large_party?.offer;
  if (!offer) return null;
  return Promise.all(
    offer.cars.map(async ({ passenger_count: passengers, luggage_count: luggage }) => {
      const car = { ...draft, passengers, luggage, vehicleType: "" as const };
      return { passengers, luggage, ...(await faresOf(car, now)) };
    }),
  );
}

/** What a car costs there and back. */
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

/** What a price is asked for with. */
export function fareQuery(draft: BookingDraft, now: Date) {
  const at = pickupInstant(draft.when, now) ?? now;
  const stops = stopsToSend(draft.stops);
  return {
    passenger_count: draft.passengers,
    luggage_count: draft.luggage,
    is_holiday: "false",
    // Without a time it is for now, and the price is valid whatever minute it is booked in.
    ...(draft.when === "now" ? {} : { trip_time: curacaoTime(at), trip_date: curacaoDate(at) }),
    ...endsOf(draft, (place, end) => ({
      [`${end}_place`]: place.text.trim(),
      ...(place.lat === null ? {} : { [`${end}_lat`]: place.lat, [`${end}_lng`]: place.lng }),
    })),
    ...(stops.length > 0 ? { stops: JSON.stringify(stops) } : {}),
    ...(draft.vehicleType === "" ? {} : { vehicle_type: draft.vehicleType }),
  };
}

function endsOf<T extends object>(
  draft: BookingDraft,
  read: (place: ChosenPlace, end: "pickup" | "dropoff") => T,
): T & T {
  return { ...read(draft.pickup, "pickup"), ...read(draft.dropoff, "dropoff") };
}
