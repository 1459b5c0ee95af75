import type { Turn } from "../../../contract/places/place.ts";
import { isOnIsland, type Coast } from "../coast.ts";
import { simplify, straightKm } from "../geometry.ts";
import { OffIsland, type LinePoint, type Point, type Route, type RoutesPort, type Trip } from "../ports.ts";
import { addedAt, shareOfQueues } from "./driving-time.ts";
import type { FoundWay, Terminal, WayFinder } from "./find-way.ts";
import { sizeOfClass } from "./road-classes.ts";
import { at, BACKWARD, cornerPoint, FORWARD, type RoadGraph } from "./road-graph.ts";
import type { OnRoad } from "./street-grid.ts";
import type { Streets } from "./streets.ts";
import { type PassedJunction, turnsAlong } from "./turns.ts";

/** A road is never straighter than this. */
const LEAST_DETOUR = 1.05;
/** How fast the yard or beach between a point and its road is crossed. */
const ACCESS_KMH = 20;
const DRAWN_WITHIN_KM = 0.003;

/** Ways between the same two points are asked for again and again: a price, then its booking; the airport and a hotel. */
const REMEMBERED_WAYS = 300;

/** Routes over the streets: the fastest way, with one-ways and closed roads. */
export function roadRoutes(streets: Streets, coast: Coast): RoutesPort {
  const ways = new Map<string, Way>();
  const wayOf = (trip: Trip): Way => {
    const name = `${trip.from.lat} ${trip.from.lng} ${trip.to.lat} ${trip.to.lng}`;
    const known = ways.get(name);
    if (known) return known;
    if (!isOnIsland(trip.from, coast) || !isOnIsland(trip.to, coast)) throw new OffIsland();
    const way = wayOverRoads(trip, streets);
    const oldest = ways.keys().next();
    if (ways.size >= REMEMBERED_WAYS && !oldest.done) ways.delete(oldest.value);
    ways.set(name, way);
    return way;
  };
  return { route: async (trip) => routeAlong(wayOf(trip), trip, streets.graph) };
}

/** `parts`: which edges are driven and for how many seconds on free roads; `junctions`: what of the line is one. */
type Drive = {
  metres: number;
  seconds: number;
  parts: Array<[edge: number, seconds: number]>;
  line: Point[];
  junctions: PassedJunction[];
};

/** The way between two points, whenever it is driven. */
type Way = {
  drive: Drive;
  accessKm: number;
  straight: number;
  distanceKm: number;
  geometry: readonly LinePoint[];
  /** Of the drive's seconds on free roads those that the hour adds to. */
  queuedSeconds: number;
};

/** The drive between two points: from each, the straight way to the closest street, and the fastest way between. */
export function routeOverRoads(trip: Trip, streets: Streets): Route {
  return routeAlong(wayOverRoads(trip, streets), trip, streets.graph);
}

function wayOverRoads(trip: Trip, { graph, nearest, findWay }: Streets): Way {
  const from = nearest(trip.from);
  const to = nearest(trip.to);
  if (!from || !to) throw new OffIsland();
  const drive = fastest(alongOneEdge(graph, from, to), overJunctions(graph, from, to, findWay));
  if (!drive) throw new Error("Two connected roads have no way between them.");
  const accessKm = from.km + to.km;
  const straight = straightKm(trip.from, trip.to);
  const distanceKm = Math.max(drive.metres / 1000 + accessKm, straight * LEAST_DETOUR);
  const { line } = simplifiedAround([trip.from, ...drive.line, trip.to], []);
  const geometry = line.map(asDrawn);
  return { drive, accessKm, straight, distanceKm, geometry, queuedSeconds: queuedSecondsOf(drive, graph) };
}

