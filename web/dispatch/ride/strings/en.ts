import type { CancelReason } from "../../../../domain/rides/cancel-reason.ts";
import type { RideNeed } from "../../../../domain/rides/ride-needs.ts";

const needs: Record<RideNeed, string> = {
  notes: "notes",
  flight_number: "flight",
  child_seat: "child seat",
  child_ages: "ages of the children",
  wheelchair: "wheelchair",
  wheelchair_folds: "folding wheelchair",
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
  add_email: "Email address added",
  claim: "Added to an account",
  change: "Changed by its passenger",
  rate: "Driver rated",
  record_payment: "Payment recorded",
  import: "Brought in from a file",
  time_out: "Offer expired",
  prove: "Proved by its passenger",
  release: "Approved by the office",
  give_reason: "Passenger told why",
  /** Why a driver gave a ride back or cancelled it. */
  cancelReasons: {
    car_trouble: "car trouble",
    too_late: "they couldn't be there in time",
    not_reached: "they couldn't reach the passenger",
    passenger_asked: "the passenger asked for it",
    personal: "something personal",
  } satisfies Record<CancelReason, string>,
  messages: {
    title: "Messages",
    none: "No messages yet.",
    states: {
      waiting: "waiting",
      sent: "sent",
      delivered: "arrived",
      read: "read",
      failed: "failed",
    },
  },
  /** The person who did it, where no name is known or beside the name. */
  actors: {
    guest: "guest",
    rider: "rider",
    driver: "driver",
    operator: "operator",
    staff: "staff",
    partner: "a partner's system",
    system: "the system",
  },
  /** The same, where an assistant did it for them. */
  byAssistant: (who: string) => `${who}, through an assistant`,
  /** The parts of a booking that can be changed. */
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
    cancel_reason: "because",
    cancel_note: "in the driver's words",
    no_code_reason: "no code, because",
    payment_reason: "off the account, because",
    past_limit_reason: "past the limit of the account, because",
    rider_email: "email",
  },
  payment: {
    saidBefore: (how: string, fare: string): string => `Now: ${how}, a fare of ${fare}.`,
    onAccountOf: (name: string): string => `It was booked on the account of ${name}.`,
    reason: "Why doesn't the account pay it?",
    reasonMissing: "Say why, so that the office can answer for it.",
  },
};

export default rideDeeds;
export type DispatchRideStrings = typeof rideDeeds;
