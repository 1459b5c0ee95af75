import { straightKm } from "../geometry.ts";
import type { Point } from "../ports.ts";
import { at, BACKWARD, COORDINATE_SCALE, departuresOf, FORWARD, type RoadGraph } from "../road/road-graph.ts";
import { numberOfClass } from "../road/road-classes.ts";
import type { Road } from "./road-rules.ts";

/** A drivable way as the extract has it. */
export type CollectedRoad = { road: Road; refs: number[] };

/** A stretch between two junctions, which becomes an edge. */
type Stretch = { road: Road; nodes: number[] };

/**
 * Makes the graph from the ways of an extract: ways are cut at junctions, stretches that merely continue each other
 * are joined, and what cannot be reached from the rest of the island by car and left again is dropped.
 */
export function buildRoadGraph(
  roads: readonly CollectedRoad[],
  points: ReadonlyMap<number, Point>,
  barred: ReadonlySet<number>,
): RoadGraph {
  const placed = new Map(points);
  const segments = cutAtNodes(roads, placed, barred);
  return keepConnected(toGraph(joinChains(segments), placed));
}

/** Every two nodes in a row, as the smallest stretches. At a bollard each stretch gets an end of its own. */
function cutAtNodes(
  roads: readonly CollectedRoad[],
  points: Map<number, Point>,
  barred: ReadonlySet<number>,
): Stretch[] {
  let copies = 0;
  const endOf = (node: number): number => {
    const point = points.get(node);
    if (!barred.has(node) || !point) return node;
    const copy = --copies;
    points.set(copy, point);
    return copy;
  };
  return roads.flatMap(({ road, refs }) =>
    refs.flatMap((to, index): Stretch[] => {
      const from = refs[index - 1];
      if (from === undefined || from === to || !points.has(from) || !points.has(to)) return [];
      return [{ road, nodes: [endOf(from), endOf(to)] }];
    }),
  );
}

/** Joins stretches through nodes where there is nothing to choose: two stretches meet and the road stays the same. */
function joinChains(segments: readonly Stretch[]): Stretch[] {
  const meeting = new Map<number, Stretch[]>();
  for (const segment of segments) {
    for (const node of segment.nodes) {
      const list = meeting.get(node);
      if (list) list.push(segment);
      else meeting.set(node, [segment]);
    }
  }
  const continues = (node: number): boolean => {
    const [first, second, third] = meeting.get(node) ?? [];
    return first !== undefined && second !== undefined && !third && isSameRoad(first, second, node);
  };
  const used = new Set<Stretch>();
  const joined: Stretch[] = [];
  const follow = (segment: Stretch, from: number) => {
    const backwards = segment.nodes[0] !== from;
    const nodes = [from];
    let current: Stretch | undefined = segment;
    while (current && !used.has(current)) {
      used.add(current);
      const node: number = otherEnd(current, nodes[nodes.length - 1] ?? from);
      nodes.push(node);
      current = continues(node) ? meeting.get(node)?.find((next) => !used.has(next)) : undefined;
    }
    joined.push({ road: segment.road, nodes: backwards ? nodes.toReversed() : nodes });
  };
  for (const segment of segments) {
    for (const node of segment.nodes) if (!used.has(segment) && !continues(node)) follow(segment, node);
  }
  // The rest are rings without a junction.
  for (const segment of segments) if (!used.has(segment)) follow(segment, segment.nodes[0] ?? 0);
  return joined;
}

function isSameRoad(a: Stretch, b: Stretch, node: number): boolean {
  if (otherEnd(a, node) === otherEnd(b, node)) return false;
  const same = (["kmh", "class", "bridge", "name"] as const).every((key) => a.road[key] === b.road[key]);
  if (!same) return false;
  if (a.road.forward && a.road.backward) return b.road.forward && b.road.backward;
  const passesThrough = (a.nodes[1] === node) === (b.nodes[0] === node);
  return passesThrough && a.road.forward === b.road.forward && a.road.backward === b.road.backward;
}

function otherEnd(stretch: Stretch, node: number): number {
  const [from = node, to = node] = stretch.nodes;
  return from === node ? to : from;
}

