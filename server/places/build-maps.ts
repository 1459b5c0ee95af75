import { readCoast } from "./coast.ts";
import { embeddedPlaces } from "./embedded/embedded-places.ts";
import { embeddedRoutes } from "./embedded/embedded-routes.ts";
import { readRoadTable } from "./embedded/road-table.ts";
import { roadMap, sketchedMap, type MapGeometry } from "./map-drawing.ts";
import { knownPlaces } from "./place-book.ts";
import type { PlacesPort, RoutesPort } from "./ports.ts";
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

export type Maps = { provider: MapsProvider } & OwnMaps;

/** Places, routes and the drawing of the island. */
type OwnMaps = { places: PlacesPort; routes: RoutesPort; geometry: MapGeometry };

/** Builds the chosen maps. */
export function buildMaps(settings: MapsSettings): Maps {
  return { provider: settings.provider, ...ownMaps(settings.dataDir) };
}

/** The maps that need nobody else: over the imported roads where there are some, else over the table of the product. */
function ownMaps(dataDir: string): OwnMaps {
  const model = dataDir ? readIslandModel(dataDir) : null;
  if (!model) {
    const coast = readCoast();
    const table = readRoadTable();
    return {
      places: embeddedPlaces(knownPlaces(), coast),
      routes: embeddedRoutes(table, coast),
      geometry: sketchedMap(coast, table, knownPlaces()),
    };
  }
  const imported = model.coast.length > 0;
  const coast = { ...(imported ? { rings: model.coast } : readCoast()), imported };
  const grid = new StreetGrid(model.roads);
  return {
    places: roadPlaces([...knownPlaces(), ...model.places], { graph: model.roads, grid }, coast),
    routes: roadRoutes(model.roads, grid, coast),
    geometry: roadMap(coast, model.roads, knownPlaces()),
  };
}
