import { readCoast } from "./coast.ts";
import { embeddedPlaces } from "./embedded/embedded-places.ts";
import { embeddedRoutes } from "./embedded/embedded-routes.ts";
import { readRoadTable } from "./embedded/road-table.ts";
import { knownPlaces } from "./place-book.ts";
import type { PlacesPort, RoutesPort } from "./ports.ts";

export type MapsProvider = "embedded" | "osm" | "google";

export type MapsSettings = {
  provider: MapsProvider;
  photonUrl?: string | undefined;
  nominatimUrl?: string | undefined;
  osrmUrl?: string | undefined;
  googleKey?: string | undefined;
  /** Where an imported model of the island lies, if there is one. */
  dataDir: string;
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
};

export type Maps = { provider: MapsProvider; places: PlacesPort; routes: RoutesPort };

/** Builds the chosen maps. */
export function buildMaps(settings: MapsSettings): Maps {
  const coast = readCoast();
  return {
    provider: settings.provider,
    places: embeddedPlaces(knownPlaces(), coast),
    routes: embeddedRoutes(readRoadTable(), coast),
  };
}
