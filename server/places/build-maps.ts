import { readFileSync } from "node:fs";
import { productData } from "./product-data.ts";
import { coastOf, readCoast, type Coast } from "./coast.ts";
import { roadMap, type MapGeometry } from "./map-drawing.ts";
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
import { streetFinder, type FindStreet } from "./pin-on-street.ts";
import { readIslandModel } from "./road/island-model.ts";
import { roadPlaces } from "./road/road-places.ts";
import { roadRoutes } from "./road/road-routes.ts";
import { readStreets, streetsOf } from "./road/streets.ts";
import { tileVersion, vectorTiles, type VectorTiles } from "./tiles/vector-tiles.ts";

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
  tiles: VectorTiles;
  findStreet: FindStreet;
};

type OwnMaps = Omit<Maps, "provider"> & { coast: Coast };

const TIMEOUT_MS = 2_000;

/** Builds the chosen maps; where a provider is missing a setting, our own are used silently. */
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
    tiles: own.tiles,
    findStreet: own.findStreet,
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

function withoutCoast({ places, routes, geometry, tiles, findStreet }: OwnMaps) {
  return { places, routes, geometry, tiles, findStreet };
}

/** The maps that need no other service: over the imported island where there is one, else over what comes with the product. */
function ownMaps(dataDir: string): OwnMaps {
  const model = dataDir ? readIslandModel(dataDir) : null;
  const imported = model !== null && model.coast.length > 0;
  const coast = { ...(imported ? coastOf(model.coast) : readCoast()), imported };
  const streets = model ? streetsOf(() => model.roads, coast) : readStreets(coast);
  return {
    coast,
    places: roadPlaces([...knownPlaces(), ...(model?.places ?? [])], streets, coast),
    routes: roadRoutes(streets, coast),
    findStreet: streetFinder(streets, coast),
    geometry: roadMap(coast, streets, knownPlaces()),
    tiles: vectorTiles(
      () => ({ coast: coast.rings, graph: streets.graph, areas: [], places: knownPlaces() }),
      tileVersion(
        model?.importedAt ?? readFileSync(productData("streets.bin")),
        JSON.stringify([coast.rings, knownPlaces()]),
      ),
    ),
  };
}
