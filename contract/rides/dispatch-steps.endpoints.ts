import { z } from "zod";
import { DISPATCHERS, endpoint, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { rideEditSchema } from "./booking.ts";
import { editPriceSchema } from "./edit-price.ts";
import { rideMessageSchema } from "./ride-message.ts";
import { OPERATOR_PROGRESS_STEPS } from "../../domain/rides/progress-steps.ts";
import { rideSchema } from "./ride.ts";

const desk = endpoints({ tag: "Ride steps", access: DISPATCHERS });

const rideId = z.object({ id: recordIdSchema });

/** Which driver: a number or a numeric string. Anything else, a missing value included, is an error of its own in the spec. */
const chosenDriver = z.object({
  driver_id: z.custom<number | string>().optional(),
  /** Assigns even though the driver has another ride at that time. */
  force: z.boolean().optional(),
});

/** Dispatch assigns a waiting ride to a driver. */
export const assignDriverEndpoint = desk({
  id: "assignDriver",
  method: "POST",
  path: "/assign-driver/{id}/",
  summary: "Gives a pending ride to a driver.",
  names: "ride",
  params: rideId,
  body: chosenDriver,
  output: rideSchema,
  errors: [
    "invalid_driver_id",
    "not_found",
    "ride_conflict",
    "driver_busy",
    "unsuitable_vehicle",
    "driver_unavailable",
    "papers_expired",
    "vehicle_out_of_service",
  ],
});

/** Dispatch reassigns a ride to another driver. */
export const reassignDriverEndpoint = desk({
  id: "reassignDriver",
  method: "POST",
  path: "/reassign-driver/{id}/",
  summary: "Gives a ride to another driver, before the passenger is aboard.",
  names: "ride",
  params: rideId,
  body: chosenDriver.extend({
    /** The driver the caller saw on the ride; if somebody else has it by now, it is a ride_conflict. */
    from_driver_id: recordIdSchema.optional(),
  }),
  output: rideSchema,
  errors: [
    "invalid_input",
    "invalid_driver_id",
    "not_found",
    "ride_conflict",
    "driver_busy",
    "unsuitable_vehicle",
    "driver_unavailable",
    "papers_expired",
    "vehicle_out_of_service",
  ],
});

/** Dispatch takes a ride from its driver. */
export const cancelAssignedRideEndpoint = desk({
  id: "cancelAssignedRide",
  method: "POST",
  path: "/cancel-assigned-ride/{id}/",
  summary: "Takes the ride from its driver and puts it back among the pending ones.",
  names: "ride",
  params: rideId,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** Dispatch completes a ride for its driver. */
export const operatorCompleteRideEndpoint = desk({
  id: "operatorCompleteRide",
  method: "POST",
  path: "/operator-complete-ride/{id}/",
  summary: "Completes a ride in its driver's place.",
  forbiddenSentence: "You do not have permission to complete rides",
  missingSentence: "Ride not found or already completed",
  names: "ride",
  params: rideId,
  output: rideSchema,
  errors: ["not_found"],
});

/** Dispatch says for a driver that the passenger is aboard, or that the trip has begun. */
export const operatorRideProgressEndpoint = desk({
  id: "operatorRideProgress",
  method: "POST",
  path: "/operator-ride-progress/{id}/",
  summary: "Says in its driver's place that the passenger is aboard, or that the trip has begun.",
  names: "ride",
  params: rideId,
  body: z.object({ step: z.enum(OPERATOR_PROGRESS_STEPS, "The step is picked_up or in_progress.") }),
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict", "driver_busy"],
});

/** Dispatch changes a booking. */
export const updateRideEndpoint = desk({
  id: "updateRide",
  method: "POST",
  path: "/update-ride/{id}/",
  summary: "Changes a booking before the passenger is aboard; a change of the trip is priced anew.",
  names: "ride",
  params: rideId,
  body: rideEditSchema,
  output: rideSchema,
  errors: [
    "invalid_input",
    "not_found",
    "ride_conflict",
    "edit_conflict",
    "credit_limit_reached",
    "driver_busy",
    "papers_expired",
    "vehicle_out_of_service",
    "pickup_time_out_of_range",
    "party_too_large",
    "off_island",
    "same_place",
  ],
});

/** The result of an edit before it is saved. */
export const priceRideEditEndpoint = desk({
  id: "priceRideEdit",
  method: "POST",
  path: "/update-ride/{id}/price/",
  summary: "Says what a booking would cost after an edit, and changes nothing.",
  names: "ride",
  params: rideId,
  body: rideEditSchema,
  output: editPriceSchema,
  errors: [
    "invalid_input",
    "not_found",
    "pickup_time_out_of_range",
    "party_too_large",
    "off_island",
    "same_place",
  ],
});

/** Undoes the caller's own last step. */
export const undoRideStepEndpoint = endpoint({
  id: "undoRideStep",
  method: "POST",
  path: "/undo/{id}/",
  summary:
    "Takes back the caller's own last step within ten seconds: dispatch an assign, reassign, cancel, reject, complete or progress, a driver whatever they did to the ride, a rider their cancellation. A trip begun within ten seconds of the passenger's boarding is taken back with it.",
  tag: "Ride steps",
  access: { ...DISPATCHERS, driver: "own", rider: "own" },
  names: "ride",
  params: rideId,
  body: z.object({
    /** The version after the step; if the ride has changed since, nothing is undone. */
    version: z.int("A version is a whole number.").optional(),
  }),
  output: rideSchema,
  errors: [
    "invalid_input",
    "not_found",
    "ride_conflict",
    "credit_limit_reached",
    "deal_refused",
    "edit_conflict",
    "driver_busy",
    "driver_unavailable",
    "papers_expired",
    "vehicle_out_of_service",
  ],
});

/** Dispatch says that a held booking is meant. */
export const releaseRideEndpoint = desk({
  id: "releaseRide",
  method: "POST",
  path: "/release-ride/{id}/",
  summary: "Shows a held booking to the drivers, because the office knows that it is meant.",
  names: "ride",
  params: rideId,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** Messages that were sent about a ride. */
export const listRideMessagesEndpoint = desk({
  id: "listRideMessages",
  method: "GET",
  path: "/ride-messages/{id}/",
  summary: "Every message about a ride: to whom, by which way, and whether it arrived.",
  names: "ride",
  params: rideId,
  output: z.array(rideMessageSchema),
  errors: ["not_found"],
});