/** A drive along a way, at its time, with the turns where they are wanted. */
function routeAlong(
  { drive, accessKm, straight, distanceKm, geometry, queuedSeconds }: Way,
  trip: Trip,
  graph: RoadGraph,
): Route {
  const drivenSeconds = freeSecondsOf(drive) + queuedSeconds * addedAt(trip.at);
  const lasts = drivenSeconds / 60 + (accessKm / ACCESS_KMH) * 60;
  const route = {
    distanceKm: straight === 0 ? 0 : distanceKm,
    durationMin: straight === 0 ? 0 : lasts,
    approximate: false,
  };
  if (!trip.withTurns) return { ...route, geometry };
  const whole = [trip.from, ...drive.line, trip.to];
  const turns = turnsOf(graph, whole, drive);
  const around = simplifiedAround(
    whole,
    turns.map((turn) => turn.at),
  );
  return {
    ...route,
    geometry: around.line.map(asDrawn),
    turns: turns.map((turn, index) => ({ ...turn, at: around.kept[index] ?? 0 })),
  };
}

function asDrawn({ lat, lng }: Point): LinePoint {
  return [round(lat), round(lng)];
}

/** The line of the drive begins one point later on the line from door to door. */
function turnsOf(graph: RoadGraph, whole: readonly Point[], { junctions }: Drive): Turn[] {
  const passed = junctions.map((junction) => ({ ...junction, index: junction.index + 1 }));
  return turnsAlong(graph, whole, passed);
}

/** The line with fewer points, those at `indexes` kept, and where they are on it. */
function simplifiedAround(
  line: readonly Point[],
  indexes: readonly number[],
): { line: Point[]; kept: number[] } {
  const parts: Point[] = [];
  const kept: number[] = [];
  let from = 0;
  for (const to of [...indexes, line.length - 1]) {
    const part = simplify(line.slice(from, to + 1), DRAWN_WITHIN_KM);
    parts.push(...(parts.length > 0 ? part.slice(1) : part));
    kept.push(parts.length - 1);
    from = to;
  }
  return { line: parts, kept: kept.slice(0, indexes.length) };
}

function freeSecondsOf({ parts }: Drive): number {
  return parts.reduce((sum, [, free]) => sum + free, 0);
}

function queuedSecondsOf({ parts }: Drive, graph: RoadGraph): number {
  return parts.reduce(
    (sum, [edge, free]) =>
      sum + free * shareOfQueues(middleOf(graph, edge), sizeOfClass(at(graph.edgeClass, edge))),
    0,
  );
}

function middleOf(graph: RoadGraph, edge: number): Point {
  return cornerPoint(
    graph,
    Math.floor((at(graph.shapeStart, edge) + at(graph.shapeStart, edge + 1) - 1) / 2),
  );
}

function fastest(a: Drive | null, b: Drive | null): Drive | null {
  if (!a || !b) return a ?? b;
  return a.seconds <= b.seconds ? a : b;
}

function alongOneEdge(graph: RoadGraph, from: OnRoad, to: OnRoad): Drive | null {
  if (from.edge !== to.edge) return null;
  const needed = to.share >= from.share ? FORWARD : BACKWARD;
  if (!(at(graph.edgeDirections, from.edge) & needed)) return null;
  const share = Math.abs(to.share - from.share);
  const seconds = share * at(graph.edgeSeconds, from.edge);
  return {
    metres: share * at(graph.edgeMetres, from.edge),
    seconds,
    parts: [[from.edge, seconds]],
    line: [from.point, ...cornersBetween(graph, from, to), to.point],
    junctions: [],
  };
}

function overJunctions(graph: RoadGraph, from: OnRoad, to: OnRoad, findWay: WayFinder): Drive | null {
  const way = findWay(terminals(graph, from, true), terminals(graph, to, false));
  if (!way) return null;
  const start = cornersToVertex(graph, from, way.start, true);
  const first = shareToVertex(graph, from, way.start, true);
  const last = shareToVertex(graph, to, way.end, false);
  const driven: Array<[edge: number, share: number]> = [
    [from.edge, first],
    ...way.edges.map((edge): [number, number] => [edge, 1]),
    [to.edge, last],
  ];
  return {
    metres: driven.reduce((sum, [edge, share]) => sum + share * at(graph.edgeMetres, edge), 0),
    seconds: way.seconds,
    parts: driven.map(([edge, share]) => [edge, share * at(graph.edgeSeconds, edge)]),
    line: [
      from.point,
      ...start,
      ...way.edges.flatMap((edge, index) => cornersOfEdge(graph, edge, way.vertices[index])),
      ...cornersToVertex(graph, to, way.end, false).toReversed(),
      to.point,
    ],
    junctions: junctionsOf(graph, way, { edges: driven.map(([edge]) => edge), before: start.length }),
  };
}

