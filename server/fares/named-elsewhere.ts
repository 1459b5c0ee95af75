import { hasForeignLetters } from "../../domain/places/search/look-alikes.ts";
import type { Point } from "../../domain/places/place-points.ts";
import type { Place, PlaceKind } from "../../domain/places/place.ts";
import { straightKm } from "../places/geometry.ts";
import { OffIsland, type PlacesPort } from "../places/ports.ts";
import { AREA_REACH_KM } from "./trip-ends.ts";

export type PlacesToCompare = Pick<PlacesPort, "listWithin" | "nearest">;

/** A place named in the words for an end that lies further than this from its point is another place. */
const ELSEWHERE_KM = 2;
/** Behind a place that is at the point, people say the part of the island it is in, be it as wide as Banda Abou. */
const PART_OF_ISLAND_KM = 15;
const PARTS: readonly PlaceKind[] = ["town", "village", "neighbourhood"];

/**
 * The name of the place nearest to an end's point, where the driver would read another place in the words for it: they
 * contain a known one that lies elsewhere, or can't be read here. Null where words and point agree, or nobody knows the
 * point.
 */
export async function nearestIfElsewhere(
  places: PlacesToCompare,
  { name, point }: { name: string; point: Point | null },
): Promise<string | null> {
  if (!point || !namesElsewhere(places, name, point)) return null;
  try {
    return (await places.nearest(point)).place.name;
  } catch (error) {
    if (!(error instanceof OffIsland)) throw error;
    return `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}`;
  }
}

function namesElsewhere(places: Pick<PlacesPort, "listWithin">, name: string, point: Point): boolean {
  if (hasForeignLetters(name)) return true;
  const named = places.listWithin(name);
  const isNear = (place: Place) => straightKm(place, point) <= reachOf(place);
  if (!named.some((places) => places.some(isNear))) return named.length > 0;
  const isItsPart = (place: Place) =>
    PARTS.includes(place.kind) && straightKm(place, point) <= PART_OF_ISLAND_KM;
  return !named.every((places) => places.some((place) => isNear(place) || isItsPart(place)));
}

function reachOf({ kind }: Place): number {
  return Math.max(ELSEWHERE_KM, AREA_REACH_KM[kind] ?? 0);
}
