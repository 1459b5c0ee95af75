import { z } from "zod";
import { isDate, parseTime } from "../curacao-time.ts";
import { EVERYONE, endpoint } from "../endpoint.ts";
import { queryNumber } from "../query-number.ts";
import { distanceSourceSchema, fareLineSchema, twoCarsOfferSchema } from "./fare-on-the-wire.ts";
import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS } from "./limits.ts";
import { vehicleTypeSchema } from "./vehicle-type.ts";
import { ZONE_KEYS } from "./zones.ts";

const PASSENGERS = "Passenger count must be between 1 and 8.";
const LUGGAGE = "Luggage count cannot be negative.";
const DISTANCE = "The distance must be a number of kilometres, from 0 to 500.";
const LATITUDE = "A latitude is a number from -90 to 90.";
const LONGITUDE = "A longitude is a number from -180 to 180.";

const date = z.string().refine(isDate, "A date is YYYY-MM-DD.");
const placeName = z.string().max(200, "A place has at most 200 characters.");
const latitude = queryNumber(LATITUDE).pipe(z.number().min(-90, LATITUDE).max(90, LATITUDE));
const longitude = queryNumber(LONGITUDE).pipe(z.number().min(-180, LONGITUDE).max(180, LONGITUDE));

export const calculateFareForTrip = endpoint({
  id: "calculateFareForTrip",
  method: "GET",
  path: "/fareCalc/",
  summary: "What a trip costs, line by line, with a quote that holds the price for 15 minutes.",
  tag: "Fares",
  access: EVERYONE,
  limit: "lookup",
  query: z.object({
    /** Needed unless both ends are known; else a hint. */
    distance_km: queryNumber(DISTANCE)
      .pipe(z.number().min(0, DISTANCE).max(MAX_DISTANCE_KM, DISTANCE))
      .optional(),
    passenger_count: queryNumber(PASSENGERS).pipe(
      z.int(PASSENGERS).min(1, PASSENGERS).max(MAX_PASSENGERS, PASSENGERS),
    ),
    luggage_count: queryNumber(LUGGAGE).pipe(
      z.int("Luggage count must be a whole number.").min(0, LUGGAGE).max(MAX_LUGGAGE, "At most 99 bags."),
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
    pickup_lat: latitude.optional(),
    pickup_lng: longitude.optional(),
    dropoff_lat: latitude.optional(),
    dropoff_lng: longitude.optional(),
    /** Only when the passenger wants a certain type; the choice is ours otherwise. */
    vehicle_type: vehicleTypeSchema.optional(),
  }),
  status: 200,
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
    /** Distance or minutes are an estimate: the map service was away, or we do not know both ends. */
    approximate: z.boolean(),
    airport_zone: z.enum(ZONE_KEYS).nullable(),
    vehicle_type: vehicleTypeSchema,
    is_night: z.boolean(),
    is_holiday: z.boolean(),
    /** No single car takes this party: the fare is what one would cost, the offer is the two cars that do. */
    large_party: z.object({ sentence: z.string(), offer: twoCarsOfferSchema.nullable() }).nullable(),
  }),
  errors: ["off_island"],
});

export const listCheatSheet = endpoint({
  id: "listCheatSheet",
  method: "GET",
  path: "/fareCalcCheatSheet/",
  summary: "Fares of common distances and parties, worked out from the tariff in force.",
  tag: "Fares",
  access: EVERYONE,
  status: 200,
  output: z.object({
    results: z.array(
      z.object({
        distance: z.number(),
        passengers: z.number(),
        luggage: z.number(),
        isHoliday: z.boolean(),
        isNight: z.boolean(),
        fare: z.number(),
      }),
    ),
  }),
});

export const listAirportRates = endpoint({
  id: "listAirportRates",
  method: "GET",
  path: "/airport-rates/",
  summary: "The fixed fares between the airport and each zone, either way, by day.",
  tag: "Fares",
  access: EVERYONE,
  status: 200,
  output: z.object({
    currency: z.literal("USD"),
    results: z.array(
      z.object({ zone: z.enum(ZONE_KEYS), name: z.string(), fare: z.number(), fare_xcg: z.number() }),
    ),
  }),
});