function toGraph(stretches: readonly Stretch[], points: ReadonlyMap<number, Point>): RoadGraph {
  const vertexOf = new Map<number, number>();
  const nameOf = new Map<string, number>();
  const vertex = (node: number) => numberIn(vertexOf, node);
  const corners = stretches.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const count = stretches.length;
  const graph = {
    edgeFrom: new Int32Array(count),
    edgeTo: new Int32Array(count),
    edgeMetres: new Float32Array(count),
    edgeSeconds: new Float32Array(count),
    edgeDirections: new Uint8Array(count),
    edgeClass: new Uint8Array(count),
    edgeBridge: new Uint8Array(count),
    edgeName: new Int32Array(count),
    shapeStart: new Int32Array(count + 1),
    shapeLat: new Int32Array(corners),
    shapeLng: new Int32Array(corners),
  };
  let corner = 0;
  stretches.forEach(({ road, nodes }, edge) => {
    let km = 0;
    let before: Point | undefined;
    for (const node of nodes) {
      const point = points.get(node);
      if (!point) continue;
      if (before) km += straightKm(before, point);
      graph.shapeLat[corner] = Math.round(point.lat * COORDINATE_SCALE);
      graph.shapeLng[corner] = Math.round(point.lng * COORDINATE_SCALE);
      before = point;
      corner++;
    }
    graph.edgeFrom[edge] = vertex(nodes[0] ?? 0);
    graph.edgeTo[edge] = vertex(nodes[nodes.length - 1] ?? 0);
    graph.edgeMetres[edge] = km * 1000;
    graph.edgeSeconds[edge] = (km / road.kmh) * 3600;
    graph.edgeDirections[edge] = (road.forward ? FORWARD : 0) | (road.backward ? BACKWARD : 0);
    graph.edgeClass[edge] = numberOfClass(road.class);
    graph.edgeBridge[edge] = road.bridge ? 1 : 0;
    graph.edgeName[edge] = road.name ? numberIn(nameOf, road.name) : -1;
    graph.shapeStart[edge + 1] = corner;
  });
  const coordinate = (pick: (point: Point) => number) =>
    Int32Array.from(vertexOf.keys(), (node) => {
      const point = points.get(node);
      return point ? Math.round(pick(point) * COORDINATE_SCALE) : 0;
    });
  return {
    ...graph,
    vertexLat: coordinate(({ lat }) => lat),
    vertexLng: coordinate(({ lng }) => lng),
    names: [...nameOf.keys()],
  };
}

function numberIn<K>(numbers: Map<K, number>, key: K): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

/** Drops the edges outside the largest part in which every junction can be driven to from every other. */
function keepConnected(graph: RoadGraph): RoadGraph {
  const part = partsOf(graph);
  const sizes = new Map<number, number>();
  for (const number of part) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  let largest = -1;
  for (const [number, size] of sizes) if (size > (sizes.get(largest) ?? 0)) largest = number;
  const kept: number[] = [];
  for (let edge = 0; edge < graph.edgeFrom.length; edge++) {
    if (part[at(graph.edgeFrom, edge)] === largest && part[at(graph.edgeTo, edge)] === largest)
      kept.push(edge);
  }
  return pickEdges(graph, kept);
}

/** The strongly connected part each vertex is in (Kosaraju's two walks, without recursion). */
function partsOf(graph: RoadGraph): Int32Array {
  const vertices = graph.vertexLat.length;
  const out = departuresOf(graph);
  const into = departuresOf(graph, true);
  const finished: number[] = [];
  const seen = new Uint8Array(vertices);
  const slot = new Int32Array(vertices);
  for (let root = 0; root < vertices; root++) {
    if (seen[root]) continue;
    const open = [root];
    seen[root] = 1;
    slot[root] = at(out.start, root);
    for (let vertex = open[open.length - 1]; vertex !== undefined; vertex = open[open.length - 1]) {
      const next = at(slot, vertex);
      if (next >= at(out.start, vertex + 1)) {
        finished.push(vertex);
        open.pop();
        continue;
      }
      slot[vertex] = next + 1;
      const to = at(out.to, next);
      if (seen[to]) continue;
      seen[to] = 1;
      slot[to] = at(out.start, to);
      open.push(to);
    }
  }
  const part = new Int32Array(vertices).fill(-1);
  for (const root of finished.toReversed()) {
    if (part[root] !== -1) continue;
    const open = [root];
    part[root] = root;
    for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
      for (let arc = at(into.start, vertex); arc < at(into.start, vertex + 1); arc++) {
        const from = at(into.to, arc);
        if (part[from] !== -1) continue;
        part[from] = root;
        open.push(from);
      }
    }
  }
  return part;
}

function pickEdges(graph: RoadGraph, kept: readonly number[]): RoadGraph {
  const vertexOf = new Map<number, number>();
  const shapeStart = new Int32Array(kept.length + 1);
  const shapeLat: number[] = [];
  const shapeLng: number[] = [];
  kept.forEach((edge, index) => {
    for (let corner = at(graph.shapeStart, edge); corner < at(graph.shapeStart, edge + 1); corner++) {
      shapeLat.push(at(graph.shapeLat, corner));
      shapeLng.push(at(graph.shapeLng, corner));
    }
    shapeStart[index + 1] = shapeLat.length;
  });
  return {
    edgeFrom: Int32Array.from(kept, (edge) => numberIn(vertexOf, at(graph.edgeFrom, edge))),
    edgeTo: Int32Array.from(kept, (edge) => numberIn(vertexOf, at(graph.edgeTo, edge))),
    edgeMetres: Float32Array.from(kept, (edge) => at(graph.edgeMetres, edge)),
    edgeSeconds: Float32Array.from(kept, (edge) => at(graph.edgeSeconds, edge)),
    edgeDirections: Uint8Array.from(kept, (edge) => at(graph.edgeDirections, edge)),
    edgeClass: Uint8Array.from(kept, (edge) => at(graph.edgeClass, edge)),
    edgeBridge: Uint8Array.from(kept, (edge) => at(graph.edgeBridge, edge)),
    edgeName: Int32Array.from(kept, (edge) => at(graph.edgeName, edge)),
    vertexLat: Int32Array.from(vertexOf.keys(), (vertex) => at(graph.vertexLat, vertex)),
    vertexLng: Int32Array.from(vertexOf.keys(), (vertex) => at(graph.vertexLng, vertex)),
    shapeStart,
    shapeLat: Int32Array.from(shapeLat),
    shapeLng: Int32Array.from(shapeLng),
    names: graph.names,
  };
}
