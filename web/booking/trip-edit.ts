import type { CallOf } from "../../contract/endpoint.ts";
import type { TrackedRide } from "../../contract/rides/ride.ts";
import type { LastingNeed } from "../../domain/rides/asked-needs.ts";
import { everyNeed, needsOf, type RideNeed } from "../../domain/rides/ride-needs.ts";
import type { changeTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { type BookingDraft, onIslandClock, pickupInstant } from "./booking-draft.ts";
import { type NeedsDraft, needsDraft } from "./needs-draft.ts";
import { stopsToSend } from "./stops.ts";

/** The trip of a booking as its form has it. */
export type TripDraft = NeedsDraft &
  Pick<BookingDraft, "pickup" | "dropoff" | "stops" | "when" | "passengers" | "luggage" | "vehicleType">;
export type TripEdit = NonNullable<CallOf<typeof changeTrackedRideEndpoint>["body"]>;
/** The parts of a ride that another like it begins with. */
export type FormerTrip = Pick<
  TrackedRide,
  | "pickup_location"
  | "pickup_lat"
  | "pickup_lng"
  | "dropoff_location"
  | "dropoff_lat"
  | "dropoff_lng"
  | "stops"
  | "passenger_count"
  | "luggage_count"
  | "vehicle_type"
  | "vehicle_asked"
  | LastingNeed
>;
/** The parts of a ride that its form shows. */
export type BookedTrip = FormerTrip & Pick<TrackedRide, "ride_datetime" | RideNeed>;

/** The places of a trip as a form has them. */
export function placesOf(ride: FormerTrip): Pick<TripDraft, "pickup" | "dropoff" | "stops"> {
  return {
    pickup: { text: ride.pickup_location, lat: ride.pickup_lat, lng: ride.pickup_lng },
    dropoff: { text: ride.dropoff_location, lat: ride.dropoff_lat, lng: ride.dropoff_lng },
    stops: (ride.stops ?? []).map(({ location, lat, lng }) => ({ text: location, lat, lng })),
  };
}

/** The form of a trip as it is booked. */
export function tripDraftOf(ride: BookedTrip): TripDraft {
  return {
    ...placesOf(ride),
    when: onIslandClock(new Date(ride.ride_datetime)),
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    vehicleType: ride.vehicle_asked ? ride.vehicle_type : "",
    ...needsDraft(ride),
  };
}

/** How each field of a trip is sent to the server. */
export const SENT_OF_TRIP: Readonly<Record<keyof TripDraft, (draft: TripDraft, now: Date) => TripEdit>> = {
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
  stops: ({ stops }) => ({ stops: stopsToSend(stops) }),
  when: ({ when }, now) => ({ ride_datetime: (pickupInstant(when, now) ?? now).toISOString() }),
  passengers: ({ passengers }) => ({ passenger_count: passengers }),
  luggage: ({ luggage }) => ({ luggage_count: luggage }),
  vehicleType: ({ vehicleType }) => ({ vehicle_type: vehicleType || null }),
  ...everyNeed<Record<RideNeed, (draft: TripDraft) => TripEdit>>((need) => (draft) => ({
    [need]: needsOf(draft)[need],
  })),
};
const FIELDS = Object.keys(SENT_OF_TRIP) as (keyof TripDraft)[];

/** The fields in which two forms of a trip differ. */
export function changedTripFields(before: TripDraft, after: TripDraft): (keyof TripDraft)[] {
  return FIELDS.filter((field) => isOther(before[field], after[field]));
}

/** The body of a change: only the fields that were changed. */
export function tripEditOf(before: TripDraft, after: TripDraft, now: Date): TripEdit {
  return changedTripFields(before, after).reduce<TripEdit>(
    (edit, field) => ({ ...edit, ...SENT_OF_TRIP[field](after, now) }),
    {},
  );
}

type FieldValue = BookingDraft["pickup"] | BookingDraft["stops"] | string | number | boolean;

/** Whether two values of a field differ by more than a space. */
export function isOther(before: FieldValue, after: FieldValue): boolean {
  return plain(before) !== plain(after);
}

/** A field's value as one that can be compared. */
function plain(value: FieldValue): string | number | boolean {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object") return value;
  if ("text" in value) return `${value.text.trim()} ${value.lat} ${value.lng}`;
  return JSON.stringify(stopsToSend(value));
}
