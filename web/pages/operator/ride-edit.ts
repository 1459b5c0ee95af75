import type { Ride } from "../../../contract/rides/ride.ts";
import type { RideEdit } from "../../dispatch/use-ride-deeds.ts";
import {
  type BookingDraft,
  type BookingFault,
  EMPTY_BOOKING,
  onIslandClock,
  personFault,
  pickupInstant,
  tripFault,
} from "../booking/booking-draft.ts";

/** A booking as its form has it. */
export type RideDraft = Omit<BookingDraft, "attempt" | "wish">;
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
    notes: ride.notes ?? "",
    flightNumber: ride.flight_number ?? "",
    childSeat: ride.child_seat,
    wheelchair: ride.wheelchair,
  };
}

/** The fields in which two forms differ. */
export function changedFields(before: RideDraft, after: RideDraft): RideField[] {
  return FIELDS.filter((field) => plain(before[field]) !== plain(after[field]));
}

/** What is sent of a changed form: the fields that are other than they were, and no more. */
export function editOf(before: RideDraft, after: RideDraft, now: Date): RideEdit {
  return changedFields(before, after).reduce<RideEdit>(
    (edit, field) => ({ ...edit, ...SENT[field](after, now) }),
    {},
  );
}

/** The first thing that cannot be saved as it is; what was so before may stay so. */
export function editFault(before: RideDraft, after: RideDraft, now: Date): BookingFault | null {
  const changed = changedFields(before, after);
  // The time of a ride that is late has passed, and its other fields can still be changed.
  const when = changed.includes("when") ? after.when : "now";
  const trip = tripFault({ ...EMPTY_BOOKING, ...after, when }, now);
  if (trip !== null) return trip;
  return changed.includes("name") || changed.includes("phone") ? personFault(after) : null;
}

/** How the server is told of each field. */
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
  notes: ({ notes }) => ({ notes: notes.trim() || null }),
  flightNumber: ({ flightNumber }) => ({ flight_number: flightNumber.trim() || null }),
  childSeat: ({ childSeat }) => ({ child_seat: childSeat }),
  wheelchair: ({ wheelchair }) => ({ wheelchair }),
};
const FIELDS = Object.keys(SENT) as RideField[];

/** A field's value as one that can be compared. */
function plain(value: RideDraft[RideField]): string | number | boolean {
  if (typeof value === "string") return value.trim();
  return typeof value === "object" ? `${value.text.trim()} ${value.lat} ${value.lng}` : value;
}
