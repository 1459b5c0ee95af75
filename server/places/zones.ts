import { readFileSync } from "node:fs";
import { z } from "zod";
import { ZONE_KEYS, type ZoneKey } from "../../domain/fares/zones.ts";
import { AIRPORT_LOCATION } from "../../domain/places/place-points.ts";
import { readTable } from "../../domain/read-table.ts";
import { straightKm } from "./geometry.ts";
import type { Point } from "./ports.ts";
import { productData } from "./product-data.ts";

/** The terminal, its car park and the roads in front; the hotel and the caves beside it are outside. */
const AIRPORT_RADIUS_KM = 0.6;

const circleSchema = z.object({
  zone: z.enum(ZONE_KEYS),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  radius_km: z.coerce.number().positive(),
});

const circles = readTable(readFileSync(productData("zones.csv"), "utf8")).map((row) =>
  circleSchema.parse(row),
);

type Circle = Point & { radius_km: number };

/** The circles of a zone. */
export function circlesOf(zone: ZoneKey): Circle[] {
  return circles.flatMap((circle) => {
    const { lat, lng, radius_km } = circle;
    return circle.zone === zone ? [{ lat, lng, radius_km }] : [];
  });
}

/** The fixed-rate zone of a point, or null where the meter runs. */
export function zoneAt(point: Point): ZoneKey | null {
  let best: { zone: ZoneKey; share: number } | null = null;
  for (const circle of circles) {
    const share = straightKm(point, circle) / circle.radius_km;
    if (share <= 1 && (!best || share < best.share)) best = { zone: circle.zone, share };
  }
  return best?.zone ?? null;
}

/** Whether a point is at the airport. */
export function isAirport(point: Point): boolean {
  return straightKm(point, AIRPORT_LOCATION) <= AIRPORT_RADIUS_KM;
}
