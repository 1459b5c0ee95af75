import { z } from "zod";
import { FARE_CODES } from "../../domain/fares/calculate-fare.ts";
import { MAX_LUGGAGE, MAX_PASSENGERS, MAX_STOPS } from "../../domain/fares/limits.ts";
import { VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { PLACE_KINDS } from "../../domain/places/place.ts";
import { withoutInvisible } from "../../domain/plain-name.ts";
import { latitudeInput, longitudeInput } from "../places/coordinates.ts";
import { availabilitySchema } from "../promises/availability.ts";
import { canBeShown, UNSHOWABLE_SENTENCE } from "../wire-text.ts";
import { momentInput, timeInput } from "./moment.ts";
import { READS, tool } from "./tool.ts";

const PLACE_SENTENCE = "Give the name of a place, as find_places has it.";
const PASSENGERS_SENTENCE = `A ride takes 1 to ${MAX_PASSENGERS} passengers.`;
const BAGS_SENTENCE = "Give the number of bags.";
const STOPS_SENTENCE = `A ride has at most ${MAX_STOPS} stops on the way.`;

const placeInput = z
  .object(
    {
      name: z
        .string(PLACE_SENTENCE)
        .overwrite(withoutInvisible)
        .trim()
        .min(1, PLACE_SENTENCE)
        .max(200, "A place has at most 200 characters.")
        .refine(canBeShown, UNSHOWABLE_SENTENCE)
        .describe("Its name as find_places gave it, or an address."),
      lat: latitudeInput.optional(),
      lng: longitudeInput.optional().describe("Give lat and lng from find_places wherever you have them."),
    },
    PLACE_SENTENCE,
  )
  .describe("A place on Curaçao.");
export type GivenPlace = z.output<typeof placeInput>;

/** The parts of a trip that a change may change. */
export const tripShape = {
  pickup: placeInput,
  dropoff: placeInput,
  stops: z
    .array(placeInput, STOPS_SENTENCE)
    .max(MAX_STOPS, STOPS_SENTENCE)
    .describe("Places on the way, in their order."),
  passengers: z
    .int(PASSENGERS_SENTENCE)
    .min(1, PASSENGERS_SENTENCE)
    .max(MAX_PASSENGERS, PASSENGERS_SENTENCE)
    .describe("People in all, children too."),
  bags: z.int(BAGS_SENTENCE).min(0, BAGS_SENTENCE).max(MAX_LUGGAGE, BAGS_SENTENCE).describe("Large bags."),
  vehicle_type: z
    .enum(VEHICLE_TYPES, "A car is economy, comfort, xl or cargo.")
    .describe("Leave it out for the smallest car that fits."),
  child_seat: z.boolean("Say yes or no."),
  wheelchair: z.boolean("Say yes or no.").describe("A car that takes a wheelchair."),
};

const tripInput = z.object({
  pickup: tripShape.pickup,
  dropoff: tripShape.dropoff,
  stops: tripShape.stops.optional(),
  pickup_at: momentInput.describe(
    "When to be picked up: now, or a time like 2026-11-27T14:30 on Curaçao's clock.",
  ),
  passengers: tripShape.passengers,
  bags: tripShape.bags.default(0),
  vehicle_type: tripShape.vehicle_type.optional(),
  child_seat: tripShape.child_seat.optional(),
  wheelchair: tripShape.wheelchair.optional(),
});
export type GivenTrip = z.output<typeof tripInput>;

const quoteInput = tripInput.extend({
  return_at: timeInput.optional().describe("For the way back too: when to be picked up at the drop-off."),
});
export type GivenQuote = z.output<typeof quoteInput>;

const dollars = z.number().describe("US dollars.");

const pricedWay = z.object({
  pickup_at: z.string(),
  fare_usd: dollars,
  /** Why it costs that. */
  breakdown: z.array(z.object({ code: z.enum(FARE_CODES), usd: z.number() })),
  distance_km: z.number(),
  duration_min: z.number(),
  vehicle_type: z.enum(VEHICLE_TYPES),
  availability: availabilitySchema.optional(),
});

export const findPlacesTool = tool({
  name: "find_places",
  title: "Find places on Curaçao",
  description:
    "Finds hotels, beaches, streets, the airport and other places on Curaçao by name, best match first. It forgives typing mistakes. Use the name, lat and lng it gives in the other tools.",
  hints: READS,
  input: z.object({
    query: z
      .string("Say what to look for.")
      .trim()
      .min(1, "Say what to look for.")
      .max(200, "A place has at most 200 characters."),
    limit: z
      .int("Ask for 1 to 20 places.")
      .min(1, "Ask for 1 to 20 places.")
      .max(20, "Ask for 1 to 20 places.")
      .default(5),
  }),
  output: z.object({
    places: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(PLACE_KINDS),
        area: z.string(),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
  }),
});

export const quoteRideTool = tool({
  name: "quote_ride",
  title: "Price a taxi ride",
  description:
    "Says what a ride costs before it is booked: fixed, in US dollars, with stops, bags, seats and the way back. The quote it returns holds the price for 15 minutes and is what book_ride needs. Nothing is booked. Tell the person the price and the time, and book only once they have said yes.",
  hints: READS,
  input: quoteInput,
  output: z.object({
    total_usd: dollars,
    total_xcg: z.number().describe("The same in Caribbean guilders."),
    there: pricedWay,
    back: pricedWay.optional(),
    deposit: z
      .object({ usd: z.number(), due_at: z.string() })
      .optional()
      .describe("The company asks for this by a link, and cancels the ride unpaid."),
    page: z
      .string()
      .describe(
        "For the passenger: the company's own page with this trip filled in, where they can book it themselves.",
      ),
    quote: z.string(),
    quote_expires_at: z.string(),
  }),
});

export const freeTimesTool = tool({
  name: "free_times",
  title: "See when a taxi is free",
  description:
    "Says whether a car will be there at a time, in how many minutes one could come for now, and the nearest free times where none is.",
  hints: READS,
  input: tripInput,
  output: availabilitySchema,
});
