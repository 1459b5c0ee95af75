import { z } from "zod";
import { emailSchema } from "../accounts/account.ts";
import { EVERYONE, EVERYONE_AND_OWN_KEYS, endpoint, endpoints } from "../endpoint.ts";
import { rideChangeSchema } from "./booking.ts";
import { needInputs } from "./ride-need-schemas.ts";
import { editPriceSchema } from "./edit-price.ts";
import { bookingNumberSchema, phoneEndSchema } from "./booking-number.ts";
import { proofCodeSchema } from "./proof-code.ts";
import { proofWaySchema, trackedRideSchema } from "./ride.ts";
import { starsSchema } from "./stars.ts";

const everyone = endpoints({ tag: "Tracking", access: EVERYONE, base: "/track" });
const everyoneAndKeys = endpoints({ tag: "Tracking", access: EVERYONE_AND_OWN_KEYS, base: "/track" });

const REFUSALS_OF_A_CHANGE = [
  "invalid_input",
  "not_found",
  "pickup_time_out_of_range",
  "party_too_large",
  "off_island",
  "same_place",
] as const;

const trackingCode = z.object({ tracking_code: z.string().max(64) });

/** A ride by what stands on paper, for who has lost its link. */
export const findBookingEndpoint = endpoint({
  id: "findBooking",
  method: "POST",
  path: "/find-booking/",
  summary:
    "Gives the tracking code of a booking by its number and the last four digits of its phone. A wrong pair and an unknown number have the same answer.",
  tag: "Tracking",
  access: EVERYONE,
  limit: "credentials",
  body: z.object({ reference: bookingNumberSchema, phone_end: phoneEndSchema }),
  output: z.object({ tracking_code: z.string() }),
  errors: ["invalid_input", "not_found"],
});

/** A ride by its code. */
export const trackRideEndpoint = everyoneAndKeys({
  id: "trackRide",
  scope: "read",
  method: "GET",
  path: "/{tracking_code}/",
  summary: "Shows a ride to whoever has its code, without an account.",
  limit: "lookup",
  names: "tracked_ride",
  params: trackingCode,
  output: trackedRideSchema,
  errors: ["not_found"],
  conditional: true,
});

/** The way of the ride, drawn. */
export const getTripPictureEndpoint = everyone({
  id: "getTripPicture",
  method: "GET",
  path: "/{tracking_code}/map/",
  summary:
    "A picture of the way of a ride on the map, as a PNG of 1024 by 512 pixels, for whoever has its code. 404 where an end is not known.",
  limit: "lookup",
  names: "tracked_ride",
  params: trackingCode,
  output: "picture",
  errors: ["not_found"],
});

/** The passenger cancels their ride. */
export const cancelTrackedRideEndpoint = everyone({
  id: "cancelTrackedRide",
  method: "POST",
  path: "/{tracking_code}/cancel/",
  summary: "Calls the ride off, before the passenger is aboard.",
  names: "tracked_ride",
  params: trackingCode,
  output: trackedRideSchema,
  errors: ["not_found", "ride_conflict"],
});

/** The passenger takes the cancellation back. */
export const undoTrackedRideEndpoint = everyone({
  id: "undoTrackedRide",
  method: "POST",
  path: "/{tracking_code}/undo/",
  summary:
    "Takes back a cancellation with this code, within ten seconds and while nothing has been done since.",
  names: "tracked_ride",
  params: trackingCode,
  output: trackedRideSchema,
  errors: [
    "not_found",
    "ride_conflict",
    "credit_limit_reached",
    "deal_refused",
    "driver_busy",
    "driver_unavailable",
    "papers_expired",
    "vehicle_out_of_service",
  ],
});

/** The passenger changes the notes for the driver. */
export const editTrackedNotesEndpoint = everyone({
  id: "editTrackedNotes",
  method: "POST",
  path: "/{tracking_code}/notes/",
  summary: "Changes the notes for the driver, before the passenger is aboard.",
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ notes: needInputs.notes }),
  output: trackedRideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** A guest who left no address says where their ride's messages go. */
export const addTrackedEmailEndpoint = everyone({
  id: "addTrackedEmail",
  method: "POST",
  path: "/{tracking_code}/email/",
  summary: "Adds an e-mail address to a ride that has none, and mails the ride there.",
  limit: "message",
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ email: emailSchema }),
  output: trackedRideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** The price of a change, before the passenger confirms it. */
export const priceTrackedChangeEndpoint = everyoneAndKeys({
  id: "priceTrackedChange",
  scope: "change",
  method: "POST",
  path: "/{tracking_code}/change/price/",
  summary: "Says what a ride would cost after a change of its passenger's, and changes nothing.",
  limit: "lookup",
  names: "tracked_ride",
  params: trackingCode,
  body: rideChangeSchema,
  output: editPriceSchema.extend({
    /** Holds this price for the change; null where the price stays as it is. */
    quote: z.string().nullable(),
    quote_expires_at: z.iso.datetime().nullable(),
    /** The ride has a driver who cannot drive it then: it would wait for another. */
    loses_driver: z.boolean(),
    /** The rest of a deposit that would be left to pay, and its deadline; missing where the ride would wait for none. */
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
export const changeTrackedRideEndpoint = everyoneAndKeys({
  id: "changeTrackedRide",
  scope: "change",
  method: "POST",
  path: "/{tracking_code}/change/",
  summary:
    "Changes a ride while no driver has accepted it, or until some hours before the pickup, at the price that was shown.",
  names: "tracked_ride",
  params: trackingCode,
  body: rideChangeSchema,
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
export const rateTrackedRideEndpoint = everyone({
  id: "rateTrackedRide",
  method: "POST",
  path: "/{tracking_code}/rating/",
  summary: "Gives the driver of a completed ride one to five stars, or other stars, within 14 days.",
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ stars: starsSchema }),
  output: trackedRideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** A guest whose booking is held asks for the code that proves it. */
export const sendBookingCodeEndpoint = everyone({
  id: "sendBookingCode",
  method: "POST",
  path: "/{tracking_code}/send-code/",
  summary: "Sends the code that proves a held booking to its phone or its e-mail address.",
  limit: "credentials",
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ way: proofWaySchema }),
  /** Where it went, as far as whoever has the link may see it. */
  output: z.object({ sent_to: z.string() }),
  errors: ["invalid_input", "not_found", "ride_conflict", "rate_limited"],
});

/** A guest proves a held booking. */
export const proveBookingEndpoint = everyone({
  id: "proveBooking",
  method: "POST",
  path: "/{tracking_code}/prove/",
  summary: "Proves a held booking with the code that was sent; drivers see it from then on.",
  limit: "credentials",
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ code: proofCodeSchema }),
  output: trackedRideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict", "rate_limited"],
});
