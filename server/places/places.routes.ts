import {
  findNearestPlace,
  getDirections,
  getMap,
  getMapStreets,
  suggestPlaces,
} from "../../contract/places/places.endpoints.ts";
import type { Serve } from "../http/serve.ts";
import type { Maps } from "./build-maps.ts";

export function placesRoutes(serve: Serve, { places, routes, geometry }: Maps): void {
  serve(suggestPlaces, async ({ query }) => {
    const { places: results, approximate } = await places.suggest(query);
    return { results, approximate };
  });

  serve(findNearestPlace, async ({ query }) => {
    const { place, approximate } = await places.nearest(query);
    return { ...place, approximate };
  });

  serve(getDirections, async ({ query }) => {
    const route = await routes.route(query);
    return {
      distance_km: rounded(route.distanceKm, 100),
      duration_min: rounded(route.durationMin, 10),
      geometry: route.geometry,
      approximate: route.approximate,
    };
  });

  serve(getMap, async () => geometry.drawing());

  serve(getMapStreets, async ({ query }) => ({ streets: geometry.streets(query) }));
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
