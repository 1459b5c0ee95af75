import { readFileSync } from "node:fs";
import { drawTrip, type DrawnTrip } from "./picture/draw-trip.ts";
import { productData } from "./product-data.ts";
import type { KnownPlace } from "../../domain/places/search/known-place.ts";
import { coastOf, isOnIsland, readCoast, type Coast } from "./coast.ts";
import { knownPlaces } from "./place-book.ts";
import { type PlacesPort, type Point, type RoutesPort, OffIsland } from "./ports.ts";
import type { Asking } from "./providers/ask-provider.ts";
import { placesWithFallBack, routesWithFallBack } from "./providers/fall-back.ts";
import { googlePlaces, googleRoutes } from "./providers/google.ts";
import { nominatim } from "./providers/nominatim.ts";
import { osrm } from "./providers/osrm.ts";
import { photon } from "./providers/photon.ts";
import { providedPlaces } from "./providers/provided-place.ts";
import { streetFinder, type FindStreet } from "./pin-on-street.ts";
import type { IslandModel } from "./road/island-model.ts";
import { roadPlaces } from "./road/road-places.ts";
import { roadRoutes } from "./road/road-routes.ts";
import { type Streets, readStreets, streetsOf } from "./road/streets.ts";
import { TILE_LAYOUT } from "./tiles/tile-layers.ts";
import { tileGround, tileVersion, vectorTiles, type VectorTiles } from "./tiles/vector-tiles.ts";

export type MapsProvider = "embedded" | "osm" | "google";

export type MapsSettings = {
  provider: MapsProvider;
  photonUrl?: string | undefined;
  nominatimUrl?: string | undefined;
  osrmUrl?: string | undefined;
  googleKey?: string | undefined;
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
};

/** Places, routes and the drawing of the island. */
export type Maps = {
  provider: MapsProvider;
  places: PlacesPort;
  routes: RoutesPort;
  tiles: VectorTiles;
  /** Whose data it is; shown beside every map. */
  credits: readonly string[];
  findStreet: FindStreet;
  /** Our own streets, whoever else is asked for routes. */
  streets: Pick<Streets, "graph" | "nearest">;
  isOnIsland(point: Point): boolean;
  /** A picture of the way of a trip, as a PNG. */
  drawTrip(trip: DrawnTrip): Buffer;
  /** Every place there is, those of an import too; another list after an import. */
  book: readonly KnownPlace[];
  /** The same over other places; those of the desk are found before a provider's. */
  withBook(book: readonly KnownPlace[], ofDesk: readonly KnownPlace[]): Pick<Maps, "places" | "tiles">;
};

type OwnMaps = Omit<Maps, "provider"> & { coast: Coast };

const TIMEOUT_MS = 2_000;

const CREDIT_ROADS = "© OpenStreetMap contributors, ODbL";
const CREDIT_COAST = "Coast: Digital Chart of the World (gmt-dcw), LGPL-3+";

/**
 * Builds the chosen maps over an imported island, or without one over what comes with the product; where a provider is missing
 * a setting, our own are used silently.
 */
export function buildMaps(settings: MapsSettings, model: IslandModel | null = null): Maps {
  const { provider } = settings;
  const own = ownMaps(model);
  if (provider === "embedded") return { provider, ...own };
  const asking = { fetch: settings.fetch ?? fetch, timeoutMs: settings.timeoutMs ?? TIMEOUT_MS };
  const now = () => performance.now();
  const source = placeSource(settings, asking);
  const router = routeSource(settings, asking);
  const provided = (places: PlacesPort, ofDesk: readonly KnownPlace[]) =>
    source
      ? placesWithFallBack(providedPlaces(source, { own: places, ofDesk, coast: own.coast }), places, now)
      : places;
  return {
    ...own,
    provider,
    places: provided(own.places, []),
    withBook(book, ofDesk) {
      const { places, tiles } = own.withBook(book, ofDesk);
      return { places: provided(places, ofDesk), tiles };
    },
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

/** The maps that need no other service. */
function ownMaps(model: IslandModel | null): OwnMaps {
  const hasCoast = model !== null && model.coast.length > 0;
  const coast = hasCoast ? coastOf(model.coast) : readCoast();
  const streets = model ? streetsOf(() => model.roads, coast) : readStreets(coast);
  const imported = new Set(model?.places);
  const book = [...knownPlaces(), ...imported];
  const ground = tileGround(() => ({ coast: coast.rings, graph: streets.graph, areas: [] }));
  const groundVersion = tileVersion(
    model?.importedAt ?? readFileSync(productData("streets.bin")),
    JSON.stringify([TILE_LAYOUT, coast.rings]),
  );
  const withBook = (places: readonly KnownPlace[]) => {
    // An extract has a name for every shop: they are found, and leave the map to what is known.
    const drawn = places.filter((place) => !imported.has(place));
    return {
      places: roadPlaces(places, streets, coast),
      tiles: vectorTiles(ground, drawn, tileVersion(groundVersion, JSON.stringify(drawn))),
    };
  };
  return {
    coast,
    book,
    withBook,
    ...withBook(book),
    routes: roadRoutes(streets, coast),
    findStreet: streetFinder(streets, coast),
    streets,
    isOnIsland: (point) => isOnIsland(point, coast),
    drawTrip: (trip) => drawTrip({ coast, graph: streets.graph }, trip),
    credits: hasCoast ? [CREDIT_ROADS] : [CREDIT_ROADS, CREDIT_COAST],
  };
}

/** Keeps a provider's routes to the island; nothing is asked about points at sea. Nothing is stored. */
function providedRoutes(source: RoutesPort, coast: Coast): RoutesPort {
  return {
    async route(trip) {
      if (!isOnIsland(trip.from, coast) || !isOnIsland(trip.to, coast)) throw new OffIsland();
      return source.route(trip);
    },
  };
}
