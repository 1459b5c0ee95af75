import { RecentlyUsed } from "../../waiting/recently-used.ts";
import { addedAt, shareOfQueues } from "./driving-time.ts";
import type { Terminal } from "./find-way.ts";
import { MinHeap } from "./min-heap.ts";
import { sizeOfClass } from "./road-classes.ts";
import { at, BACKWARD, cornerPoint, departuresOf, FORWARD, type RoadGraph } from "./road-graph.ts";
import type { OnRoad } from "./street-grid.ts";

/** A place as it is kept: the street it is reached from. */
export type RoadPlace = Pick<OnRoad, "edge" | "share" | "km">;
export type DriveTime = { readonly minutes: number; readonly km: number };

/** The ways from one place to every junction, each stretch of them in seconds on free roads, in seconds that the hour adds to, and in metres. */
type WaysFrom = {
  readonly seconds: Float32Array;
  readonly queued: Float32Array;
  readonly metres: Float32Array;
};

/** How many places it knows the ways from at once, of a tenth of a megabyte each. */
const KEPT_ORIGINS = 500;
/** How fast the yard or beach between a place and its street is crossed. */
const ACCESS_KMH = 20;

/**
 * Driving times between many places: the ways from a place to everywhere are worked out together when they are first asked for, which
 * costs as much as a few single routes.
 */
export class DriveTable {
  readonly #graph: RoadGraph;
  readonly #ways = new RecentlyUsed<WaysFrom>(KEPT_ORIGINS);
  readonly #waysFrom: (starts: readonly Start[]) => WaysFrom;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#waysFrom = finderOfAllWays(graph);
  }

  /** The drive between two places that begins at a moment; without one, in the middle of a working day. */
  drive(from: RoadPlace, to: RoadPlace, when?: Date): DriveTime {
    const added = addedAt(when);
    const accessKm = from.km + to.km;
    const accessMinutes = (accessKm / ACCESS_KMH) * 60;
    const way = this.#fastest(from, to);
    const minutes = (way.seconds + way.queued * added) / 60;
    return { minutes: minutes + accessMinutes, km: way.metres / 1000 + accessKm };
  }

  /** The way that is fastest on free roads: that is the one which a route follows, at every hour. */
  #fastest(from: RoadPlace, to: RoadPlace): Omit<Start, "vertex"> {
    const ways = this.#from(from);
    let best = this.#alongOneEdge(from, to) ?? { seconds: Infinity, queued: 0, metres: 0 };
    for (const { vertex, ...end } of partsAt(this.#graph, to, false)) {
      const seconds = at(ways.seconds, vertex) + end.seconds;
      if (seconds >= best.seconds) continue;
      const queued = at(ways.queued, vertex) + end.queued;
      best = { seconds, queued, metres: at(ways.metres, vertex) + end.metres };
    }
    return best;
  }

  /** Whether the ways from a place are worked out already. */
  knows(place: RoadPlace): boolean {
    return this.#ways.get(nameOf(place)) !== undefined;
  }

  /** Works out the ways from a place. */
  learn(place: RoadPlace): void {
    this.#from(place);
  }

  #from(place: RoadPlace): WaysFrom {
    const name = nameOf(place);
    const known = this.#ways.get(name);
    if (known) return known;
    const ways = this.#waysFrom(partsAt(this.#graph, place, true));
    this.#ways.set(name, ways);
    return ways;
  }

  /** The drive between two places of one stretch, where it may be driven that way. */
  #alongOneEdge(from: RoadPlace, to: RoadPlace): Omit<Start, "vertex"> | null {
    if (from.edge !== to.edge) return null;
    const needed = to.share >= from.share ? FORWARD : BACKWARD;
    if (!(at(this.#graph.edgeDirections, from.edge) & needed)) return null;
    return partOf(this.#graph, from.edge, Math.abs(to.share - from.share));
  }
}

function nameOf({ edge, share }: RoadPlace): string {
  return `${edge} ${share}`;
}

/** A junction that a drive can begin or end at, and what it takes to reach it. */
type Start = Terminal & { queued: number; metres: number };

function partsAt(graph: RoadGraph, { edge, share }: RoadPlace, leaving: boolean): Start[] {
  const directions = at(graph.edgeDirections, edge);
  const parts: Start[] = [];
  if (directions & (leaving ? FORWARD : BACKWARD))
    parts.push({ vertex: at(graph.edgeTo, edge), ...partOf(graph, edge, 1 - share) });
  if (directions & (leaving ? BACKWARD : FORWARD))
    parts.push({ vertex: at(graph.edgeFrom, edge), ...partOf(graph, edge, share) });
  return parts;
}

function partOf(graph: RoadGraph, edge: number, share: number): Omit<Start, "vertex"> {
  const seconds = share * at(graph.edgeSeconds, edge);
  return { seconds, queued: seconds * queuesOn(graph, edge), metres: share * at(graph.edgeMetres, edge) };
}

function queuesOn(graph: RoadGraph, edge: number): number {
  const middle = Math.floor((at(graph.shapeStart, edge) + at(graph.shapeStart, edge + 1) - 1) / 2);
  return shareOfQueues(cornerPoint(graph, middle), sizeOfClass(at(graph.edgeClass, edge)));
}

/** Finds the fastest ways from a place to every junction: Dijkstra's search without an end. */
function finderOfAllWays(graph: RoadGraph): (starts: readonly Start[]) => WaysFrom {
  const out = departuresOf(graph);
  const queues = Float32Array.from(graph.edgeFrom, (_, edge) => queuesOn(graph, edge));
  const vertices = graph.vertexLat.length;
  const heap = new MinHeap();
  return (starts) => {
    const seconds = new Float32Array(vertices).fill(Infinity);
    const queued = new Float32Array(vertices);
    const metres = new Float32Array(vertices);
    const settled = new Uint8Array(vertices);
    heap.clear();
    const reach = (vertex: number, way: Omit<Start, "vertex">) => {
      if (way.seconds >= (seconds[vertex] ?? 0)) return;
      seconds[vertex] = way.seconds;
      queued[vertex] = way.queued;
      metres[vertex] = way.metres;
      heap.push(way.seconds, vertex);
    };
    for (const { vertex, ...way } of starts) reach(vertex, way);
    for (let vertex = heap.pop(); vertex >= 0; vertex = heap.pop()) {
      if (settled[vertex] === 1) continue;
      settled[vertex] = 1;
      const last = out.start[vertex + 1] ?? 0;
      for (let arc = out.start[vertex] ?? 0; arc < last; arc++) {
        const edge = out.edge[arc] ?? 0;
        const lasts = graph.edgeSeconds[edge] ?? 0;
        reach(out.to[arc] ?? 0, {
          seconds: (seconds[vertex] ?? 0) + lasts,
          queued: (queued[vertex] ?? 0) + lasts * (queues[edge] ?? 0),
          metres: (metres[vertex] ?? 0) + (graph.edgeMetres[edge] ?? 0),
        });
      }
    }
    return { seconds, queued, metres };
  };
}
