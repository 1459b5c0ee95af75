import { z } from "zod";
import {
  DISPATCHERS,
  DRIVERS,
  OWN_DRIVER,
  OWN_OR_DISPATCHER_AND_KEYS,
  endpoint,
  endpoints,
} from "../endpoint.ts";
import { checkPayment, optionalPaymentSchema } from "../payments/payment-schemas.ts";
import { recordIdSchema } from "../record-id.ts";
import { cancellationSchema, givenReasonSchema } from "./cancel-reason.ts";
import { givenRejectionSchema, rejectionSchema } from "./reject-reason.ts";
import { noCodeReasonSchema, startCodeSchema } from "./start-code.ts";
import { RIDE_PROGRESS_STEPS } from "../../domain/rides/progress-steps.ts";
import { rideSchema } from "./ride.ts";

const ownDriver = endpoints({ tag: "Ride steps", access: OWN_DRIVER });

const rideId = z.object({ id: recordIdSchema });
/** When it happened, for a step that waited for a signal: never before the step it follows, after now, or more than three hours ago. */
const happenedAt = z.iso.datetime({ offset: true, error: "Say a time with its offset." }).optional();
const DRIVERS_AND_DISPATCHERS = {
  guest: "no",
  rider: "no",
  driver: "any",
  operator: "any",
  staff: "any",
  partner: "no",
} as const;

/** A driver takes a ride from the pool, or accepts an assigned one. */
export const acceptRideEndpoint = endpoint({
  id: "acceptRide",
  method: "POST",
  path: "/accept-ride/{id}/",
  summary: "A driver takes the ride; of several at once exactly one gets it.",
  tag: "Ride steps",
  access: DRIVERS,
  names: "ride",
  params: rideId,
  body: z.object({
    /** The version the driver saw: if the booking has changed since, it is an edit_conflict, and nothing is accepted unseen. */
    version: z.int().optional(),
  }),
  output: rideSchema,
  errors: [
    "invalid_input",
    "not_found",
    "ride_conflict",
    "edit_conflict",
    "driver_unavailable",
    "papers_expired",
    "vehicle_out_of_service",
    "unsuitable_vehicle",
    "driver_busy",
    "outside_shift",
  ],
});

/** A driver turns a ride down; dispatch rejects a booking. */
export const rejectRideEndpoint = endpoint({
  id: "rejectRide",
  method: "POST",
  path: "/reject-ride/{id}/",
  summary:
    "A driver turns the ride down and no longer sees it; dispatch rejects the booking, and may say why: the passenger is told.",
  tag: "Ride steps",
  access: DRIVERS_AND_DISPATCHERS,
  names: "ride",
  params: rideId,
  body: rejectionSchema,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** Dispatch says why it rejected a booking, after it did. */
export const giveRejectReasonEndpoint = endpoint({
  id: "giveRejectReason",
  method: "POST",
  path: "/reject-ride/{id}/reason/",
  summary:
    "Says why a booking was rejected: its passenger reads it in the message that still waits, or in one more where that has gone.",
  tag: "Ride steps",
  access: DISPATCHERS,
  names: "ride",
  params: rideId,
  body: givenRejectionSchema,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** A driver reports progress. */
export const reportRideProgressEndpoint = ownDriver({
  id: "reportRideProgress",
  method: "POST",
  path: "/ride-progress/{id}/",
  summary:
    "A driver reports that they have set out, their arrival, the passenger aboard, the start of the trip, the wait on the way and its end, or a no-show.",
  names: "ride",
  params: rideId,
  body: z.object({
    step: z.enum(
      RIDE_PROGRESS_STEPS,
      "The step is set_out, arrived, picked_up, in_progress, wait, carry_on or no_show.",
    ),
    happened_at: happenedAt,
    /** With arrived: how far from the pickup the driver's phone was as they said it; left out, it is judged by where their car was last. */
    far_km: z.number().min(0).max(1_000).optional(),
    /** With picked_up, where the office asks for it: the four digits the passenger says. */
    start_code: startCodeSchema.optional(),
    /** With picked_up in the place of a code: why there is none. */
    no_code_reason: noCodeReasonSchema.optional(),
  }),
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict", "driver_busy", "wrong_start_code"],
});

/** A driver completes a ride. */
export const finishRideEndpoint = ownDriver({
  id: "finishRide",
  method: "POST",
  path: "/finish-ride/{id}/",
  summary:
    "A driver completes their ride, and may say how it was paid, with a tip. One that was only assigned to them is accepted in the same step.",
  names: "ride",
  params: rideId,
  body: optionalPaymentSchema
    .extend({ happened_at: happenedAt })
    .superRefine(checkPayment)
    .refine(({ unpaid, paid_by }) => unpaid === undefined || paid_by === undefined, {
      path: ["unpaid"],
      message: "Say how it was paid, or that it wasn't.",
    }),
  output: rideSchema,
  errors: [
    "invalid_input",
    "not_found",
    "ride_conflict",
    "driver_unavailable",
    "not_on_account",
    "on_account",
  ],
});

/** The passenger or dispatch cancels a ride; a driver gives it back. */
export const cancelRideEndpoint = endpoint({
  id: "cancelRide",
  method: "POST",
  path: "/cancel-ride/{id}/",
  summary:
    "The passenger or dispatch cancels the ride; its driver gives it back to the pool, accepted or only assigned, and may say why: dispatch reads it.",
  tag: "Ride steps",
  access: OWN_OR_DISPATCHER_AND_KEYS,
  scope: "cancel",
  names: "ride",
  params: rideId,
  body: cancellationSchema,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** A driver removes a ride from their lists. */
export const deleteRideEndpoint = ownDriver({
  id: "deleteRide",
  method: "POST",
  path: "/delete-ride/{id}/",
  summary:
    "Takes a ride off the driver's lists; one that was assigned to them or that they had accepted is cancelled, and they may say why. Totals and dispatch keep it.",
  names: "ride",
  params: rideId,
  body: cancellationSchema,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** A driver says afterwards why they gave a ride back or deleted it. */
export const sayWhyGivenUpEndpoint = ownDriver({
  id: "sayWhyGivenUp",
  method: "POST",
  path: "/cancel-reason/{id}/",
  summary:
    "A driver says, within an hour, why they cancelled or deleted the ride; dispatch reads it in its history.",
  names: "ride",
  params: rideId,
  body: givenReasonSchema,
  output: null,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});
