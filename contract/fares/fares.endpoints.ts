import { z } from "zod";
import { isDate, parseTime } from "../../domain/curacao-time.ts";
import { EVERYONE_AND_KEYS, endpoint } from "../endpoint.ts";
import { partnerCodeSchema } from "../partners/ride-partner.ts";
import { codeAnswerSchema, dealCodeSchema } from "../deals/deal-code.ts";
import { latitudeQuery, longitudeQuery } from "../places/coordinates.ts";
import { recordIdSchema } from "../record-id.ts";
import { availabilitySchema } from "../promises/availability.ts";
import { queryNumber } from "../query-number.ts";
import { withoutInvisible } from "../../domain/plain-name.ts";
import { distanceSourceSchema, fareLineSchema, twoCarsOfferSchema } from "./fare-on-the-wire.ts";
import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS } from "../../domain/fares/limits.ts";
import { stopsQuery } from "./stops.ts";
import { waitMinutesQuery } from "./waiting.ts";
import {
  DISTANCE_SENTENCE,
  LUGGAGE_SENTENCE,
  PASSENGERS_SENTENCE,
} from "../../domain/fares/trip-sentences.ts";
import { askedVehicleTypeSchema, vehicleTypeSchema } from "./vehicle-type.ts";
import { ZONE_KEYS } from "../../domain/fares/zones.ts";

const date = z.string().refine(isDate, "A date is YYYY-MM-DD.");

const placeName = z.string().overwrite(withoutInvisible).max(200, "A place has at most 200 characters.");

export const calculateFareForTripEndpoint = endpoint({
  id: "calculateFareForTrip",
  method: "GET",
  path: "/fareCalc/",
  summary: "What a trip costs, line by line, with a quote that holds the price for 15 minutes.",
  tag: "Fares",
  access: EVERYONE_AND_KEYS,
  limit: "lookup",
  query: z.object({
    /** Needed unless both ends are known; else a hint. */
    distance_km: queryNumber(DISTANCE_SENTENCE)
      .pipe(z.number().min(0, DISTANCE_SENTENCE).max(MAX_DISTANCE_KM, DISTANCE_SENTENCE))
      .optional(),
    passenger_count: queryNumber(PASSENGERS_SENTENCE).pipe(
      z.int(PASSENGERS_SENTENCE).min(1, PASSENGERS_SENTENCE).max(MAX_PASSENGERS, PASSENGERS_SENTENCE),
    ),
    luggage_count: queryNumber(LUGGAGE_SENTENCE).pipe(
      z
        .int("Luggage count must be a whole number.")
        .min(0, LUGGAGE_SENTENCE)
        .max(MAX_LUGGAGE, "At most 99 bags."),
    ),
    /** On the island, HH:MM:SS; now when it is left out. */
    trip_time: z
      .string()
      .refine((text) => parseTime(text) !== null, "A time is HH:MM:SS.")
      .optional(),
    trip_date: date.optional(),
    is_holiday: z
      .string()
      .regex(/^(true|false)$/i, "is_holiday is true or false.")
      .transform((text) => text.toLowerCase() === "true")
      .optional(),
    pickup_place: placeName.optional(),
    dropoff_place: placeName.optional(),
    pickup_lat: latitudeQuery.optional(),
    pickup_lng: longitudeQuery.optional(),
    dropoff_lat: latitudeQuery.optional(),
    dropoff_lng: longitudeQuery.optional(),
    /** The places on the way: at most three, as a JSON list of `{location, lat, lng}`. */
    stops: stopsQuery.optional(),
    /** The minutes that the driver waits at the last stop before going on. */
    wait_minutes: waitMinutesQuery.optional(),
    /** Only when the passenger wants a certain type; the choice is ours otherwise. */
    vehicle_type: askedVehicleTypeSchema.optional(),
    /** Needs that not every car meets; they cost nothing. */
    wheelchair: z.enum(["true", "false"]).optional(),
    child_seat: z.enum(["true", "false"]).optional(),
    /** The end of a hotel's or a firm's booking link: the price as it agreed it with the company. */
    partner_code: partnerCodeSchema.optional(),
    /** The same by the number of the account, which dispatch alone may say. */
    partner_id: recordIdSchema.optional(),
    /** The code of a deal. One that takes nothing off is said, and the fare is as without it. */
    code: dealCodeSchema.optional(),
  }),
  output: z.object({
    fare: z.number(),
    currency: z.literal("USD"),
    fare_xcg: z.number(),
    breakdown: z.array(fareLineSchema),
    quote: z.string(),
    quote_expires_at: z.iso.datetime(),
    distance_km: z.number(),
    distance_source: distanceSourceSchema,
    duration_min: z.number(),
    /** Distance or minutes are an estimate: the map service did not answer, or an end is unknown. */
    approximate: z.boolean(),
    airport_zone: z.enum(ZONE_KEYS).nullable(),
    vehicle_type: vehicleTypeSchema,
    is_night: z.boolean(),
    is_holiday: z.boolean(),
    /** No single car takes this party: the fare is what one would cost, the offer is the two cars that do. */
    large_party: z.object({ sentence: z.string(), offer: twoCarsOfferSchema.nullable() }).nullable(),
    /** A booking made now would wait for this deposit, and be cancelled unpaid; missing where it waits for none. */
    deposit: z.object({ amount: z.number(), due_at: z.iso.datetime() }).optional(),
    /** Whether a car will be there; missing without a day, and for a party that needs two cars. */
    availability: availabilitySchema.optional(),
    /** Of a code that was sent: whether it takes something off, and why it doesn't. */
    code: codeAnswerSchema.optional(),
  }),
  errors: ["off_island", "same_place", "not_found"],
});