/** `before`: how many points of the line lie before the first junction. */
function junctionsOf(
  graph: RoadGraph,
  { vertices }: FoundWay,
  { edges, before }: { edges: readonly number[]; before: number },
): PassedJunction[] {
  let index = before;
  return vertices.map((vertex, passed) => {
    const [edgeIn, edgeOut] = [edges[passed] ?? -1, edges[passed + 1] ?? -1];
    if (passed > 0) index += at(graph.shapeStart, edgeIn + 1) - at(graph.shapeStart, edgeIn);
    return { index, vertex, edgeIn, edgeOut };
  });
}

/** The junctions a drive can leave to (or arrive from), with the time to reach them. */
function terminals(graph: RoadGraph, place: OnRoad, leaving: boolean): Terminal[] {
  const directions = at(graph.edgeDirections, place.edge);
  const seconds = at(graph.edgeSeconds, place.edge);
  const list: Terminal[] = [];
  if (directions & (leaving ? FORWARD : BACKWARD)) {
    list.push({ vertex: at(graph.edgeTo, place.edge), seconds: (1 - place.share) * seconds });
  }
  if (directions & (leaving ? BACKWARD : FORWARD)) {
    list.push({ vertex: at(graph.edgeFrom, place.edge), seconds: place.share * seconds });
  }
  return list;
}

/** The share of its edge between a place and the junction used; a ring has the same junction at both ends. */
function shareToVertex(graph: RoadGraph, place: OnRoad, vertex: number, leaving: boolean): number {
  return endsAtTo(graph, place, vertex, leaving) ? 1 - place.share : place.share;
}

function endsAtTo(graph: RoadGraph, place: OnRoad, vertex: number, leaving: boolean): boolean {
  const atTo = at(graph.edgeTo, place.edge) === vertex;
  const atFrom = at(graph.edgeFrom, place.edge) === vertex;
  if (!atTo || !atFrom) return atTo;
  const directions = at(graph.edgeDirections, place.edge);
  if (directions !== (FORWARD | BACKWARD)) return (directions === FORWARD) === leaving;
  return place.share > 0.5;
}

function cornersToVertex(graph: RoadGraph, place: OnRoad, vertex: number, leaving: boolean): Point[] {
  const corners: Point[] = [];
  if (endsAtTo(graph, place, vertex, leaving)) {
    const end = at(graph.shapeStart, place.edge + 1);
    for (let corner = place.corner + 1; corner < end; corner++) corners.push(cornerPoint(graph, corner));
  } else {
    const start = at(graph.shapeStart, place.edge);
    for (let corner = place.corner; corner >= start; corner--) corners.push(cornerPoint(graph, corner));
  }
  return corners;
}

function cornersBetween(graph: RoadGraph, from: OnRoad, to: OnRoad): Point[] {
  const [first, last] = from.corner <= to.corner ? [from, to] : [to, from];
  const corners: Point[] = [];
  for (let corner = first.corner + 1; corner <= last.corner; corner++)
    corners.push(cornerPoint(graph, corner));
  return first === from ? corners : corners.toReversed();
}

function cornersOfEdge(graph: RoadGraph, edge: number, from: number | undefined): Point[] {
  const corners: Point[] = [];
  for (let corner = at(graph.shapeStart, edge); corner < at(graph.shapeStart, edge + 1); corner++) {
    corners.push(cornerPoint(graph, corner));
  }
  return at(graph.edgeFrom, edge) === from ? corners : corners.toReversed();
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
