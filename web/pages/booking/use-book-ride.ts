import type { Ride } from "../../../contract/rides/ride.ts";
import { bookRide } from "../../../contract/rides/rides.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call, newIdempotencyKey } from "../../api/call.ts";
import { useDeed } from "../../api/use-deed.ts";
import { useLanguage } from "../../language/language-context.ts";
import { type BookingAttempt, type BookingDraft, pickupInstant } from "./booking-draft.ts";

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
