import { z } from "zod";
import { type Variable, webUrl } from "./variable.ts";

/** Places and routes. */
export const MAP_VARIABLES = {
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
