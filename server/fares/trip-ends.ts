import type { ZoneKey } from "../../domain/fares/zones.ts";
import type { GivenStop } from "../../contract/fares/stops.ts";
import { areaOf, hasHouses, splitHouseNumber } from "../../domain/places/house-number.ts";
import type { Point } from "../../domain/places/place-points.ts";
import type { Place, PlaceKind } from "../../domain/places/place.ts";
import { straightKm } from "../places/geometry.ts";
import type { PlacesPort } from "../places/ports.ts";
import { isAirport, zoneAt } from "../places/zones.ts";
import type { TripEnd } from "./priced-trip.ts";

export type NamedPlaces = Pick<PlacesPort, "findByName" | "listByName">;

/** A point further than this from the place it is said to be is not at it. */
const AT_PLACE_KM = 0.5;
/** Places that are spread out: any point within them is kept. */
export const AREA_REACH_KM: Partial<Record<PlaceKind, number>> = {
  town: 5,
  village: 2.5,
  neighbourhood: 2,
  street: 3,
  park: 4,
};

/**
 * Where an end is: the point the caller gave, else that of the place with this name, else unknown. A point far from the
 * known place it is named after is not believed: the driver goes by the name, so the price does too.
 */
export function pointOf(places: NamedPlaces, end: TripEnd): Point | null {
  if (!end.point)
    return end.name ? asPoint(places.findByName(end.name) ?? findAddress(places, end.name)) : null;
  const given = asPoint(end.point);
  const named = end.name ? places.listByName(end.name) : [];
  const isThere = named.some(
    (place) => straightKm(place, end.point ?? place) <= (AREA_REACH_KM[place.kind] ?? AT_PLACE_KM),
  );
  return isThere || named.length === 0 ? given : asPoint(named[0]);
}

/** The street of "Schottegatweg Oost 12", and the part of the island of "Kaya Uranus 14, Mahaai". */
function findAddress(places: NamedPlaces, name: string): Place | null {
  const beforeNumber = splitHouseNumber(name)?.name;
  const street = beforeNumber === undefined ? null : placeWithHouses(places, beforeNumber);
  const area = areaOf(name);
  return street ?? (area === null ? null : placeWithHouses(places, area));
}

function placeWithHouses(places: NamedPlaces, name: string): Place | null {
  return places.listByName(name).find(({ kind }) => hasHouses(kind)) ?? null;
}

function asPoint(place: Point | null | undefined): Point | null {
  return place ? { lat: place.lat, lng: place.lng } : null;
}

/** The stops as they were sent, in the words of the price list. */
export function stopsToPrice(stops: readonly GivenStop[] | null | undefined): TripEnd[] {
  return (stops ?? []).map(({ location, lat, lng }) => ({
    name: location,
    point: typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null,
  }));
}

/** The fixed-rate zone of a trip between it and the airport, either way; null for any other trip. */
export function airportZoneOf(pickup: Point | null, dropoff: Point | null): ZoneKey | null {
  if (!pickup || !dropoff || isAirport(pickup) === isAirport(dropoff)) return null;
  return zoneAt(isAirport(pickup) ? dropoff : pickup);
}

/** One text for an end, the same for the same place: the point to about ten metres, else the name as typed. */
export function keyOf(end: TripEnd, point: Point | null): string {
  if (point) return `${point.lat.toFixed(4)},${point.lng.toFixed(4)}`;
  return (end.name ?? "").trim().replace(/\s+/g, " ").toLowerCase();
}
