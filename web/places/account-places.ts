import type { Place } from "../../domain/places/place.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { call } from "../api/call.ts";
import { searchKnownPlaces } from "./known-places.ts";

const LAST_RIDES = 10;

/** Where the signed-in rider's last rides began and ended, the latest first, each place once. */
export async function readAccountPlaces(): Promise<readonly Place[]> {
  const rides = await call(listRideRequestsEndpoint, { query: { limit: LAST_RIDES } });
  return Array.isArray(rides) ? placesOfRides(rides) : [];
}

type Ends = Pick<
  Ride,
  "pickup_location" | "pickup_lat" | "pickup_lng" | "dropoff_location" | "dropoff_lat" | "dropoff_lng"
>;

/** The ends of rides as places; one without a point cannot be chosen. */
export function placesOfRides(rides: readonly Ends[]): Place[] {
  const ends = rides.flatMap((ride) => [
    asPlace(ride.dropoff_location, ride.dropoff_lat, ride.dropoff_lng),
    asPlace(ride.pickup_location, ride.pickup_lat, ride.pickup_lng),
  ]);
  const byName = new Map<string, Place>();
  for (const place of ends) if (place && !byName.has(place.name)) byName.set(place.name, place);
  return [...byName.values()];
}

function asPlace(name: string, lat: number | null, lng: number | null): Place | null {
  if (lat === null || lng === null) return null;
  const known = searchKnownPlaces(name, 1)[0];
  const { kind, area } = known?.name === name ? known : { kind: "spot" as const, area: "" };
  return { name, kind, area, lat, lng };
}
