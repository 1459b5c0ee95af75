import { MinHeap } from "./min-heap.ts";
import { departuresOf, type Departures, type RoadGraph } from "./road-graph.ts";
import type { Terminal } from "./find-way.ts";

/** More of them guess better and take longer to work out at the first route; six settle a twentieth of the junctions. */
const LANDMARKS = 6;

/** The least seconds from a vertex to the closest of some ends: never more than the truth, mostly close to it. */
export type SecondsLeft = (ends: readonly Terminal[]) => (vertex: number) => number;

/**
 * Works out the times from a few junctions at the edges of the island to every other and back. No way from a vertex to
 * an end can be shorter than the difference of their times to or from such a landmark.
 */
export function createLandmarks(graph: RoadGraph): SecondsLeft {
  const out = departuresOf(graph);
  const into = departuresOf(graph, true);
  const from: Float64Array[] = [];
  const to: Float64Array[] = [];
  for (let landmark = furthestOf([secondsFrom(0, graph, out)]); from.length < LANDMARKS;) {
    from.push(secondsFrom(landmark, graph, out));
    to.push(secondsFrom(landmark, graph, into));
    landmark = furthestOf(from);
  }
  // All times of a vertex lie beside each other: a search reads them together, and reads little else.
  const times = new Float64Array(graph.vertexLat.length * 2 * LANDMARKS);
  [...from, ...to].forEach((list, index) => {
    list.forEach((seconds, vertex) => {
      times[vertex * 2 * LANDMARKS + index] = seconds;
    });
  });
  return (ends) => (vertex) => {
    let least = Infinity;
    for (const end of ends) {
      const here = vertex * 2 * LANDMARKS;
      const there = end.vertex * 2 * LANDMARKS;
      let bound = 0;
      for (let index = 0; index < LANDMARKS; index++) {
        const away = (times[there + index] ?? 0) - (times[here + index] ?? 0);
        if (away > bound) bound = away;
        const back = (times[here + LANDMARKS + index] ?? 0) - (times[there + LANDMARKS + index] ?? 0);
        if (back > bound) bound = back;
      }
      if (bound + end.seconds < least) least = bound + end.seconds;
    }
    return least;
  };
}

/** The vertex whose closest of the given starts is the furthest away. */
function furthestOf(times: readonly Float64Array[]): number {
  let furthest = { vertex: 0, seconds: -1 };
  for (let vertex = 0; vertex < (times[0]?.length ?? 0); vertex++) {
    let seconds = Infinity;
    for (const list of times) seconds = Math.min(seconds, list[vertex] ?? Infinity);
    if (seconds > furthest.seconds) furthest = { vertex, seconds };
  }
  return furthest.vertex;
}

function secondsFrom(start: number, graph: RoadGraph, arcs: Departures): Float64Array {
  const seconds = new Float64Array(graph.vertexLat.length).fill(Infinity);
  const heap = new MinHeap();
  seconds[start] = 0;
  heap.push(0, start);
  for (let vertex = heap.pop(); vertex >= 0; vertex = heap.pop()) {
    if (heap.poppedKey > (seconds[vertex] ?? 0)) continue;
    const end = arcs.start[vertex + 1] ?? 0;
    for (let arc = arcs.start[vertex] ?? 0; arc < end; arc++) {
      const next = arcs.to[arc] ?? 0;
      const reached = heap.poppedKey + (graph.edgeSeconds[arcs.edge[arc] ?? 0] ?? 0);
      if (reached >= (seconds[next] ?? 0)) continue;
      seconds[next] = reached;
      heap.push(reached, next);
    }
  }
  return seconds;
}
