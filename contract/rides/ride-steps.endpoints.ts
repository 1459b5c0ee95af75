import { z } from "zod";
import { DISPATCHERS, DRIVERS, OWN_DRIVER, OWN_OR_DISPATCHER, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { rideEditSchema } from "./booking.ts";
import { RIDE_PROGRESS_STEPS, rideSchema } from "./ride.ts";

const rideId = z.object({ id: recordIdSchema });
/** When the driver says it happened, for a step that waited for a signal. Only the history holds it; nothing follows from it. */
const happenedAt = z.iso.datetime({ offset: true, error: "Say a time with its offset." }).optional();
const DRIVERS_AND_DISPATCHERS = {
  guest: "no",
  rider: "no",
  driver: "any",
  operator: "any",
  staff: "any",
} as const;

/** A driver takes a ride from the pool, or agrees to the one he was given. */
export const acceptRide = endpoint({
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
  errors: ["not_found", "ride_conflict", "driver_unavailable"],
});

/** A driver turns a ride down; the office refuses a booking. */
export const rejectRide = endpoint({
  id: "rejectRide",
  method: "POST",
  path: "/reject-ride/{id}/",
  summary: "A driver turns the ride down and no longer sees it; the office refuses the booking.",
  tag: "Rides",
  access: DRIVERS_AND_DISPATCHERS,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** A driver says how far he is. */
export const reportRideProgress = endpoint({
  id: "reportRideProgress",
  method: "POST",
  path: "/ride-progress/{id}/",
  summary: "A driver says that he has arrived, has the passenger aboard, is on the way, or that nobody came.",
  tag: "Driver",
  access: OWN_DRIVER,
  names: "ride",
  params: rideId,
  body: z.object({
    step: z.enum(RIDE_PROGRESS_STEPS, "The step is arrived, picked_up, in_progress or no_show."),
    happened_at: happenedAt,
  }),
  status: 200,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict", "driver_busy"],
});

/** A driver has brought his passenger. */
export const finishRide = endpoint({
  id: "finishRide",
  method: "POST",
  path: "/finish-ride/{id}/",
  summary: "A driver completes his ride.",
  tag: "Driver",
  access: OWN_DRIVER,
  names: "ride",
  params: rideId,
  body: z.object({ happened_at: happenedAt }),
  status: 200,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** The passenger or the office calls a ride off; a driver gives it back. */
export const cancelRide = endpoint({
  id: "cancelRide",
  method: "POST",
  path: "/cancel-ride/{id}/",
  summary: "The passenger or the office calls the ride off; its driver gives it back to the pool.",
  tag: "Rides",
  access: OWN_OR_DISPATCHER,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** A driver clears a ride from his lists. */
export const deleteRide = endpoint({
  id: "deleteRide",
  method: "POST",
  path: "/delete-ride/{id}/",
  summary:
    "Takes a ride off the driver's lists; one he had accepted is cancelled. Totals and the office keep it.",
  tag: "Driver",
  access: OWN_DRIVER,
  names: "ride",
  params: rideId,
  status: 200,
  output: rideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** Which driver: a number or a numeric string. Anything else, nothing too, is the error of its own that the spec has. */
const chosenDriver = z.object({
  driver_id: z.custom<number | string>().optional(),
  /** Although he has another ride at that time. */
  force: z.boolean().optional(),
});

/** The office gives a waiting ride to a driver. */
export const assignDriver = endpoint({
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
  errors: ["invalid_driver_id", "not_found", "ride_conflict", "driver_busy", "driver_unavailable"],
});

/** The office gives a ride to another driver. */
export const reassignDriver = endpoint({
  id: "reassignDriver",
  method: "POST",
  path: "/reassign-driver/{id}/",
  summary: "Gives a ride to another driver, before the passenger is aboard.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  body: chosenDriver.extend({
    /** Who had the ride when it was looked at; if somebody else has it by now, it is a ride_conflict. */
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
  ],
});

/** The office takes a ride from its driver. */
export const cancelAssignedRide = endpoint({
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

/** The office completes a ride for its driver. */
export const operatorCompleteRide = endpoint({
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

/** The office changes a booking. */
export const updateRide = endpoint({
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
  ],
});

/** The office takes back what it just did. */
export const undoRideStep = endpoint({
  id: "undoRideStep",
  method: "POST",
  path: "/undo/{id}/",
  summary: "Takes back the caller's own assign, reassign, cancel or reject within ten seconds.",
  tag: "Dispatch",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  body: z.object({
    /** The version the step left the ride at; if the ride has moved on, nothing is undone. */
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
  ],
});
