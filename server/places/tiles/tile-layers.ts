import type { Feature, Geometry, Position } from "geojson";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import type { Point } from "../ports.ts";
import { classOf, type RoadClass } from "../road/road-classes.ts";
import { at, BACKWARD, FORWARD, type RoadGraph } from "../road/road-graph.ts";
import { mergeStreets } from "./merge-streets.ts";

/** The layers of a tile, in the order they are drawn. README.md beside this file says what each holds. */
export const TILE_LAYERS = ["land", "town", "green", "water", "buildings", "streets", "places"] as const;
export type TileLayer = (typeof TILE_LAYERS)[number];

/** To be raised when the same island makes other tiles: browsers keep those of a version for ever. */
export const TILE_LAYOUT = 2;

/** Some features of a layer, and the zooms at which they are in tiles; `coarse` ones keep their rough shape only. */
export type TileBand = {
  layer: TileLayer;
  minZoom: number;
  maxZoom?: number;
  coarse?: boolean;
  features: Feature[];
};

/** A closed area of an extract: water, green or a building. */
type MapArea = { layer: "water" | "green" | "buildings"; kind: string; name: string; ring: Point[] };

/** Everything that an island's tiles are made of, but for the places. */
export type TileGround = {
  coast: readonly (readonly Point[])[];
  graph: RoadGraph;
  areas: readonly MapArea[];
};

/** The Queen Emma bridge floats across the Sint Annabaai and is for people on foot: no street of the graph. */
const QUEEN_EMMA_BRIDGE: Point[] = [
  { lat: 12.1064, lng: -68.9361 },
  { lat: 12.1057, lng: -68.9347 },
];

/** Residential streets are seen one by one from here; wider out they are the ground of the town. */
const RESIDENTIAL_FROM = 11;
const TOWN_FROM = 8;

/** From which zoom a street of a class is shown. */
const STREETS_FROM: Readonly<Record<RoadClass, number>> = {
  motorway: 8,
  trunk: 8,
  primary: 8,
  secondary: 9,
  tertiary: 10,
  residential: RESIDENTIAL_FROM,
  service: 14,
  track: 14,
};
const GREEN_FROM = 10;
const WATER_FROM = 9;
const BUILDINGS_FROM = 14;
const FOOT_FROM = 13;

/** From which zoom a place of a rank (9 is asked for every hour, 0 hardly ever) is in tiles; the map picks among them. */
function placesFrom(rank: number): number {
  if (rank >= 8) return 8;
  if (rank >= 6) return 10;
  if (rank >= 4) return 11;
  return rank >= 2 ? 13 : 14;
}

/** Land, water and streets, by layer and zoom. */
export function groundBands({ coast, graph, areas }: TileGround): TileBand[] {
  const { bands, add } = collectBands();
  for (const ring of coast) add("land", 0, featureOf({ type: "Polygon", coordinates: [closed(ring)] }));
  for (const { layer, kind, name, ring } of areas) {
    const from = { green: GREEN_FROM, water: WATER_FROM, buildings: BUILDINGS_FROM }[layer];
    const properties = layer === "buildings" ? {} : { kind, ...(name ? { name } : {}) };
    add(layer, from, featureOf({ type: "Polygon", coordinates: [closed(ring)] }, properties));
  }
  const town: Feature[] = [];
  for (const { edge, line } of mergeStreets(graph)) {
    const kind = classOf(at(graph.edgeClass, edge));
    if (kind === "residential") town.push(featureOf(lineOf(line)));
    add("streets", STREETS_FROM[kind], featureOf(lineOf(line), streetProperties(graph, edge)));
  }
  bands.set("town", {
    layer: "town",
    minZoom: TOWN_FROM,
    maxZoom: RESIDENTIAL_FROM - 1,
    coarse: true,
    features: town,
  });
  add(
    "streets",
    FOOT_FROM,
    featureOf(lineOf(QUEEN_EMMA_BRIDGE), { class: "foot", bridge: 1, oneway: 0, name: "Queen Emma Bridge" }),
  );
  return [...bands.values()];
}

/** The places, by the zoom from which they are shown. */
export function placeBands(places: readonly KnownPlace[]): TileBand[] {
  const { bands, add } = collectBands();
  for (const place of places) {
    if (place.kind === "street") continue;
    const { id, name, kind, popularity: rank, lat, lng } = place;
    add(
      "places",
      placesFrom(rank),
      featureOf({ type: "Point", coordinates: [lng, lat] }, { id, name, kind, rank }),
    );
  }
  return [...bands.values()];
}

function collectBands() {
  const bands = new Map<string, TileBand>();
  const add = (layer: TileLayer, minZoom: number, feature: Feature) => {
    const key = `${layer} ${minZoom}`;
    const band = bands.get(key) ?? { layer, minZoom, features: [] };
    bands.set(key, band);
    band.features.push(feature);
  };
  return { bands, add };
}

function streetProperties(graph: RoadGraph, edge: number) {
  const directions = at(graph.edgeDirections, edge);
  const name = graph.names[at(graph.edgeName, edge)];
  return {
    class: classOf(at(graph.edgeClass, edge)),
    bridge: at(graph.edgeBridge, edge),
    // Along the line, against it, or both ways.
    oneway: directions === FORWARD ? 1 : directions === BACKWARD ? -1 : 0,
    ...(name ? { name } : {}),
  };
}

function featureOf(geometry: Geometry, properties: Record<string, string | number> = {}): Feature {
  return { type: "Feature", geometry, properties };
}

function lineOf(points: readonly Point[]): Geometry {
  return { type: "LineString", coordinates: points.map(positionOf) };
}

function closed(ring: readonly Point[]): Position[] {
  const positions = ring.map(positionOf);
  const [first] = positions;
  const last = positions[positions.length - 1];
  if (first && (first[0] !== last?.[0] || first[1] !== last?.[1])) positions.push(first);
  return positions;
}

function positionOf({ lat, lng }: Point): Position {
  return [lng, lat];
}

/** The fields of each layer's features, for TileJSON. */
export const LAYER_FIELDS = [
  { id: "land", minzoom: 0, fields: {} },
  { id: "town", minzoom: TOWN_FROM, fields: {} },
  { id: "green", minzoom: GREEN_FROM, fields: { kind: "String", name: "String" } },
  { id: "water", minzoom: WATER_FROM, fields: { kind: "String", name: "String" } },
  { id: "buildings", minzoom: BUILDINGS_FROM, fields: {} },
  {
    id: "streets",
    minzoom: STREETS_FROM.primary,
    fields: { class: "String", bridge: "Number", oneway: "Number", name: "String" },
  },
  {
    id: "places",
    minzoom: placesFrom(9),
    fields: { id: "String", name: "String", kind: "String", rank: "Number" },
  },
] satisfies Array<{ id: TileLayer; minzoom: number; fields: Record<string, string> }>;
