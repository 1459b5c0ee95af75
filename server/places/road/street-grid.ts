import { alongStretch, onPlane } from "../geometry.ts";
import type { Point } from "../ports.ts";
import { at, COORDINATE_SCALE, type RoadGraph } from "./road-graph.ts";

/** Where a point meets the road: the edge, the share of its length from its start, and how far off the road it is. */
export type OnRoad = { edge: number; corner: number; share: number; point: Point; km: number };

const CELL_KM = 0.25;
/** Nobody is driven to a point further from any road than this. */
const FURTHEST_CELLS = 16;

/** Finds the stretch of road closest to a point, by a grid of squares. */
export class StreetGrid {
  readonly #graph: RoadGraph;
  readonly #cells = new Map<number, number[]>();
  readonly #edgeOfCorner: Int32Array;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#edgeOfCorner = new Int32Array(graph.shapeLat.length);
    for (let edge = 0; edge < graph.edgeFrom.length; edge++) {
      for (let corner = at(graph.shapeStart, edge); corner < at(graph.shapeStart, edge + 1); corner++) {
        this.#edgeOfCorner[corner] = edge;
        if (corner + 1 < at(graph.shapeStart, edge + 1)) this.#enter(corner);
      }
    }
  }

  /** The closest road, or null when there is none within a few kilometres; `accepts` can narrow the choice. */
  nearest(point: Point, accepts: (edge: number) => boolean = () => true): OnRoad | null {
    const { column, row } = cellOf(point);
    let best: { corner: number; share: number; km: number } | null = null;
    for (let ring = 0; ring <= FURTHEST_CELLS; ring++) {
      if (best && best.km <= (ring - 1) * CELL_KM) break;
      for (const corner of this.#cornersInRing(column, row, ring)) {
        if (!accepts(at(this.#edgeOfCorner, corner))) continue;
        const { share, km } = alongStretch(
          point,
          cornerPoint(this.#graph, corner),
          cornerPoint(this.#graph, corner + 1),
        );
        if (!best || km < best.km) best = { corner, share, km };
      }
    }
    return best && this.#describe(best);
  }

  #describe({ corner, share, km }: { corner: number; share: number; km: number }): OnRoad {
    const graph = this.#graph;
    const edge = at(this.#edgeOfCorner, corner);
    const first = at(graph.shapeStart, edge);
    const last = at(graph.shapeStart, edge + 1) - 1;
    let before = 0;
    let whole = 0;
    for (let step = first; step < last; step++) {
      const length = stretchKm(graph, step);
      if (step < corner) before += length;
      if (step === corner) before += length * share;
      whole += length;
    }
    const from = cornerPoint(graph, corner);
    const to = cornerPoint(graph, corner + 1);
    const point = {
      lat: from.lat + (to.lat - from.lat) * share,
      lng: from.lng + (to.lng - from.lng) * share,
    };
    return { edge, corner, share: whole === 0 ? 0 : before / whole, point, km };
  }

  #enter(corner: number): void {
    const from = cellOf(cornerPoint(this.#graph, corner));
    const to = cellOf(cornerPoint(this.#graph, corner + 1));
    for (
      let column = Math.min(from.column, to.column);
      column <= Math.max(from.column, to.column);
      column++
    ) {
      for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row++) {
        const key = keyOf(column, row);
        const cell = this.#cells.get(key);
        if (cell) cell.push(corner);
        else this.#cells.set(key, [corner]);
      }
    }
  }

  *#cornersInRing(column: number, row: number, ring: number): Generator<number> {
    for (let dx = -ring; dx <= ring; dx++) {
      const step = Math.abs(dx) === ring ? 1 : Math.max(1, 2 * ring);
      for (let dy = -ring; dy <= ring; dy += step) yield* this.#cells.get(keyOf(column + dx, row + dy)) ?? [];
    }
  }
}

/** A bend of a road as a point. */
export function cornerPoint(graph: RoadGraph, corner: number): Point {
  return {
    lat: at(graph.shapeLat, corner) / COORDINATE_SCALE,
    lng: at(graph.shapeLng, corner) / COORDINATE_SCALE,
  };
}

function stretchKm(graph: RoadGraph, corner: number): number {
  const a = onPlane(cornerPoint(graph, corner));
  const b = onPlane(cornerPoint(graph, corner + 1));
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function cellOf(point: Point): { column: number; row: number } {
  const { x, y } = onPlane(point);
  return { column: Math.floor(x / CELL_KM), row: Math.floor(y / CELL_KM) };
}

function keyOf(column: number, row: number): number {
  return column * 1_000_003 + row;
}
