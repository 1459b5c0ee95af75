import { straightKm } from "../geometry.ts";
import type { Point } from "../ports.ts";
import { at, COORDINATE_SCALE, departuresOf, type RoadGraph } from "./road-graph.ts";
import { MinHeap } from "./min-heap.ts";

/** A vertex from which the search starts or at which it ends, and the seconds from or to it. */
export type Terminal = { vertex: number; seconds: number };
/** The way found: the terminals it uses and the edges between, in driving order. */
export type FoundWay = { start: number; end: number; seconds: number; edges: number[]; vertices: number[] };
export type WayFinder = (starts: readonly Terminal[], ends: readonly Terminal[]) => FoundWay | null;

/** Makes a finder of the fastest way (A*); it keeps its tables between searches, so one finder serves one thread. */
export function createWayFinder(graph: RoadGraph): WayFinder {
  const out = departuresOf(graph);
  const vertices = graph.vertexLat.length;
  const fastest = fastestMetresPerSecond(graph);
  const cost = new Float64Array(vertices);
  const cameBy = new Int32Array(vertices);
  const cameFrom = new Int32Array(vertices);
  const round = new Uint32Array(vertices);
  const settled = new Uint32Array(vertices);
  const heap = new MinHeap();
  let search = 0;

  return (starts, ends) => {
    search++;
    heap.clear();
    const goal = ends[0];
    if (!goal) return null;
    const target = pointOf(graph, goal.vertex);
    // The ends of one stretch lie apart: the guess must hold for each of them.
    const slack = Math.max(...ends.map(({ vertex }) => straightKm(pointOf(graph, vertex), target))) * 1000;
    const guess = (vertex: number) => {
      const metres = straightKm(pointOf(graph, vertex), target) * 1000 - slack;
      return metres > 0 ? metres / fastest : 0;
    };
    const reach = (vertex: number, seconds: number, edge: number, from: number) => {
      if (round[vertex] === search && seconds >= at(cost, vertex)) return;
      round[vertex] = search;
      cost[vertex] = seconds;
      cameBy[vertex] = edge;
      cameFrom[vertex] = from;
      heap.push(seconds + guess(vertex), vertex);
    };
    for (const { vertex, seconds } of starts) reach(vertex, seconds, -1, -1);

    let best: { vertex: number; seconds: number } | null = null;
    for (let vertex = heap.pop(); vertex >= 0; vertex = heap.pop()) {
      if (best && heap.poppedKey >= best.seconds) break;
      if (settled[vertex] === search) continue;
      settled[vertex] = search;
      const seconds = at(cost, vertex);
      for (const end of ends) {
        if (end.vertex === vertex && (!best || seconds + end.seconds < best.seconds)) {
          best = { vertex, seconds: seconds + end.seconds };
        }
      }
      for (let arc = at(out.start, vertex); arc < at(out.start, vertex + 1); arc++) {
        const edge = at(out.edge, arc);
        reach(at(out.to, arc), seconds + at(graph.edgeSeconds, edge), edge, vertex);
      }
    }
    return best && traceBack(best, cameBy, cameFrom);
  };
}

function traceBack(
  best: { vertex: number; seconds: number },
  cameBy: Int32Array,
  cameFrom: Int32Array,
): FoundWay {
  const edges: number[] = [];
  const vertices = [best.vertex];
  let vertex = best.vertex;
  while (at(cameBy, vertex) >= 0) {
    edges.push(at(cameBy, vertex));
    vertex = at(cameFrom, vertex);
    vertices.push(vertex);
  }
  return {
    start: vertex,
    end: best.vertex,
    seconds: best.seconds,
    edges: edges.toReversed(),
    vertices: vertices.toReversed(),
  };
}

function fastestMetresPerSecond(graph: RoadGraph): number {
  let fastest = 1;
  graph.edgeMetres.forEach((metres, edge) => {
    const seconds = at(graph.edgeSeconds, edge);
    if (seconds > 0) fastest = Math.max(fastest, metres / seconds);
  });
  return fastest;
}

function pointOf(graph: RoadGraph, vertex: number): Point {
  return {
    lat: at(graph.vertexLat, vertex) / COORDINATE_SCALE,
    lng: at(graph.vertexLng, vertex) / COORDINATE_SCALE,
  };
}
