import { useCallback } from "react";
import { curacaoDate, curacaoTime } from "../../../contract/curacao-time.ts";
import { calculateFareForTrip } from "../../../contract/fares/fares.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { bookRide } from "../../../contract/rides/rides.endpoints.ts";
import { useMe } from "../../accounts/use-me.ts";
import { ApiError } from "../../api/api-error.ts";
import { call, newIdempotencyKey } from "../../api/call.ts";
import { useDeed } from "../../api/use-deed.ts";
import { useLanguage } from "../../language/language-context.ts";
import type { ChosenPlace } from "../../places/place-field.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { type BookingAttempt, type BookingDraft, EMPTY_BOOKING, pickupInstant } from "./booking-draft.ts";

/** So long a price is held, from when it was asked for. */
export const PRICE_HELD_MS = 15 * 60_000;

/** The booking of this tab: what was entered, kept over reloads, and a way to change and forget it. */
export function useBookingDraft() {
  return useDraft<BookingDraft>("booking", EMPTY_BOOKING);
}

/** Works out the fare of the trip that was entered. How long it is held is told by the clock of this device. */
export function useFareOfTrip() {
  return useDeed(async (draft: BookingDraft) => {
    const now = new Date();
    const fare = await call(calculateFareForTrip, { query: fareQuery(draft, now) });
    return { ...fare, quote_expires_at: new Date(now.getTime() + PRICE_HELD_MS).toISOString() };
  });
}
export type CalculatedFare = NonNullable<ReturnType<typeof useFareOfTrip>["data"]>;

/** The key a booking goes out with, however often that is. */
export function attemptOf(draft: BookingDraft): BookingAttempt {
  return draft.attempt ?? { key: newIdempotencyKey(), bodies: [] };
}

/** Books the ride once, however often it is pressed or sent. */
export function useBookRide(draft: BookingDraft, change: (values: Partial<BookingDraft>) => void) {
  const { language } = useLanguage();
  return useDeed(async (quote: string | null) => {
    const body = { ...bookingBody(draft, new Date()), language, ...(quote === null ? {} : { quote }) };
    const { key, bodies } = attemptOf(draft);
    // Kept before the call is sent: after a lost answer or a reload the same key is used again.
    change({ attempt: { key, bodies: [...bodies, body] } });
    try {
      return await bookOnce(key, [body, ...bodies.toReversed()]);
    } catch (error) {
      // An answer that refuses means that no ride was made: the next press is a booking of its own.
      if (error instanceof ApiError && error.answered && !error.passing) change({ attempt: null });
      throw error;
    }
  });
}

/** Books with the newest body; where the server already knows the key with an earlier one, that ride is the answer. */
async function bookOnce(key: string, [body, ...earlier]: BookingAttempt["bodies"]): Promise<Ride> {
  if (body === undefined) throw new ApiError("idempotency_mismatch", 422);
  try {
    return await call(bookRide, { idempotencyKey: key, body });
  } catch (error) {
    const known = error instanceof ApiError && error.code === "idempotency_mismatch";
    if (!known || earlier.length === 0) throw error;
    return bookOnce(key, earlier);
  }
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
  return {
    passenger_count: draft.passengers,
    luggage_count: draft.luggage,
    is_holiday: "false",
    // Without a time it is for now, and the price is held whatever minute it is booked in.
    ...(draft.when === "now" ? {} : { trip_time: curacaoTime(at), trip_date: curacaoDate(at) }),
    ...endsOf(draft, (place, end) => ({
      [`${end}_place`]: place.text.trim(),
      ...(place.lat === null ? {} : { [`${end}_lat`]: place.lat, [`${end}_lng`]: place.lng }),
    })),
    ...(draft.vehicleType === "" ? {} : { vehicle_type: draft.vehicleType }),
  };
}

function bookingBody(draft: BookingDraft, now: Date) {
  return {
    pickup_location: draft.pickup.text.trim(),
    pickup_lat: draft.pickup.lat,
    pickup_lng: draft.pickup.lng,
    dropoff_location: draft.dropoff.text.trim(),
    dropoff_lat: draft.dropoff.lat,
    dropoff_lng: draft.dropoff.lng,
    ride_datetime: (pickupInstant(draft.when, now) ?? now).toISOString(),
    passenger_count: draft.passengers,
    luggage_count: draft.luggage,
    rider_name: draft.name.trim(),
    rider_phone: draft.phone.trim(),
    rider_email: draft.email.trim() || null,
    vehicle_type: draft.vehicleType || null,
    notes: draft.notes.trim() || null,
    flight_number: draft.flightNumber.trim() || null,
    child_seat: draft.childSeat,
    wheelchair: draft.wheelchair,
  };
}

function endsOf<T extends object>(
  draft: BookingDraft,
  read: (place: ChosenPlace, end: "pickup" | "dropoff") => T,
): T & T {
  return { ...read(draft.pickup, "pickup"), ...read(draft.dropoff, "dropoff") };
}
