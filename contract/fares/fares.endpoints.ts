import { z } from "zod";
import { isDate, parseTime } from "../curacao-time.ts";
import { EVERYONE, STAFF_ONLY, endpoint } from "../endpoint.ts";
import { requiredText } from "../wire-text.ts";
import { distanceSourceSchema, fareLineSchema } from "./fare-on-the-wire.ts";
import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS } from "./limits.ts";
import { wireTariffSchema } from "./tariff-on-the-wire.ts";
import { vehicleTypeSchema } from "./vehicles.ts";
import { ZONE_KEYS } from "./zones.ts";

const PASSENGERS = "Passenger count must be between 1 and 8.";
const LUGGAGE = "Luggage count cannot be negative.";
const DISTANCE = "The distance must be a number of kilometres, from 0 to 500.";
const LATITUDE = "A latitude is a number from -90 to 90.";
const LONGITUDE = "A longitude is a number from -180 to 180.";

/** A number in a query, where everything is text. */
function numeric(sentence: string) {
  const text = z.string().regex(/^-?\d+(\.\d+)?$/);
  return z.union([z.number(), text.transform(Number)], { error: sentence });
}

const date = z.string().refine(isDate, "A date is YYYY-MM-DD.");
const placeName = z.string().max(200, "A place has at most 200 characters.");
const latitude = numeric(LATITUDE).pipe(z.number().min(-90, LATITUDE).max(90, LATITUDE));
const longitude = numeric(LONGITUDE).pipe(z.number().min(-180, LONGITUDE).max(180, LONGITUDE));

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
    distance_km: numeric(DISTANCE)
      .pipe(z.number().min(0, DISTANCE).max(MAX_DISTANCE_KM, DISTANCE))
      .optional(),
    passenger_count: numeric(PASSENGERS).pipe(
      z.int(PASSENGERS).min(1, PASSENGERS).max(MAX_PASSENGERS, PASSENGERS),
    ),
    luggage_count: numeric(LUGGAGE).pipe(
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
  }),
  errors: ["off_island", "party_too_large"],
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

/** A tariff in the staff's list: today's is in force, one with a later date waits for its day. */
const listedTariffSchema = wireTariffSchema.safeExtend({
  id: z.number(),
  created_at: z.iso.datetime(),
  in_force: z.boolean(),
});

export const listTariffs = endpoint({
  id: "listTariffs",
  method: "GET",
  path: "/admin/tariffs/",
  summary: "Every tariff there is or was, the latest date first.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: z.array(listedTariffSchema),
});

export const addTariff = endpoint({
  id: "addTariff",
  method: "POST",
  path: "/admin/tariffs/",
  summary: "Adds a tariff that holds for pickups from its date on. None is ever changed or taken away.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: wireTariffSchema,
  status: 201,
  output: listedTariffSchema,
});

const holidaySchema = z.object({
  date,
  name: z.string(),
  /** HH:MM:SS; null for a holiday that begins at midnight. */
  from: z.string().nullable(),
  /** Added by the staff, and theirs to remove; the others are the law's. */
  extra: z.boolean(),
});

export const listHolidays = endpoint({
  id: "listHolidays",
  method: "GET",
  path: "/admin/holidays/",
  summary: "The public holidays of a year with the staff's own, in order.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: z.object({
    year: numeric("A year is four digits.")
      .pipe(z.int().min(2000, "A year is four digits.").max(2999, "A year is four digits."))
      .optional(),
  }),
  status: 200,
  output: z.array(holidaySchema),
});

export const addHoliday = endpoint({
  id: "addHoliday",
  method: "POST",
  path: "/admin/holidays/",
  summary: "Makes a day a holiday beside those of the law.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: z.object({
    date,
    name: requiredText("The name", 80),
    from: z
      .string()
      .refine((text) => parseTime(text) !== null, "A time is HH:MM:SS.")
      .transform((text) => parseTime(text) ?? text)
      .nullish(),
  }),
  status: 201,
  output: holidaySchema,
  errors: ["edit_conflict"],
});

export const removeHoliday = endpoint({
  id: "removeHoliday",
  method: "DELETE",
  path: "/admin/holidays/{date}/",
  summary: "Takes away a holiday that the staff had added.",
  tag: "Staff",
  access: STAFF_ONLY,
  params: z.object({ date }),
  status: 204,
  output: null,
});
