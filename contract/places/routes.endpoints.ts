import { z } from "zod";
import { EVERYONE, endpoints } from "../endpoint.ts";
import { MAX_STOPS } from "../../domain/fares/limits.ts";
import { languageSchema } from "../language-schema.ts";
import { latitudeQuery, longitudeQuery } from "./coordinates.ts";
import { directionsSchema, nearestPlaceSchema, nearestStreetSchema, OFF_STREET } from "./place.ts";
import type { Point } from "../../domain/places/place-points.ts";

const everyone = endpoints({ tag: "Places", access: EVERYONE });

/** More than any three points need. */
const MAX_VIA_LENGTH = 200;

const POINT = "A point is lat,lng in degrees, like 12.1846,-68.9568.";

/** "lat,lng", as a point. */
const pointText = z.string({ error: POINT }).transform(toPoint);

/** Some of them in their order, "lat,lng;lat,lng". */
const pointsText = z
  .string({ error: POINT })
  .max(MAX_VIA_LENGTH, POINT)
  .transform((text, context) => text.split(";", MAX_STOPS).map((point) => toPoint(point, context)));

function toPoint(text: string, context: z.RefinementCtx): Point {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  const point = { lat: Number(match?.[1]), lng: Number(match?.[2]) };
  if (match && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) return point;
  context.addIssue({ code: "custom", message: POINT });
  return z.NEVER;
}

export const findNearestPlaceEndpoint = everyone({
  id: "findNearestPlace",
  method: "GET",
  path: "/places/nearest/",
  summary: "Names the place a point is at, or the closest one, with near: true.",
  limit: "lookup",
  query: z.object({
    lat: latitudeQuery,
    lng: longitudeQuery,
    /** Of the sentence. */
    language: languageSchema.optional(),
  }),
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

export const getDirectionsEndpoint = everyone({
  id: "getDirections",
  method: "GET",
  path: "/directions/",
  summary:
    "The drive between two points, by way of others where they are given: kilometres, minutes and the line to draw.",
  limit: "lookup",
  query: z.object({
    from: pointText,
    to: pointText,
    /** The places on the way, "lat,lng;lat,lng"; the turns are left out then. */
    via: pointsText.optional(),
    /** "true" for the turns as well. */
    turns: z.enum(["true", "false"], { error: "turns is true or false." }).optional(),
  }),
  output: directionsSchema,
  errors: ["off_island"],
});
