import type { Ride } from "../../../contract/rides/ride.ts";
import { everyNeed, needsOf, type RideNeed } from "../../../contract/rides/ride-needs.ts";
import { needsDraft } from "../../booking/needs-draft.ts";
import type { RideEdit } from "./use-ride-actions.ts";
import {
  type BookingDraft,
  type BookingError,
  EMPTY_BOOKING,
  onIslandClock,
  personError,
  pickupInstant,
  tripError,
} from "../../booking/booking-draft.ts";

/** A booking as its form has it. */
export type RideDraft = Omit<BookingDraft, "attempt" | "waitingBooking">;
export type RideField = keyof RideDraft;

/** The form of a ride as it is. */
export function draftOf(ride: Ride): RideDraft {
  return {
    pickup: { text: ride.pickup_location, lat: ride.pickup_lat, lng: ride.pickup_lng },
    dropoff: { text: ride.dropoff_location, lat: ride.dropoff_lat, lng: ride.dropoff_lng },
    when: onIslandClock(new Date(ride.ride_datetime)),
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    vehicleType: ride.vehicle_asked ? ride.vehicle_type : "",
    name: ride.rider_name,
    phone: ride.rider_phone,
    email: ride.rider_email ?? "",
    ...needsDraft(ride),
  };
}

/** The fields in which two forms differ. */
export function changedFields(before: RideDraft, after: RideDraft): RideField[] {
  return FIELDS.filter((field) => plain(before[field]) !== plain(after[field]));
}

/** The body of an edit: only the fields that were changed. */
export function editOf(before: RideDraft, after: RideDraft, now: Date): RideEdit {
  return changedFields(before, after).reduce<RideEdit>(
    (edit, field) => ({ ...edit, ...SENT[field](after, now) }),
    {},
  );
}

/** The first invalid field; a field that was invalid before may stay. */
export function editError(before: RideDraft, after: RideDraft, now: Date): BookingError | null {
  const changed = changedFields(before, after);
  // The pickup time of a late ride has passed, but its other fields can still be changed.
  const when = changed.includes("when") ? after.when : "now";
  const trip = tripError({ ...EMPTY_BOOKING, ...after, when }, now);
  if (trip !== null) return trip;
  return changed.includes("name") || changed.includes("phone") ? personError(after) : null;
}

/** How each field is sent to the server. */
const SENT: Readonly<Record<RideField, (draft: RideDraft, now: Date) => RideEdit>> = {
  pickup: ({ pickup }) => ({
    pickup_location: pickup.text.trim(),
    pickup_lat: pickup.lat,
    pickup_lng: pickup.lng,
  }),
  dropoff: ({ dropoff }) => ({
    dropoff_location: dropoff.text.trim(),
    dropoff_lat: dropoff.lat,
    dropoff_lng: dropoff.lng,
  }),
  when: ({ when }, now) => ({ ride_datetime: (pickupInstant(when, now) ?? now).toISOString() }),
  passengers: ({ passengers }) => ({ passenger_count: passengers }),
  luggage: ({ luggage }) => ({ luggage_count: luggage }),
  vehicleType: ({ vehicleType }) => ({ vehicle_type: vehicleType || null }),
  name: ({ name }) => ({ rider_name: name.trim() }),
  phone: ({ phone }) => ({ rider_phone: phone.trim() }),
  email: ({ email }) => ({ rider_email: email.trim() || null }),
  ...everyNeed<Record<RideNeed, (draft: RideDraft) => RideEdit>>((need) => (draft) => ({
    [need]: needsOf(draft)[need],
  })),
};
const FIELDS = Object.keys(SENT) as RideField[];

/** A field's value as one that can be compared. */
function plain(value: RideDraft[RideField]): string | number | boolean {
  if (typeof value === "string") return value.trim();
  return typeof value === "object" ? `${value.text.trim()} ${value.lat} ${value.lng}` : value;
}
