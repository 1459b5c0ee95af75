import { z } from "zod";
import { PLACE_KINDS, type Place } from "../../domain/places/place.ts";
import type { Fields } from "../fields.ts";

/** A point on the globe, in degrees. */
export const pointSchema = z
  .object({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
  })
  .meta({ id: "Point" });

/** A place a taxi can be asked for. */
export const placeSchema = z
  .object({
    name: z.string(),
    kind: z.enum(PLACE_KINDS),
    area: z.string(),
    lat: z.number(),
    lng: z.number(),
  } satisfies Fields<Place>)
  .meta({ id: "Place" });

/** The place a point is at, or, where `near` is true, the closest one to it. */
export const nearestPlaceSchema = placeSchema.extend({ near: z.boolean() }).meta({ id: "NearestPlace" });

/** The closest point of a street to a pin. The name is empty where no import knows it. */
export const nearestStreetSchema = z
  .object({
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    distance_m: z.int().min(0),
  })
  .meta({ id: "NearestStreet" });
export type NearestStreet = z.infer<typeof nearestStreetSchema>;

/** The grounds a pin may be on that no car can reach. */
export const OFF_STREET = ["sea", "runway", "refinery", "no_street"] as const;
export type OffStreet = (typeof OFF_STREET)[number];

export type NearestPlace = z.infer<typeof nearestPlaceSchema>;

/** The ways to turn at a junction. */
const TURNS = [
  "slight_left",
  "left",
  "sharp_left",
  "slight_right",
  "right",
  "sharp_right",
  "u_turn",
] as const;
export type TurnKind = (typeof TURNS)[number];

/** A turn on a drive: at which point of its line, which way, and into which street, empty where no import knows its name. */
const turnSchema = z
  .object({ at: z.int().min(0), turn: z.enum(TURNS), street: z.string() })
  .meta({ id: "Turn" });
export type Turn = z.infer<typeof turnSchema>;

/** A drive as the API answers it; the geometry is a line of [lat, lng] points from start to end. */
export const directionsSchema = z
  .object({
    distance_km: z.number(),
    duration_min: z.number(),
    geometry: z.array(z.tuple([z.number(), z.number()])),
    approximate: z.boolean(),
    /** Only when they are asked for, and only on ways over our own streets. */
    turns: z.array(turnSchema).optional(),
  })
  .meta({ id: "Directions" });
