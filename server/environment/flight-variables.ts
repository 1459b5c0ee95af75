import { z } from "zod";
import { type Variable, webUrl } from "./variable.ts";

/** The airport's board. */
export const FLIGHT_VARIABLES = {
  FLIGHTS: {
    about:
      "Where the airport's arrivals and departures come from: none, file (a board the office types) or aeroapi (FlightAware).",
    fallback: "none",
    schema: z.enum(["none", "file", "aeroapi"], "must be none, file or aeroapi").prefault("none"),
  },
  FLIGHTS_FILE: {
    about: "The board that the office types, with FLIGHTS=file: a table (CSV) or JSON, as below.",
    fallback: "none",
    schema: z.string().optional(),
  },
  FLIGHTS_KEY: {
    about: "The key for FlightAware's AeroAPI, with FLIGHTS=aeroapi.",
    fallback: "none",
    schema: z.string().optional(),
  },
  FLIGHTS_URL: {
    about: "Another address of AeroAPI than FlightAware's own.",
    fallback: "https://aeroapi.flightaware.com/aeroapi",
    schema: webUrl,
  },
} as const satisfies Record<string, Variable>;
