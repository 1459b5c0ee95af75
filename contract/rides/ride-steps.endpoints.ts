import { z } from "zod";
import { DISPATCHERS, DRIVERS, OWN_DRIVER, OWN_OR_DISPATCHER, endpoint } from "../endpoint.ts";
import { fareLineSchema } from "../fares/fare-on-the-wire.ts";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { checkPayment, optionalPaymentSchema } from "../payments/payment-schemas.ts";
import { recordIdSchema } from "../record-id.ts";
import { rideEditSchema } from "./booking.ts";
import { noCodeReasonSchema, startCodeSchema } from "./start-code.ts";
import { RIDE_PROGRESS_STEPS, rideSchema } from "./ride.ts";

const rideId = z.object({ id: recordIdSchema });
/** When the driver says it happened, for a step that waited for a signal. It is only kept in the history. */
const happenedAt = z.iso.datetime({ offset: true, error: "Say a time with its offset." }).optional();
const DRIVERS_AND_DISPATCHERS = {
  guest: "no",
  rider: "no",
  driver: "any",
  operator: "any",
  staff: "any",
} as const;

/** A driver takes a ride from the pool, or accepts an assigned one. */
export const acceptRideEndpoint = endpoint({
  id: "acceptRide",
  method: "POST",
  path: "/accept-ride/{id}/",
  summary: "A driver takes the ride; of several at once exactly one gets it.",
  tag: "Driver",
  access: DRIVERS,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict", "driver_unavailable", "papers_expired"],
});

