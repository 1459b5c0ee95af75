import { z } from "zod";
import { EVERYONE, endpoint } from "../endpoint.ts";
import { queryNumber } from "../query-number.ts";
import { latitudeQuery, longitudeQuery } from "./coordinates.ts";
import { mapDrawingSchema, mapStreetsSchema } from "./map-drawing.ts";
import {
  directionsSchema,
  nearestPlaceSchema,
  nearestStreetSchema,
  OFF_STREET,
  placeSchema,
} from "./place.ts";
import { WIDEST_STREET_BOX } from "./street-box.ts";

const LIMIT = "limit is a whole number from 1 to 20.";
const POINT = "A point is lat,lng in degrees, like 12.1846,-68.9568.";
const BOX = `The part of the map must be at most ${WIDEST_STREET_BOX} degrees wide and high.`;

/** "lat,lng", as a point. */
const pointText = z.string({ error: POINT }).transform((text, context) => {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  const point = { lat: Number(match?.[1]), lng: Number(match?.[2]) };
  if (match && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) return point;
  context.addIssue({ code: "custom", message: POINT });
  return z.NEVER;
});

export const suggestPlacesEndpoint = endpoint({
  id: "suggestPlaces",
  method: "GET",
  path: "/places/",
  summary:
    "Finds places by what a person types, best first; forgives typing mistakes, accents and word order.",
  tag: "Places",
  access: EVERYONE,
  limit: "lookup",
  query: z.object({
    q: z.string().max(200, "A place has at most 200 characters.").default(""),
    limit: queryNumber(LIMIT).pipe(z.int(LIMIT).min(1, LIMIT).max(20, LIMIT)).default(8),
  }),
  status: 200,
  output: z.object({ results: z.array(placeSchema), approximate: z.boolean() }),
});

export const findNearestPlaceEndpoint = endpoint({
  id: "findNearestPlace",
  method: "GET",
  path: "/places/nearest/",
  summary: "Names the place a point is at, or the closest one, with near: true.",
  tag: "Places",
  access: EVERYONE,
  limit: "lookup",
  query: z.object({ lat: latitudeQuery, lng: longitudeQuery }),
  status: 200,
  output: nearestPlaceSchema.extend({
    approximate: z.boolean(),
    /** The closest point of a street. */
    street: nearestStreetSchema.optional(),
    /** Where no car can reach the pin itself: the reason, and a sentence that says so. */
    off_street: z.enum(OFF_STREET).optional(),
    off_street_sentence: z.string().optional(),
  }),
  errors: ["off_island"],
});

export const getDirectionsEndpoint = endpoint({
  id: "getDirections",
  method: "GET",
  path: "/directions/",
  summary: "The drive between two points: kilometres, minutes and the line to draw.",
  tag: "Places",
  access: EVERYONE,
  limit: "lookup",
  query: z.object({ from: pointText, to: pointText }),
  status: 200,
  output: directionsSchema,
  errors: ["off_island"],
});

export const getMapEndpoint = endpoint({
  id: "getMap",
  method: "GET",
  path: "/map/",
  summary: "What is needed to draw the island: coast, main roads and names.",
  tag: "Places",
  access: EVERYONE,
  status: 200,
  output: mapDrawingSchema,
  conditional: true,
});

export const getMapStreetsEndpoint = endpoint({
  id: "getMapStreets",
  method: "GET",
  path: "/map/streets/",
  summary: "The streets within a part of the map.",
  tag: "Places",
  access: EVERYONE,
  limit: "lookup",
  query: z
    .object({ south: latitudeQuery, west: longitudeQuery, north: latitudeQuery, east: longitudeQuery })
    .refine(
      ({ south, west, north, east }) =>
        north >= south &&
        east >= west &&
        north - south <= WIDEST_STREET_BOX + 1e-9 &&
        east - west <= WIDEST_STREET_BOX + 1e-9,
      { error: BOX, path: ["north"] },
    ),
  status: 200,
  output: mapStreetsSchema,
  conditional: true,
});
