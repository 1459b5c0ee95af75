import type { NearestStreet, OffStreet } from "../../contract/places/place.ts";
import type { Coast } from "./coast.ts";
import { alongStretch, isInside } from "./geometry.ts";
import type { Point } from "./ports.ts";
import { at } from "./road/road-graph.ts";
import type { Streets } from "./road/streets.ts";

/** The street closest to a pin, and what the pin is on when no car can reach it. */
type PinOnStreet = { street: NearestStreet | null; offStreet: OffStreet | null };
/** Finds the street closest to a pin. */
export type FindStreet = (point: Point) => PinOnStreet;

/** The two ends of the runway of Hato, and half its width with the strip beside it. */
const RUNWAY = { west: { lat: 12.1931, lng: -68.975 }, east: { lat: 12.1847, lng: -68.9448 }, km: 0.12 };
/** The fenced ground of the Isla refinery, on the north-west bank of the Schottegat. */
const REFINERY: readonly Point[] = [
  { lat: 12.124, lng: -68.9415 },
  { lat: 12.134, lng: -68.94 },
  { lat: 12.134, lng: -68.932 },
  { lat: 12.128, lng: -68.9295 },
  { lat: 12.123, lng: -68.933 },
];
/** A pier, a beach and the coarse line of the coast reach this far from the street; further out it is the sea. */
const SHORE_KM = 0.1;
/** A yard and a path to the door are shorter than this. */
const DOOR_KM = 0.3;

/** Finds the street of a pin. The outlines of grounds closed to cars were drawn by hand, from the coast and the streets. */
export function streetFinder(streets: Streets, coast: Coast): FindStreet {
  return (point) => {
    const closed = closedGroundAt(point);
    // The streets on closed ground are closed too.
    const found = closed
      ? streets.grid.nearest(point, (_, street) => closedGroundAt(street) === null)
      : streets.nearest(point);
    if (!found) return { street: null, offStreet: closed ?? "no_street" };
    const { lat, lng } = found.point;
    const name = streets.graph.names[at(streets.graph.edgeName, found.edge)] ?? "";
    const street = { name, lat, lng, distance_m: Math.round(found.km * 1000) };
    return { street, offStreet: closed ?? offStreetAt(point, found.km, coast) };
  };
}

function closedGroundAt(point: Point): OffStreet | null {
  if (alongStretch(point, RUNWAY.west, RUNWAY.east).km < RUNWAY.km) return "runway";
  return isInside(point, REFINERY) ? "refinery" : null;
}

function offStreetAt(point: Point, km: number, coast: Coast): OffStreet | null {
  if (!coast.isLand(point) && km > SHORE_KM) return "sea";
  return km > DOOR_KM ? "no_street" : null;
}
