import type { PlaceKind } from "../../contract/places/place.ts";
import { encodeLine } from "../../contract/places/drawn-line.ts";
import type { DrawnRoad, MapDrawing, MapLabel } from "../../contract/places/map-drawing.ts";
import type { Coast } from "./coast.ts";
import { simplify } from "./geometry.ts";
import type { EmbeddedRoads } from "./embedded/embedded-routes.ts";
import type { KnownPlace } from "../../contract/places/search/known-place.ts";
import type { Point } from "./ports.ts";
import { at, COORDINATE_SCALE, type RoadGraph } from "./road/road-graph.ts";
import { cornerPoint } from "./road/street-grid.ts";

/** What a map is drawn from, and the streets for whoever zooms in. */
export type MapGeometry = { drawing(): MapDrawing; streets(box: Box): DrawnRoad[] };
export type Box = { south: number; west: number; north: number; east: number };

const COAST_WITHIN_KM = 0.03;
const ROADS_WITHIN_KM = 0.012;
const STREETS_WITHIN_KM = 0.004;
const LABELLED: ReadonlySet<PlaceKind> = new Set([
  "town",
  "village",
  "neighbourhood",
  "beach",
  "airport",
  "pier",
]);
const LEAST_LABEL_RANK = 3;
const BETWEEN_NEIGHBOURHOODS = 1;

const CREDIT_ROADS = "© OpenStreetMap contributors, ODbL";
const CREDIT_COAST = "Coast: Digital Chart of the World (gmt-dcw), LGPL-3+";

/** The island without an imported map: its coast, and a sketch of its roads. */
export function sketchedMap(roads: EmbeddedRoads, places: readonly KnownPlace[]): MapGeometry {
  const drawing: MapDrawing = {
    detail: "sketch",
    coast: coastLines(roads.coast),
    roads: roads.sketch.roads.map(({ line, isMain }) => ({
      name: "",
      size: isMain ? 0 : 1,
      line: lineOf(line),
    })),
    labels: labelsOf(places),
    credits: [CREDIT_ROADS, CREDIT_COAST],
  };
  return { drawing: () => drawing, streets: () => [] };
}

/** The island with the roads of an imported map. */
export function roadMap(
  coast: Coast & { imported: boolean },
  graph: RoadGraph,
  places: readonly KnownPlace[],
): MapGeometry {
  const isMain = (edge: number) => at(graph.edgeSize, edge) <= BETWEEN_NEIGHBOURHOODS;
  const edges = Array.from(graph.edgeFrom, (_, edge) => edge);
  const drawing: MapDrawing = {
    detail: "roads",
    coast: coastLines(coast),
    roads: edges.filter(isMain).map((edge) => drawnRoad(graph, edge, ROADS_WITHIN_KM)),
    labels: labelsOf(places),
    credits: coast.imported ? [CREDIT_ROADS] : [CREDIT_ROADS, CREDIT_COAST],
  };
  return {
    drawing: () => drawing,
    streets: (box) =>
      edges
        .filter((edge) => !isMain(edge) && touches(graph, edge, box))
        .map((edge) => drawnRoad(graph, edge, STREETS_WITHIN_KM)),
  };
}

function coastLines({ rings }: Coast): string[] {
  return rings.map((ring) => {
    const half = Math.floor(ring.length / 2);
    return lineOf([
      ...simplify(ring.slice(0, half + 1), COAST_WITHIN_KM).slice(0, -1),
      ...simplify(ring.slice(half), COAST_WITHIN_KM),
    ]);
  });
}

function labelsOf(places: readonly KnownPlace[]): MapLabel[] {
  return places
    .filter(({ kind, popularity }) => LABELLED.has(kind) && popularity >= LEAST_LABEL_RANK)
    .toSorted((a, b) => b.popularity - a.popularity)
    .map(({ name, kind, lat, lng, popularity }) => ({ name, kind, lat, lng, rank: popularity }));
}

function drawnRoad(graph: RoadGraph, edge: number, withinKm: number): DrawnRoad {
  const name = at(graph.edgeName, edge);
  const size = at(graph.edgeSize, edge);
  return {
    name: name < 0 ? "" : (graph.names[name] ?? ""),
    size: size === 0 || size === 1 || size === 2 ? size : 3,
    line: lineOf(simplify(cornersOf(graph, edge), withinKm)),
  };
}

function cornersOf(graph: RoadGraph, edge: number): Point[] {
  const corners: Point[] = [];
  for (let corner = at(graph.shapeStart, edge); corner < at(graph.shapeStart, edge + 1); corner++) {
    corners.push(cornerPoint(graph, corner));
  }
  return corners;
}

/** Looks at the numbers themselves: this runs over every street of the island for each answer. */
function touches(graph: RoadGraph, edge: number, box: Box): boolean {
  const end = at(graph.shapeStart, edge + 1);
  for (let corner = at(graph.shapeStart, edge); corner < end; corner++) {
    const lat = at(graph.shapeLat, corner) / COORDINATE_SCALE;
    if (lat < box.south || lat > box.north) continue;
    const lng = at(graph.shapeLng, corner) / COORDINATE_SCALE;
    if (lng >= box.west && lng <= box.east) return true;
  }
  return false;
}

function lineOf(points: readonly Point[]): string {
  return encodeLine(points.map(({ lat, lng }) => [lat, lng]));
}
