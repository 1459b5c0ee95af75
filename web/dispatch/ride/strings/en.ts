import type { RideMessageKind } from "../../../../contract/rides/ride-message.ts";
import type { RideNeed } from "../../../../contract/rides/ride-needs.ts";

const needs: Record<RideNeed, string> = {
  notes: "notes",
  flight_number: "flight",
  child_seat: "child seat",
  wheelchair: "wheelchair",
};

const about: Record<RideMessageKind, string> = {
  booked: "Booking confirmed",
  changed: "Ride changed",
  flight_moved: "Flight moved",
  driver_assigned: "Driver assigned",
  driver_set_out: "Driver on the way",
  driver_arrived: "Driver at the pickup",
  driver_left: "Driver can't come",
  car_changed: "Other car",
  no_show: "Passenger not found",
  reminder: "Reminder",
  cancelled: "Ride called off",
  receipt: "Receipt",
  ride_in_pool: "New request",
  ride_given: "Ride assigned",
  ride_changed: "Ride changed",
  ride_taken_away: "Ride taken away",
  ride_back: "Ride given back",
  ride_called_off: "Ride called off",
  booking_code: "Code to prove the booking",
};

const rideDeeds = {
  book: "Booked",
  accept: "Accepted",
  reject: "Rejected",
  set_out: "On the way to the pickup",
  arrived: "At the pickup",
  picked_up: "Passenger on board",
  in_progress: "Trip started",
  no_show: "Passenger didn't show up",
  finish: "Completed",
  cancel: "Cancelled",
  delete: "Removed from driver's list",
  assign: "Assigned to",
  reassign: "Reassigned to",
  cancel_assigned: "Sent back to pending",
  operator_complete: "Marked completed",
  update: "Changed",
  undo: "Undone",
  edit_notes: "Notes changed",
  claim: "Added to an account",
  change: "Changed by its passenger",
  rate: "Driver rated",
  record_payment: "Payment recorded",
  time_out: "Offer expired",
  prove: "Proved by its passenger",
  release: "Approved by the office",
  /** Who did it, where no name is known or beside the name. */
  messages: {
    title: "Messages",
    none: "No messages yet.",
    /** What a message was about. */
    about,
    to: { passenger: "passenger", driver: "driver" },
    ways: {
      email: "e-mail",
      push: "notification",
      phone: "SMS / WhatsApp",
      whatsapp: "WhatsApp",
      sms: "SMS",
      webhook: "own gateway",
    },
    states: {
      waiting: "waiting",
      sent: "sent",
      delivered: "arrived",
      read: "read",
      failed: "failed",
    },
  },
  actors: {
    guest: "guest",
    rider: "rider",
    driver: "driver",
    operator: "operator",
    staff: "staff",
    system: "the system",
  },
  /** What of a booking was changed. */
  fields: {
    pickup: "pickup",
    dropoff: "drop-off",
    stops: "stops",
    ride_datetime: "time",
    passenger_count: "passengers",
    luggage_count: "luggage",
    vehicle_type: "vehicle",
    ...needs,
    car: "car",
    distance_km: "distance",
    calculated_fare: "fare",
    paid_by: "paid",
    tip: "tip",
    rider_name: "name",
    rider_phone: "phone",
    reject_reason: "rejected, because",
    reject_note: "told the passenger",
    no_code_reason: "no code, because",
    rider_email: "e-mail",
  },
};

export default rideDeeds;
export type DispatchRideStrings = typeof rideDeeds;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/ride": DispatchRideStrings;
  }
}
