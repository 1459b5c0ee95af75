import type { DistanceSource } from "../../contract/fares/fare-on-the-wire.ts";
import type { Point } from "../../contract/places/place.ts";
import { ApiError } from "../http/api-error.ts";
import { OffIsland, type Route, type RoutesPort, type Trip } from "../places/ports.ts";

export type TripDistance = {
  readonly metres: number;
  readonly source: DistanceSource;
  readonly durationMin: number;
  readonly approximate: boolean;
};

/** How far a client's figure may be from ours and still set the price: the larger of the two. */
const TOLERATED_SHARE = 0.15;
const TOLERATED_KM = 1;

/** What a taxi makes of a kilometre on the island's roads, where no route tells. */
const MINUTES_PER_KM = 1.6;

type Ends = { pickup: Point | null; dropoff: Point | null; clientKm: number | null; at: Date };

/** The distance a trip is priced by. With both ends known the client's figure is a hint, kept when it is close to ours. */
export async function settleDistance(
  routes: RoutesPort,
  { pickup, dropoff, clientKm, at }: Ends,
): Promise<TripDistance> {
  if (!pickup || !dropoff) return clientDistance(clientKm);
  const route = await routeBetween(routes, { from: pickup, to: dropoff, at });
  const tolerated = Math.max(route.distanceKm * TOLERATED_SHARE, TOLERATED_KM);
  const keepClients = clientKm !== null && Math.abs(clientKm - route.distanceKm) <= tolerated;
  return {
    metres: toMetres(keepClients ? clientKm : route.distanceKm),
    source: keepClients ? "client" : "server",
    durationMin: Math.max(1, Math.round(route.durationMin)),
    approximate: route.approximate,
  };
}

async function routeBetween(routes: RoutesPort, trip: Trip): Promise<Route> {
  try {
    return await routes.route(trip);
  } catch (error) {
    if (error instanceof OffIsland) throw new ApiError("off_island", error.message);
    throw error;
  }
}

function clientDistance(km: number | null): TripDistance {
  if (km === null) {
    const sentence = "Give the distance in kilometres, or a pickup and a drop-off that we know.";
    throw new ApiError("invalid_input", sentence, { fields: { distance_km: sentence } });
  }
  const durationMin = Math.max(1, Math.round(km * MINUTES_PER_KM));
  return { metres: toMetres(km), source: "client", durationMin, approximate: true };
}

function toMetres(km: number): number {
  return Math.round(km * 1000);
}
