import type { Point } from "../ports.ts";

/**
 * The roads of the island as numbers: vertices are junctions, edges the stretches between them. Typed arrays keep it
 * small on disk and quick to search. Coordinates are degrees × 10⁷.
 */
export type RoadGraph = {
  vertexLat: Int32Array;
  vertexLng: Int32Array;
  edgeFrom: Int32Array;
  edgeTo: Int32Array;
  edgeMetres: Float32Array;
  edgeSeconds: Float32Array;
  /** Bit 1: may be driven from `from` to `to`; bit 2: the other way. */
  edgeDirections: Uint8Array;
  /** Index into ROAD_CLASSES. */
  edgeClass: Uint8Array;
  /** 1 where the road is a bridge. */
  edgeBridge: Uint8Array;
  /** Index into `names`, or −1. */
  edgeName: Int32Array;
  names: string[];
  /** The bends of edge e are shape points shapeStart[e] up to shapeStart[e + 1], both ends included. */
  shapeStart: Int32Array;
  shapeLat: Int32Array;
  shapeLng: Int32Array;
};

export const FORWARD = 1;
export const BACKWARD = 2;
export const COORDINATE_SCALE = 1e7;

/** The typed arrays are only read within their bounds; this asserts it in one place. */
export function at(numbers: { readonly [index: number]: number | undefined }, index: number): number {
  const value = numbers[index];
  if (value === undefined) throw new RangeError(`No number at ${index} of the road graph.`);
  return value;
}

/** For every vertex the edges that leave it, as arrays that can be walked without objects. */
export type Departures = { start: Int32Array; edge: Int32Array; to: Int32Array };

/** The edges that leave each vertex, or, `reversed`, those that arrive. */
export function departuresOf(graph: RoadGraph, reversed = false): Departures {
  const vertices = graph.vertexLat.length;
  const start = new Int32Array(vertices + 1);
  const eachArc = (visit: (from: number, to: number, edge: number) => void) => {
    for (let edge = 0; edge < graph.edgeFrom.length; edge++) {
      const from = at(graph.edgeFrom, edge);
      const to = at(graph.edgeTo, edge);
      const directions = at(graph.edgeDirections, edge);
      if (directions & (reversed ? BACKWARD : FORWARD)) visit(from, to, edge);
      if (directions & (reversed ? FORWARD : BACKWARD)) visit(to, from, edge);
    }
  };
  eachArc((from) => {
    start[from + 1] = at(start, from + 1) + 1;
  });
  for (let vertex = 0; vertex < vertices; vertex++)
    start[vertex + 1] = at(start, vertex + 1) + at(start, vertex);
  const next = start.slice();
  const edges = new Int32Array(at(start, vertices));
  const tos = new Int32Array(at(start, vertices));
  eachArc((from, to, edge) => {
    const slot = at(next, from);
    next[from] = slot + 1;
    edges[slot] = edge;
    tos[slot] = to;
  });
  return { start, edge: edges, to: tos };
}

/** A bend of a road as a point. */
export function cornerPoint(shapes: Pick<RoadGraph, "shapeLat" | "shapeLng">, corner: number): Point {
  return {
    lat: at(shapes.shapeLat, corner) / COORDINATE_SCALE,
    lng: at(shapes.shapeLng, corner) / COORDINATE_SCALE,
  };
}
