import type { BookingDraft } from "../booking-draft.ts";

/** A trip of which the time is full, and who wants it. */
export type FullTrip = Pick<
  BookingDraft,
  | "pickup"
  | "dropoff"
  | "passengers"
  | "luggage"
  | "vehicleType"
  | "name"
  | "email"
  | "phone"
  | "whatsappConsent"
>;

/** The wish for a full time, or with null for the next free car, as the waiting list takes it. */
export function wishForATime(
  { pickup, dropoff, passengers, luggage, vehicleType, name }: FullTrip,
  at: number | null,
) {
  return {
    pickup_location: pickup.text,
    pickup_lat: pickup.lat ?? 0,
    pickup_lng: pickup.lng ?? 0,
    dropoff_location: dropoff.text,
    dropoff_lat: dropoff.lat ?? 0,
    dropoff_lng: dropoff.lng ?? 0,
    passenger_count: passengers,
    luggage_count: luggage,
    vehicle_type: vehicleType || null,
    wanted_at: new Date(at ?? Date.now()).toISOString(),
    ...(at === null ? { as_soon_as_possible: true } : {}),
    name: name.trim(),
  };
}
