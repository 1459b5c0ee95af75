import { createLandmarks } from "./landmarks.ts";
import { MinHeap } from "./min-heap.ts";
import { at, departuresOf, type RoadGraph } from "./road-graph.ts";

/** A vertex from which the search starts or at which it ends, and the seconds from or to it. */
export type Terminal = { vertex: number; seconds: number };
/** The way found: the terminals it uses and the edges between, in driving order. */
export type FoundWay = { start: number; end: number; seconds: number; edges: number[]; vertices: number[] };
export type WayFinder = (starts: readonly Terminal[], ends: readonly Terminal[]) => FoundWay | null;

/**
 * Makes a finder of the fastest way: A* that guesses what is left from the times to a few landmarks. It keeps its tables
 * between searches, so one finder serves one thread.
 */
export function createWayFinder(graph: RoadGraph): WayFinder {
  const out = departuresOf(graph);
  const vertices = graph.vertexLat.length;
  const secondsLeft = createLandmarks(graph);
  const cost = new Float64Array(vertices);
  const guessed = new Float64Array(vertices);
  const cameBy = new Int32Array(vertices);
  const cameFrom = new Int32Array(vertices);
  const round = new Uint32Array(vertices);
  const settled = new Uint32Array(vertices);
  const heap = new MinHeap();
  let search = 0;

  return (starts, ends) => {
    search++;
    heap.clear();
    const guess = secondsLeft(ends);
    const reach = (vertex: number, seconds: number, edge: number, from: number) => {
      if (round[vertex] !== search) {
        round[vertex] = search;
        guessed[vertex] = guess(vertex);
      } else if (seconds >= (cost[vertex] ?? 0)) return;
      cost[vertex] = seconds;
      cameBy[vertex] = edge;
      cameFrom[vertex] = from;
      heap.push(seconds + (guessed[vertex] ?? 0), vertex);
    };
    for (const { vertex, seconds } of starts) reach(vertex, seconds, -1, -1);

    let best: { vertex: number; seconds: number } | null = null;
    for (let vertex = heap.pop(); vertex >= 0; vertex = heap.pop()) {
      if (best && heap.poppedKey >= best.seconds) break;
      if (settled[vertex] === search) continue;
      settled[vertex] = search;
      const seconds = cost[vertex] ?? 0;
      for (const end of ends) {
        if (end.vertex === vertex && (!best || seconds + end.seconds < best.seconds)) {
          best = { vertex, seconds: seconds + end.seconds };
        }
      }
      const last = out.start[vertex + 1] ?? 0;
      for (let arc = out.start[vertex] ?? 0; arc < last; arc++) {
        const edge = out.edge[arc] ?? 0;
        reach(out.to[arc] ?? 0, seconds + (graph.edgeSeconds[edge] ?? 0), edge, vertex);
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
