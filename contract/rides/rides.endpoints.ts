import { z } from "zod";
import { phoneSchema } from "../accounts/phone.ts";
import { countOnlyQuery, countSchema } from "../count-only.ts";
import {
  DISPATCHERS,
  EVERYONE_AND_KEYS,
  KEYS_ONLY,
  OWN_OR_DISPATCHER_AND_KEYS,
  RIDERS,
  SIGNED_IN_AND_KEYS,
  endpoint,
  endpoints,
} from "../endpoint.ts";
import { listPageQuery } from "../list-page.ts";
import { recordIdSchema } from "../record-id.ts";
import { bookingListSchema, bookingSchema } from "./booking.ts";
import { proofCodeSchema } from "./proof-code.ts";
import { RIDE_LISTS, proofWaySchema, rideHistoryEntrySchema, rideSchema } from "./ride.ts";

const desk = endpoints({ tag: "Rides", access: DISPATCHERS });
const riders = endpoints({ tag: "Rides", access: RIDERS });

const rideId = z.object({ id: recordIdSchema });

const CODE_NEEDED = "Please enter the tracking code.";
const trackingCode = z.string(CODE_NEEDED).trim().min(1, CODE_NEEDED);

/** Books a ride: a guest, a rider for themselves, dispatch for a caller, the system of a hotel or firm on its account. */
export const bookRideEndpoint = endpoint({
  id: "bookRide",
  method: "POST",
  path: "/book-ride/",
  summary: "Books a ride. The fare is the server's, or that of a quote for the same trip.",
  tag: "Rides",
  access: EVERYONE_AND_KEYS,
  scope: "book",
  limit: "booking",
  body: bookingSchema,
  status: 201,
  output: rideSchema,
  errors: [
    "invalid_input",
    "pickup_time_out_of_range",
    "party_too_large",
    "off_island",
    "same_place",
    "credit_limit_reached",
    "deal_refused",
    "not_open_yet",
    "closed_for_now",
    "no_car_free",
  ],
});

/** Books a list of rides on the account of a key. */
export const bookRidesEndpoint = endpoint({
  id: "bookRides",
  method: "POST",
  path: "/book-rides/",
  summary:
    "Books up to 50 rides on the account of the key: all of them or none. It needs an Idempotency-Key. A refusal says of each booking whether it could be made.",
  tag: "Rides",
  access: KEYS_ONLY,
  scope: "book",
  limit: "booking",
  body: bookingListSchema,
  maxBodyBytes: 262_144,
  status: 201,
  /** In the order of the list. */
  output: z.object({ rides: z.array(rideSchema) }),
  errors: ["invalid_input", "bookings_refused"],
});

/** The rides a caller may see, the newest first unless the soonest are asked for. */
export const listRideRequestsEndpoint = endpoint({
  id: "listRideRequests",
  method: "GET",
  path: "/ride-requests/",
  summary:
    "Lists the caller's rides: dispatch all, a driver the pool and their own, a rider their own, a key those on its account. Without a limit the completed ones and a rider's own come whole, up to 10,000, any other list 500 at a time.",
  tag: "Rides",
  access: SIGNED_IN_AND_KEYS,
  scope: "read",
  query: countOnlyQuery.extend({ ...listPageQuery.shape, type: z.enum(RIDE_LISTS).optional() }),
  output: z.union([z.array(rideSchema), countSchema]),
  errors: ["invalid_input"],
  conditional: true,
});

/** The rides drivers have and have not ended. */
export const listAssignedRidesEndpoint = desk({
  id: "listAssignedRides",
  method: "GET",
  path: "/assigned-rides/",
  summary: "Lists the rides that have a driver and are not over.",
  query: countOnlyQuery.extend(listPageQuery.shape),
  output: z.union([z.array(rideSchema), countSchema]),
  errors: ["invalid_input"],
  conditional: true,
});

/** One ride, as its reader may see it. */
export const getRideEndpoint = endpoint({
  id: "getRide",
  method: "GET",
  path: "/rides/{id}/",
  summary: "Shows one ride.",
  tag: "Rides",
  access: OWN_OR_DISPATCHER_AND_KEYS,
  scope: "read",
  names: "ride",
  params: rideId,
  output: rideSchema,
  errors: ["not_found"],
  conditional: true,
});

/** The history of a ride, the oldest step first. */
export const listRideHistoryEndpoint = desk({
  id: "listRideHistory",
  method: "GET",
  path: "/rides/{id}/history/",
  summary: "Lists everything that was done to a ride: who, what, when.",
  names: "ride",
  params: rideId,
  output: z.array(rideHistoryEntrySchema),
  errors: ["not_found"],
  conditional: true,
});

/** A rider adds a ride they booked as a guest to their account. */
export const claimRideEndpoint = riders({
  id: "claimRide",
  method: "POST",
  path: "/claim-ride/",
  summary:
    "Adds a ride that was booked without an account to the rider's own, by its tracking code and a code that was sent to its phone or e-mail; none is needed where the account's confirmed e-mail is the ride's.",
  limit: "credentials",
  body: z.object({
    tracking_code: trackingCode,
    /** The code that was sent last for this ride and account. */
    code: proofCodeSchema.optional(),
  }),
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict", "proof_needed"],
});

/** A rider who claims a ride asks for the code that shows whose it is. */
export const sendClaimCodeEndpoint = riders({
  id: "sendClaimCode",
  method: "POST",
  path: "/claim-ride/send-code/",
  summary: "Sends a code to the phone or the e-mail address of a ride that the rider claims.",
  limit: "credentials",
  body: z.object({ tracking_code: trackingCode, way: proofWaySchema }),
  /** Where it went, as far as whoever has the link may see it. */
  output: z.object({ sent_to: z.string() }),
  errors: ["invalid_input", "not_found", "ride_conflict", "rate_limited"],
});

/** The caller: the name and last places of a phone number. */
export const findCallerEndpoint = desk({
  id: "findCaller",
  method: "GET",
  path: "/callers/",
  summary: "Finds the name and last places that belong to a phone number.",
  query: z.object({ phone: phoneSchema }),
  output: z.object({
    phone: z.string(),
    /** Null for a number nobody has booked with. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    rides: z.int(),
    /** Rides of this number that are not over. */
    open_rides: z.array(rideSchema),
    /** The caller's last pickups and drop-offs, the latest first. */
    last_places: z.array(
      z.object({ location: z.string(), lat: z.number().nullable(), lng: z.number().nullable() }),
    ),
  }),
  errors: ["invalid_input"],
});
