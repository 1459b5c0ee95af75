import { readFileSync } from "node:fs";
import { z } from "zod";
import { ISLAND_BOUNDS } from "../../domain/places/island-bounds.ts";
import { alongStretch, between, isInside } from "./geometry.ts";
import { landGrid, type LandGrid } from "./land-grid.ts";
import type { Point } from "./ports.ts";
import { productData } from "./product-data.ts";

/** The coast is drawn to about 30 m, and piers and beaches reach a little past it. */
const SHORE_KM = 0.15;

const WATER_STEPS = 12;

/** The land a taxi can reach, as rings of points. */
export type Coast = { rings: Point[][]; isLand: LandGrid };

/** Makes a coast of its rings. */
export function coastOf(rings: Point[][]): Coast {
  return { rings, isLand: landGrid(rings) };
}

const featuresSchema = z.object({
  features: z.array(
    z.object({ geometry: z.object({ coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))) }) }),
  ),
});

/** Reads the coast that comes with the product. Islets that no road reaches (Klein Curaçao) are left out. */
export function readCoast(): Coast {
  const { features } = featuresSchema.parse(JSON.parse(readFileSync(productData("coast.geojson"), "utf8")));
  const rings = features.flatMap((feature) =>
    feature.geometry.coordinates.slice(0, 1).map((ring) => ring.map(([lng, lat]) => ({ lat, lng }))),
  );
  return coastOf(rings.filter((ring) => ring.every(isInBounds)));
}

/** Whether a point is on the island, within the width of a pier. */
export function isOnIsland(point: Point, coast: Coast): boolean {
  if (!isInBounds(point)) return false;
  // A square of the grid is smaller than a pier is long.
  if (coast.isLand(point)) return true;
  return coast.rings.some((ring) => isInside(point, ring) || isNearRing(point, ring));
}

/** Whether the straight line between two points runs over water, looked at in a dozen places between them. */
export function crossesWater(a: Point, b: Point, { isLand }: Coast): boolean {
  for (let step = 1; step < WATER_STEPS; step++) {
    if (!isLand(between(a, b, step / WATER_STEPS))) return true;
  }
  return false;
}

/** Whether a point is on the island or in the sea around it. */
export function isInBounds(point: Point): boolean {
  return (
    point.lat >= ISLAND_BOUNDS.south &&
    point.lat <= ISLAND_BOUNDS.north &&
    point.lng >= ISLAND_BOUNDS.west &&
    point.lng <= ISLAND_BOUNDS.east
  );
}

function isNearRing(point: Point, ring: readonly Point[]): boolean {
  let before = ring[ring.length - 1];
  for (const corner of ring) {
    if (before && alongStretch(point, before, corner).km <= SHORE_KM) return true;
    before = corner;
  }
  return false;
}
