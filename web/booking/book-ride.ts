import { typedPhone } from "../../domain/accounts/typed-phone.ts";
import type { Language } from "../../domain/languages.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { needsOf } from "../../domain/rides/ride-needs.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { isDecided } from "../api/attempts.ts";
import { call } from "../api/call.ts";
import { newIdempotencyKey } from "../api/idempotency-key.ts";
import { payerOf } from "./fares-of.ts";
import { type BookingAttempt, type BookingDraft, pickupInstant } from "./booking-draft.ts";
import { stopsToSend } from "./stops.ts";
import { asDriven } from "./there-and-back.ts";

/** The Idempotency-Key of a booking, the same however often it is sent. */
export function attemptOf(draft: BookingDraft): BookingAttempt {
  return draft.attempt ?? { key: newIdempotencyKey(), bodies: [] };
}

/** The promises of the prices that were shown; none where a server made none. */
export type Quotes = { readonly there: string | null; readonly back?: string | null };

type Change = (values: Pick<BookingDraft, "attempt">) => void;

/** `required`: only where a car is free, else the server names the next free times. */
type Asking = { readonly availability?: "required"; readonly instead_of?: string };

/** Books the ride once, however often it is pressed or sent, at the price that was quoted. */
export function bookRide(draft: BookingDraft, change: Change, language: Language, asking: Asking = {}) {
  return async (quotes: Quotes): Promise<Ride> => {
    const { there: quote, back } = quotes;
    const now = new Date();
    const body = {
      ...bookingBody(draft, now),
      language,
      ...(quote ? { quote } : {}),
      ...asking,
      ...returnTrip(draft, back ?? null, now),
    };
    const { key, bodies } = attemptOf(draft);
    // Kept before the call is sent: after a lost answer or a reload the same key is used again.
    change({ attempt: { key, bodies: [...bodies, body] } });
    try {
      return await bookOnce(key, [body, ...bodies.toReversed()]);
    } catch (error) {
      // An error answer means that no ride was made: the next press is a new booking.
      if (isDecided(error)) change({ attempt: null });
      throw error;
    }
  };
}

/** Books with the newest body; where the server already has an earlier body under the key, that ride is the answer. */
async function bookOnce(key: string, [body, ...earlier]: BookingAttempt["bodies"]): Promise<Ride> {
  if (body === undefined) throw new ApiError("idempotency_mismatch", 422);
  try {
    return await call(bookRideEndpoint, { idempotencyKey: key, body });
  } catch (error) {
    const known = error instanceof ApiError && error.code === "idempotency_mismatch";
    if (!known || earlier.length === 0) throw error;
    return bookOnce(key, earlier);
  }
}

function returnTrip({ wayBack }: BookingDraft, quote: string | null, now: Date) {
  if (wayBack === null) return {};
  const at = pickupInstant(wayBack.when, now) ?? now;
  const flight_number = wayBack.flight.trim() || null;
  return { return_trip: { ride_datetime: at.toISOString(), flight_number, quote: quote || null } };
}

function bookingBody(entered: BookingDraft, now: Date) {
  const draft = asDriven(entered);
  const stops = stopsToSend(draft.stops);
  return {
    pickup_location: draft.pickup.text.trim(),
    pickup_lat: draft.pickup.lat,
    pickup_lng: draft.pickup.lng,
    dropoff_location: draft.dropoff.text.trim(),
    dropoff_lat: draft.dropoff.lat,
    dropoff_lng: draft.dropoff.lng,
    ...(stops.length > 0 ? { stops } : {}),
    ...(draft.waitMinutes ? { wait_minutes: draft.waitMinutes } : {}),
    ride_datetime: (pickupInstant(draft.when, now) ?? now).toISOString(),
    passenger_count: draft.passengers,
    luggage_count: draft.luggage,
    rider_name: draft.name.trim(),
    rider_phone: typedPhone(draft.phone),
    rider_email: draft.email.trim() || null,
    ...(draft.whatsappConsent ? { whatsapp_consent: true } : {}),
    vehicle_type: draft.vehicleType || null,
    ...needsOf(draft),
    ...(draft.priced?.code?.applied === true ? { code: draft.code } : {}),
    ...(draft.waitedFor?.when === draft.when ? { waiting_code: draft.waitedFor.code } : {}),
    ...(draft.onAccount ? { ...payerOf(draft), room: draft.room?.trim() ?? "" } : {}),
  };
}
