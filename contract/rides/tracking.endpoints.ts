import { z } from "zod";
import { EVERYONE, endpoint } from "../endpoint.ts";
import { rideChangeSchema } from "./booking.ts";
import { needInputs } from "./ride-need-schemas.ts";
import { editPriceSchema } from "./edit-price.ts";
import { proofCodeSchema } from "./proof-code.ts";
import { proofWaySchema, trackedRideSchema } from "./ride.ts";
import { starsSchema } from "./stars.ts";

const REFUSALS_OF_A_CHANGE = [
  "invalid_input",
  "not_found",
  "pickup_time_out_of_range",
  "party_too_large",
  "off_island",
  "same_place",
] as const;

const trackingCode = z.object({ tracking_code: z.string().max(64) });

/** A ride by its code. */
export const trackRideEndpoint = endpoint({
  id: "trackRide",
  method: "GET",
  path: "/track/{tracking_code}/",
  summary: "Shows a ride to whoever has its code, without an account.",
  tag: "Tracking",
  access: EVERYONE,
  limit: "lookup",
  names: "tracked_ride",
  params: trackingCode,
  status: 200,
  output: trackedRideSchema,
  errors: ["not_found"],
  conditional: true,
});

/** The way of the ride, drawn. */
export const getTripPictureEndpoint = endpoint({
  id: "getTripPicture",
  method: "GET",
  path: "/track/{tracking_code}/map/",
  summary:
    "A picture of the way of a ride on the map, as a PNG of 1024 by 512 pixels, for whoever has its code. 404 where an end is not known.",
  tag: "Tracking",
  access: EVERYONE,
  limit: "lookup",
  names: "tracked_ride",
  params: trackingCode,
  status: 200,
  output: "picture",
  errors: ["not_found"],
});

/** The passenger cancels their ride. */
export const cancelTrackedRideEndpoint = endpoint({
  id: "cancelTrackedRide",
  method: "POST",
  path: "/track/{tracking_code}/cancel/",
  summary: "Calls the ride off, before the passenger is aboard.",
  tag: "Tracking",
  access: EVERYONE,
  names: "tracked_ride",
  params: trackingCode,
  status: 200,
  output: trackedRideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** The passenger takes the cancellation back. */
export const undoTrackedRideEndpoint = endpoint({
  id: "undoTrackedRide",
  method: "POST",
  path: "/track/{tracking_code}/undo/",
  summary:
    "Takes back a cancellation with this code, within ten seconds and while nothing has been done since.",
  tag: "Tracking",
  access: EVERYONE,
  names: "tracked_ride",
  params: trackingCode,
  status: 200,
  output: trackedRideSchema,
  errors: [
    "not_found",
    "ride_conflict",
    "credit_limit_reached",
    "driver_busy",
    "driver_unavailable",
    "papers_expired",
  ],
});

/** The passenger changes the notes for the driver. */
export const editTrackedNotesEndpoint = endpoint({
  id: "editTrackedNotes",
  method: "POST",
  path: "/track/{tracking_code}/notes/",
  summary: "Changes the notes for the driver, before the passenger is aboard.",
  tag: "Tracking",
  access: EVERYONE,
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ notes: needInputs.notes }),
  status: 200,
  output: trackedRideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** What a change would cost, before the passenger confirms it. */
export const priceTrackedChangeEndpoint = endpoint({
  id: "priceTrackedChange",
  method: "POST",
  path: "/track/{tracking_code}/change/price/",
  summary: "Says what a ride would cost after a change of its passenger's, and changes nothing.",
  tag: "Tracking",
  access: EVERYONE,
  limit: "lookup",
  names: "tracked_ride",
  params: trackingCode,
  body: rideChangeSchema,
  status: 200,
  output: editPriceSchema.extend({
    /** Holds this price for the change; null where the price stays as it is. */
    quote: z.string().nullable(),
    quote_expires_at: z.iso.datetime().nullable(),
    /** The ride has a driver who cannot drive it then: it would wait for another. */
    loses_driver: z.boolean(),
    /** What of a deposit would be left to pay, and until when; missing where the ride would wait for none. */
    deposit: z.object({ amount: z.string(), due_at: z.iso.datetime() }).optional(),
  }),
  errors: [
    "ride_conflict",
    "edit_conflict",
    "credit_limit_reached",
    "deposit_needed",
    ...REFUSALS_OF_A_CHANGE,
  ],
});

/** The passenger changes their ride. */
export const changeTrackedRideEndpoint = endpoint({
  id: "changeTrackedRide",
  method: "POST",
  path: "/track/{tracking_code}/change/",
  summary:
    "Changes a ride while no driver has accepted it, or until some hours before the pickup, at the price that was shown.",
  tag: "Tracking",
  access: EVERYONE,
  names: "tracked_ride",
  params: trackingCode,
  body: rideChangeSchema,
  status: 200,
  output: trackedRideSchema,
  errors: [
    "ride_conflict",
    "edit_conflict",
    "price_changed",
    "credit_limit_reached",
    "deposit_needed",
    ...REFUSALS_OF_A_CHANGE,
  ],
});

/** The passenger rates the driver. */
export const rateTrackedRideEndpoint = endpoint({
  id: "rateTrackedRide",
  method: "POST",
  path: "/track/{tracking_code}/rating/",
  summary: "Gives the driver of a completed ride one to five stars, or other stars, within 14 days.",
  tag: "Tracking",
  access: EVERYONE,
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ stars: starsSchema }),
  status: 200,
  output: trackedRideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** A guest whose booking is held asks for the code that proves it. */
export const sendBookingCodeEndpoint = endpoint({
  id: "sendBookingCode",
  method: "POST",
  path: "/track/{tracking_code}/send-code/",
  summary: "Sends the code that proves a held booking to its phone or its e-mail address.",
  tag: "Tracking",
  access: EVERYONE,
  limit: "credentials",
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ way: proofWaySchema }),
  status: 200,
  /** Where it went, as far as whoever has the link may see it. */
  output: z.object({ sent_to: z.string() }),
  errors: ["invalid_input", "not_found", "ride_conflict", "rate_limited"],
});

/** A guest proves a held booking. */
export const proveBookingEndpoint = endpoint({
  id: "proveBooking",
  method: "POST",
  path: "/track/{tracking_code}/prove/",
  summary: "Proves a held booking with the code that was sent; drivers see it from then on.",
  tag: "Tracking",
  access: EVERYONE,
  limit: "credentials",
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ code: proofCodeSchema }),
  status: 200,
  output: trackedRideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict", "rate_limited"],
});
