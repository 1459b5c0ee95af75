import { coastOf, readCoast, type Coast } from "./coast.ts";
import { embeddedPlaces } from "./embedded/embedded-places.ts";
import { embeddedRoads, embeddedRoutes } from "./embedded/embedded-routes.ts";
import { readRoadTable } from "./embedded/road-table.ts";
import { roadMap, sketchedMap, type MapGeometry } from "./map-drawing.ts";
import { knownPlaces } from "./place-book.ts";
import type { PlacesPort, RoutesPort } from "./ports.ts";
import type { Asking } from "./providers/ask-provider.ts";
import { placesWithFallBack, routesWithFallBack } from "./providers/fall-back.ts";
import { googlePlaces, googleRoutes } from "./providers/google.ts";
import { nominatim } from "./providers/nominatim.ts";
import { osrm } from "./providers/osrm.ts";
import { photon } from "./providers/photon.ts";
import { providedPlaces } from "./providers/provided-place.ts";
import { providedRoutes } from "./providers/provided-route.ts";
import { readIslandModel } from "./road/island-model.ts";
import { roadPlaces } from "./road/road-places.ts";
import { roadRoutes } from "./road/road-routes.ts";
import { StreetGrid } from "./road/street-grid.ts";

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

/** Places, routes and the drawing of the island. */
export type Maps = {
  provider: MapsProvider;
  places: PlacesPort;
  routes: RoutesPort;
  geometry: MapGeometry;
};

type OwnMaps = Omit<Maps, "provider"> & { coast: Coast };

const TIMEOUT_MS = 2_000;

/** Builds the chosen maps; where a provider is missing a setting, our own stand in without a word. */
export function buildMaps(settings: MapsSettings): Maps {
  const { provider } = settings;
  const own = ownMaps(settings.dataDir);
  if (provider === "embedded") return { provider, ...withoutCoast(own) };
  const asking = { fetch: settings.fetch ?? fetch, timeoutMs: settings.timeoutMs ?? TIMEOUT_MS };
  const now = () => performance.now();
  const source = placeSource(settings, asking);
  const router = routeSource(settings, asking);
  return {
    provider,
    geometry: own.geometry,
    places: source
      ? placesWithFallBack(providedPlaces(source, own.places, own.coast), own.places, now)
      : own.places,
    routes: router ? routesWithFallBack(providedRoutes(router, own.coast), own.routes, now) : own.routes,
  };
}

function placeSource({ provider, googleKey, photonUrl, nominatimUrl }: MapsSettings, asking: Asking) {
  if (provider === "google") return googleKey ? googlePlaces(googleKey, asking) : null;
  if (photonUrl) return photon(photonUrl, asking);
  return nominatimUrl ? nominatim(nominatimUrl, asking) : null;
}

function routeSource({ provider, googleKey, osrmUrl }: MapsSettings, asking: Asking) {
  if (provider === "google") return googleKey ? googleRoutes(googleKey, asking) : null;
  return osrmUrl ? osrm(osrmUrl, asking) : null;
}

function withoutCoast({ places, routes, geometry }: OwnMaps) {
  return { places, routes, geometry };
}

/** The maps that need nobody else: over the imported roads where there are some, else over the table of the product. */
function ownMaps(dataDir: string): OwnMaps {
  const model = dataDir ? readIslandModel(dataDir) : null;
  if (!model) {
    const coast = readCoast();
    const roads = embeddedRoads(readRoadTable(), coast);
    return {
      coast,
      places: embeddedPlaces(knownPlaces(), coast),
      routes: embeddedRoutes(roads),
      geometry: sketchedMap(roads, knownPlaces()),
    };
  }
  const imported = model.coast.length > 0;
  const coast = { ...(imported ? coastOf(model.coast) : readCoast()), imported };
  const grid = new StreetGrid(model.roads);
  return {
    coast,
    places: roadPlaces([...knownPlaces(), ...model.places], { graph: model.roads, grid }, coast),
    routes: roadRoutes(model.roads, grid, coast),
    geometry: roadMap(coast, model.roads, knownPlaces()),
  };
}
