import type { PlaceKind } from "../../contract/places/place.ts";
import { encodeLine } from "../../contract/places/drawn-line.ts";
import type { DrawnRoad, MapDrawing, MapLabel } from "../../contract/places/map-drawing.ts";
import type { Coast } from "./coast.ts";
import { simplify } from "./geometry.ts";
import type { KnownPlace } from "../../contract/places/search/known-place.ts";
import { once } from "./once.ts";
import type { Point } from "./ports.ts";
import { at, cornerPoint, COORDINATE_SCALE, type RoadGraph } from "./road/road-graph.ts";
import { sizeOfClass } from "./road/road-classes.ts";
import type { Streets } from "./road/streets.ts";

/** What a map is drawn from, and the streets for whoever zooms in. */
export type MapGeometry = { drawing(): MapDrawing; streets(box: Box): DrawnRoad[] };
type Box = { south: number; west: number; north: number; east: number };

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

/** The island from its coast, its streets and its places, drawn when it is first asked for. */
export function roadMap(
  coast: Coast & { imported: boolean },
  streets: Streets,
  places: readonly KnownPlace[],
): MapGeometry {
  const drawing = once(() => drawIsland(coast, streets.graph, places));
  return {
    drawing,
    streets: (box) =>
      edgesOf(streets.graph, (size) => size > BETWEEN_NEIGHBOURHOODS)
        .filter((edge) => touches(streets.graph, edge, box))
        .map((edge) => drawnRoad(streets.graph, edge, STREETS_WITHIN_KM)),
  };
}

function drawIsland(
  coast: Coast & { imported: boolean },
  graph: RoadGraph,
  places: readonly KnownPlace[],
): MapDrawing {
  return {
    detail: "roads",
    coast: coastLines(coast),
    roads: edgesOf(graph, (size) => size <= BETWEEN_NEIGHBOURHOODS).map((edge) =>
      drawnRoad(graph, edge, ROADS_WITHIN_KM),
    ),
    labels: labelsOf(places),
    credits: coast.imported ? [CREDIT_ROADS] : [CREDIT_ROADS, CREDIT_COAST],
  };
}

function edgesOf(graph: RoadGraph, isWanted: (size: number) => boolean): number[] {
  return Array.from(graph.edgeClass, (_, edge) => edge).filter((edge) =>
    isWanted(sizeOfClass(at(graph.edgeClass, edge))),
  );
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
  return {
    name: name < 0 ? "" : (graph.names[name] ?? ""),
    size: sizeOfClass(at(graph.edgeClass, edge)),
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
