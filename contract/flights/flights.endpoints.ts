import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { EVERYONE, endpoint } from "../endpoint.ts";
import { FLIGHT_DIRECTIONS, rideFlightSchema } from "./flight.ts";

/** The flight that a traveller names, before anything is booked. */
export const lookUpFlightEndpoint = endpoint({
  id: "lookUpFlight",
  method: "GET",
  path: "/flights/",
  summary:
    "When a flight lands or leaves, by the airport's board of these hours; without a day its next one. Null where the board doesn't have it.",
  tag: "Flights",
  access: EVERYONE,
  limit: "lookup",
  query: z.object({
    number: z.string().max(10, "A flight number has at most 10 characters."),
    direction: z.enum(FLIGHT_DIRECTIONS, "The direction is arrival or departure."),
    /** On the island. */
    date: z.string().refine(isDate, "A date is YYYY-MM-DD.").optional(),
  }),
  output: z.object({
    flight: rideFlightSchema
      .pick({ number: true, direction: true, state: true, scheduled_at: true, estimated_at: true })
      .nullable(),
  }),
});
