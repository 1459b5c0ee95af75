import { findNearestPlaceEndpoint, getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import type { Language } from "../../domain/languages.ts";
import type { NearestStreet } from "../../contract/places/place.ts";
import type { Serve } from "../http/serve.ts";
import type { Maps } from "./build-maps.ts";
import { isInBounds } from "./coast.ts";
import { OFF_STREET_SENTENCES } from "./off-street-sentences.ts";
import { routeOver } from "./route-over.ts";
import { OffIsland, type PlacesPort, type Point } from "./ports.ts";

export function placesRoutes(serve: Serve, { places, routes, findStreet }: Maps): void {
  serve(suggestPlacesEndpoint, async ({ query }) => {
    const { places: results, approximate } = await places.suggest(query);
    return { results, approximate };
  });

  serve(findNearestPlaceEndpoint, async ({ query }) => {
    const { language = "en", ...point } = query;
    const { street, offStreet: found } = findStreet(point);
    const { place, approximate } = await nearestOrStreet(places, { point, street, language });
    // A driver knows how to reach a beach or a pier that has a name.
    const isClosed = found === "runway" || found === "refinery";
    const offStreet = isClosed || place.near ? found : null;
    return {
      ...place,
      approximate,
      ...(street ? { street } : {}),
      ...(offStreet
        ? { off_street: offStreet, off_street_sentence: OFF_STREET_SENTENCES[language][offStreet] }
        : {}),
    };
  });

  serve(getDirectionsEndpoint, async ({ query }) => {
    const { from, to, via, turns } = query;
    const route = via
      ? await routeOver(routes, [from, ...via, to])
      : await routes.route({ from, to, withTurns: turns === "true" });
    return {
      distance_km: rounded(route.distanceKm, 100),
      duration_min: rounded(route.durationMin, 10),
      geometry: [...route.geometry],
      approximate: route.approximate,
      ...(route.turns ? { turns: route.turns } : {}),
    };
  });
}

type Pin = { point: Point; street: NearestStreet | null; language: Language };

/** A point off the island has no place, but the error names the street it could be put on. */
async function nearestOrStreet(places: PlacesPort, { point, street, language }: Pin) {
  try {
    return await places.nearest(point);
  } catch (error) {
    if (error instanceof OffIsland && street) {
      throw new OffIsland(street, isInBounds(point) ? OFF_STREET_SENTENCES[language].sea : undefined);
    }
    throw error;
  }
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
