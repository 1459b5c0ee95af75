import type { ZoneKey } from "../../contract/fares/zones.ts";
import type { Point } from "../../contract/places/place.ts";
import type { PlacesPort } from "../places/ports.ts";
import { isAirport, zoneAt } from "../places/zones.ts";
import type { TripEnd } from "./priced-trip.ts";

export type NamedPlaces = Pick<PlacesPort, "findByName">;

/** Where an end is: the point the caller gave, else that of the place with this name, else unknown. */
export function pointOf(places: NamedPlaces, end: TripEnd): Point | null {
  if (end.point) return { lat: end.point.lat, lng: end.point.lng };
  const place = end.name ? places.findByName(end.name) : null;
  return place && { lat: place.lat, lng: place.lng };
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
