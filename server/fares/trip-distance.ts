import type { DistanceSource } from "../../contract/fares/fare-on-the-wire.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { ApiError } from "../http/api-error.ts";
import { OffIsland, type Route, type RoutesPort } from "../places/ports.ts";
import { routeOver } from "../places/route-over.ts";

export type TripDistance = {
  readonly metres: number;
  readonly source: DistanceSource;
  readonly durationMin: number;
  readonly approximate: boolean;
};

/** How far a client's figure may be from ours and still set the price: the larger of the two. */
const TOLERATED_SHARE = 0.15;
const TOLERATED_KM = 1;

/** The minutes of a taxi for a kilometre of the island's roads, where no route tells. */
const MINUTES_PER_KM = 1.6;

const UNKNOWN_PLACE = "We don't know where this is. Please choose it from the list or on the map.";

type Way = {
  pickup: Point | null;
  dropoff: Point | null;
  /** The places on the way, in their order. */
  stops: readonly (Point | null)[];
  clientKm: number | null;
  at: Date;
};

/** The distance a trip is priced by. With every place known the client's figure is a hint, kept when it is close to ours. */
export async function settleDistance(routes: RoutesPort, way: Way): Promise<TripDistance> {
  const { pickup, dropoff, stops, clientKm, at } = way;
  const places = [pickup, ...stops, dropoff];
  const known = places.filter((place) => place !== null);
  const route = known.length > 1 ? await routeBy(routes, known, at) : null;
  if (!route || known.length < places.length) return clientDistance(way, route);
  const tolerated = Math.max(route.distanceKm * TOLERATED_SHARE, TOLERATED_KM);
  const keepClients = clientKm !== null && Math.abs(clientKm - route.distanceKm) <= tolerated;
  return {
    metres: toMetres(keepClients ? clientKm : route.distanceKm),
    source: keepClients ? "client" : "server",
    durationMin: Math.max(1, Math.round(route.durationMin)),
    approximate: route.approximate,
  };
}

/** The way over these places. One with stops is never shorter than the way straight there, which may be a quicker road. */
async function routeBy(routes: RoutesPort, places: readonly Point[], at: Date): Promise<Route> {
  const ends = [places.at(0), places.at(-1)].filter((end) => end !== undefined);
  try {
    const driven = await routeOver(routes, places, at);
    if (places.length === ends.length) return driven;
    const direct = await routeOver(routes, ends, at);
    return { ...driven, distanceKm: Math.max(driven.distanceKm, direct.distanceKm) };
  } catch (error) {
    if (error instanceof OffIsland) throw new ApiError("off_island", error.message);
    throw error;
  }
}

/** The client's own figure, since a place is not known; it is no shorter than the way by those that are. */
function clientDistance({ pickup, dropoff, clientKm }: Way, route: Route | null): TripDistance {
  if (clientKm === null) {
    if (pickup && dropoff) {
      const sentence = "We don't know where a stop is. Please choose it from the list.";
      throw new ApiError("invalid_input", sentence, { fields: { stops: sentence } });
    }
    const sentence = "Enter a distance in kilometers, or a pickup and drop-off we recognize.";
    throw new ApiError("invalid_input", sentence, {
      fields: {
        distance_km: sentence,
        ...(pickup ? {} : { pickup_location: UNKNOWN_PLACE }),
        ...(dropoff ? {} : { dropoff_location: UNKNOWN_PLACE }),
      },
    });
  }
  const km = Math.max(clientKm, route?.distanceKm ?? 0);
  const durationMin = Math.max(1, Math.round(km * MINUTES_PER_KM));
  return { metres: toMetres(km), source: "client", durationMin, approximate: true };
}

function toMetres(km: number): number {
  return Math.round(km * 1000);
}
