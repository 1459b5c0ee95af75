import { z } from "zod";
import { DATABASE_VARIABLES } from "./database-variables.ts";
import { FLIGHT_VARIABLES } from "./flight-variables.ts";
import { KEEPING_VARIABLES } from "./keeping-variables.ts";
import { MESSAGE_VARIABLES } from "./message-variables.ts";
import { PAYMENT_VARIABLES } from "./payment-variables.ts";
import { SAFETY_VARIABLES } from "./safety-variables.ts";
import { SERVER_VARIABLES } from "./server-variables.ts";
import { TRACE_VARIABLES } from "./trace-variables.ts";
import { type Variable, webUrl } from "./variable.ts";
import { WALLET_VARIABLES } from "./wallet-variables.ts";

/** Places and routes. */
const MAP_VARIABLES = {
  MAPS: {
    about: "Where places and routes come from: embedded, osm or google.",
    fallback: "embedded",
    schema: z.enum(["embedded", "osm", "google"], "must be embedded, osm or google").prefault("embedded"),
  },
  PHOTON_URL: { about: "A Photon server for places, with MAPS=osm.", fallback: "none", schema: webUrl },
  NOMINATIM_URL: { about: "A Nominatim server for places, with MAPS=osm.", fallback: "none", schema: webUrl },
  OSRM_URL: { about: "An OSRM server for routes, with MAPS=osm.", fallback: "none", schema: webUrl },
  GOOGLE_MAPS_KEY: {
    about: "The server's key for Google's places and routes, with MAPS=google.",
    fallback: "none",
    schema: z.string().optional(),
  },
  GOOGLE_MAPS_BROWSER_KEY: {
    about: "The key that browsers may see; draws Google's map in place of ours.",
    fallback: "none",
    schema: z.string().optional(),
  },
} as const satisfies Record<string, Variable>;

/** Every variable the product reads. The README's table is written from this one and a test keeps them alike. */
export const VARIABLES = {
  ...SERVER_VARIABLES,
  ...DATABASE_VARIABLES,
  ...SAFETY_VARIABLES,
  ...MESSAGE_VARIABLES,
  ...MAP_VARIABLES,
  ...FLIGHT_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...WALLET_VARIABLES,
  ...KEEPING_VARIABLES,
  ...TRACE_VARIABLES,
} as const;

type VariableName = keyof typeof VARIABLES;
/** The values of the variables once each is read by itself. */
export type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]["schema"]> };