/** A driver turns a ride down; dispatch rejects a booking. */
export const rejectRideEndpoint = endpoint({
  id: "rejectRide",
  method: "POST",
  path: "/reject-ride/{id}/",
  summary: "A driver turns the ride down and no longer sees it; dispatch rejects the booking.",
  tag: "Rides",
  access: DRIVERS_AND_DISPATCHERS,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** A driver reports progress. */
export const reportRideProgressEndpoint = endpoint({
  id: "reportRideProgress",
  method: "POST",
  path: "/ride-progress/{id}/",
  summary:
    "A driver reports that they have set out, their arrival, the passenger aboard, the start of the trip, or a no-show.",
  tag: "Driver",
  access: OWN_DRIVER,
  names: "ride",
  params: rideId,
  body: z.object({
    step: z.enum(RIDE_PROGRESS_STEPS, "The step is set_out, arrived, picked_up, in_progress or no_show."),
    happened_at: happenedAt,
    /** With picked_up, where the office asks for it: the four digits the passenger says. */
    start_code: startCodeSchema.optional(),
    /** With picked_up in the place of a code: why there is none. */
    no_code_reason: noCodeReasonSchema.optional(),
  }),
  status: 200,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict", "driver_busy", "wrong_start_code"],
});

/** A driver completes a ride. */
export const finishRideEndpoint = endpoint({
  id: "finishRide",
  method: "POST",
  path: "/finish-ride/{id}/",
  summary: "A driver completes their ride, and may say how it was paid, with a tip.",
  tag: "Driver",
  access: OWN_DRIVER,
  names: "ride",
  params: rideId,
  body: optionalPaymentSchema.extend({ happened_at: happenedAt }).superRefine(checkPayment),
  status: 200,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** The passenger or dispatch cancels a ride; a driver gives it back. */
export const cancelRideEndpoint = endpoint({
  id: "cancelRide",
  method: "POST",
  path: "/cancel-ride/{id}/",
  summary: "The passenger or dispatch cancels the ride; its driver gives it back to the pool.",
  tag: "Rides",
  access: OWN_OR_DISPATCHER,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** A driver removes a ride from their lists. */
export const deleteRideEndpoint = endpoint({
  id: "deleteRide",
  method: "POST",
  path: "/delete-ride/{id}/",
  summary:
    "Takes a ride off the driver's lists; one they had accepted is cancelled. Totals and dispatch keep it.",
  tag: "Driver",
  access: OWN_DRIVER,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** Which driver: a number or a numeric string. Anything else, a missing value included, is an error of its own in the spec. */
const chosenDriver = z.object({
  driver_id: z.custom<number | string>().optional(),
  /** Assigns even though the driver has another ride at that time. */
  force: z.boolean().optional(),
});

/** Dispatch assigns a waiting ride to a driver. */
export const assignDriverEndpoint = endpoint({
  id: "assignDriver",
  method: "POST",
  path: "/assign-driver/{id}/",
  summary: "Gives a pending ride to a driver.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  body: chosenDriver,
  status: 200,
  output: rideSchema,
  errors: [
    "invalid_driver_id",
    "not_found",
    "ride_conflict",
    "driver_busy",
    "driver_unavailable",
    "papers_expired",
  ],
});

/** Dispatch reassigns a ride to another driver. */
export const reassignDriverEndpoint = endpoint({
  id: "reassignDriver",
  method: "POST",
  path: "/reassign-driver/{id}/",
  summary: "Gives a ride to another driver, before the passenger is aboard.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  body: chosenDriver.extend({
    /** The driver the caller saw on the ride; if somebody else has it by now, it is a ride_conflict. */
    from_driver_id: recordIdSchema.optional(),
  }),
  status: 200,
  output: rideSchema,
  errors: [
    "invalid_input",
    "invalid_driver_id",
    "not_found",
    "ride_conflict",
    "driver_busy",
    "driver_unavailable",
    "papers_expired",
  ],
});

/** Dispatch takes a ride from its driver. */
export const cancelAssignedRideEndpoint = endpoint({
  id: "cancelAssignedRide",
  method: "POST",
  path: "/cancel-assigned-ride/{id}/",
  summary: "Takes the ride from its driver and puts it back among the pending ones.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** Dispatch completes a ride for its driver. */
export const operatorCompleteRideEndpoint = endpoint({
  id: "operatorCompleteRide",
  method: "POST",
  path: "/operator-complete-ride/{id}/",
  summary: "Completes a ride in its driver's place.",
  tag: "Dispatch",
  access: DISPATCHERS,
  forbiddenSentence: "You do not have permission to complete rides",
  missingSentence: "Ride not found or already completed",
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found"],
});

/** Dispatch changes a booking. */
export const updateRideEndpoint = endpoint({
  id: "updateRide",
  method: "POST",
  path: "/update-ride/{id}/",
  summary: "Changes a booking before the passenger is aboard; a change of the trip is priced anew.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  body: rideEditSchema,
  status: 200,
  output: rideSchema,
  errors: [
    "invalid_input",
    "not_found",
    "ride_conflict",
    "edit_conflict",
    "driver_busy",
    "pickup_time_out_of_range",
    "party_too_large",
    "off_island",
    "same_place",
  ],
});

/** The result of an edit before it is saved. */
export const priceRideEditEndpoint = endpoint({
  id: "priceRideEdit",
  method: "POST",
  path: "/update-ride/{id}/price/",
  summary: "Says what a booking would cost after an edit, and changes nothing.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  body: rideEditSchema,
  status: 200,
  output: z.object({
    calculated_fare: z.string(),
    breakdown: z.array(fareLineSchema),
    vehicle_type: vehicleTypeSchema,
    distance_km: z.string(),
    duration_min: z.int(),
  }),
  errors: [
    "invalid_input",
    "not_found",
    "pickup_time_out_of_range",
    "party_too_large",
    "off_island",
    "same_place",
  ],
});

/** Dispatch undoes its last step. */
export const undoRideStepEndpoint = endpoint({
  id: "undoRideStep",
  method: "POST",
  path: "/undo/{id}/",
  summary: "Takes back the caller's own assign, reassign, cancel or reject within ten seconds.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  body: z.object({
    /** The version after the step; if the ride has changed since, nothing is undone. */
    version: z.int("Say which version is undone."),
  }),
  status: 200,
  output: rideSchema,
  errors: [
    "invalid_input",
    "not_found",
    "ride_conflict",
    "edit_conflict",
    "driver_busy",
    "driver_unavailable",
    "papers_expired",
  ],
});

/** Dispatch says that a held booking is meant. */
export const releaseRideEndpoint = endpoint({
  id: "releaseRide",
  method: "POST",
  path: "/release-ride/{id}/",
  summary: "Shows a held booking to the drivers, because the office knows that it is meant.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});
