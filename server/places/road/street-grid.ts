import { between, onPlane } from "../geometry.ts";
import type { Point } from "../ports.ts";
import { at, cornerPoint, type RoadGraph } from "./road-graph.ts";

/** Where a point meets the road: the edge, the share of its length from its start, and how far off the road it is. */
export type OnRoad = { edge: number; corner: number; share: number; point: Point; km: number };

/** Whether a road may be used. */
type Accepts = (edge: number, closest: Point) => boolean;

/** A search from a point of the plane, with the closest stretch so far. */
type Search = { x: number; y: number; accepts: Accepts; corner: number; share: number; squared: number };

const CELL_KM = 0.25;

/** Finds the stretch of road closest to a point, by a grid of squares over the island. */
export class StreetGrid {
  readonly #graph: RoadGraph;
  readonly #edgeOfCorner: Int32Array;
  /** Where the corners lie on the plane, in kilometres. */
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #west: number;
  readonly #south: number;
  readonly #columns: number;
  readonly #rows: number;
  /** The stretches in square s, each by its first corner, are #stretches[#start[s]] up to #start[s + 1]. */
  readonly #start: Int32Array;
  readonly #stretches: Int32Array;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    const corners = graph.shapeLat.length;
    this.#x = new Float64Array(corners);
    this.#y = new Float64Array(corners);
    this.#edgeOfCorner = new Int32Array(corners);
    for (let edge = 0; edge < graph.edgeFrom.length; edge++)
      this.#edgeOfCorner.fill(edge, at(graph.shapeStart, edge), at(graph.shapeStart, edge + 1));
    for (let corner = 0; corner < corners; corner++) {
      const { x, y } = onPlane(cornerPoint(graph, corner));
      this.#x[corner] = x;
      this.#y[corner] = y;
    }
    this.#west = least(this.#x);
    this.#south = least(this.#y);
    this.#columns = Math.floor((-least(this.#x.map((x) => -x)) - this.#west) / CELL_KM) + 1;
    this.#rows = Math.floor((-least(this.#y.map((y) => -y)) - this.#south) / CELL_KM) + 1;
    this.#start = new Int32Array(this.#columns * this.#rows + 1);
    this.#eachSquare((square) => {
      this.#start[square + 1] = at(this.#start, square + 1) + 1;
    });
    for (let square = 1; square < this.#start.length; square++)
      this.#start[square] = at(this.#start, square) + at(this.#start, square - 1);
    this.#stretches = new Int32Array(at(this.#start, this.#start.length - 1));
    const next = this.#start.slice();
    this.#eachSquare((square, corner) => {
      const slot = at(next, square);
      this.#stretches[slot] = corner;
      next[square] = slot + 1;
    });
  }

  /**
   * The closest road that is closer than `withinKm`, or null when `accepts` takes none: it is asked of an edge and the
   * point of it that is closest.
   */
  nearest(point: Point, accepts: Accepts = () => true, withinKm = Infinity): OnRoad | null {
    const { x, y } = onPlane(point);
    const column = clamp(Math.floor((x - this.#west) / CELL_KM), this.#columns);
    const row = clamp(Math.floor((y - this.#south) / CELL_KM), this.#rows);
    const toBorder = this.#toBorder(x, y, column, row);
    const search: Search = { x, y, accepts, corner: -1, share: 0, squared: withinKm * withinKm };
    const improve = (corner: number) => this.#improve(search, corner);
    for (let ring = 0; ring < Math.max(this.#columns, this.#rows); ring++) {
      const closest = ring === 0 ? 0 : toBorder + (ring - 1) * CELL_KM;
      if (search.squared <= closest * closest) break;
      this.#eachInRing({ column, row, ring }, improve);
    }
    if (search.corner < 0) return null;
    return this.#describe({ ...search, km: Math.sqrt(search.squared) });
  }

  /** How far the next square is. A point outside the grid is looked for from the closest square, which is no further than others. */
  #toBorder(x: number, y: number, column: number, row: number): number {
    const [dx, dy] = [x - this.#west - column * CELL_KM, y - this.#south - row * CELL_KM];
    return Math.max(0, Math.min(dx, CELL_KM - dx, dy, CELL_KM - dy));
  }

  /** Takes a stretch that is closer than the best one so far. Thousands are looked at for one point, so nothing is made for each. */
  #improve(search: Search, corner: number): void {
    const { x, y } = search;
    const fromX = at(this.#x, corner);
    const fromY = at(this.#y, corner);
    const dx = at(this.#x, corner + 1) - fromX;
    const dy = at(this.#y, corner + 1) - fromY;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / length;
    const share = along < 0 ? 0 : along > 1 ? 1 : along;
    const [offX, offY] = [fromX + share * dx - x, fromY + share * dy - y];
    const squared = offX * offX + offY * offY;
    if (squared >= search.squared) return;
    if (!search.accepts(at(this.#edgeOfCorner, corner), this.#pointOn(corner, share))) return;
    search.corner = corner;
    search.share = share;
    search.squared = squared;
  }

  #describe({ corner, share, km }: { corner: number; share: number; km: number }): OnRoad {
    const graph = this.#graph;
    const edge = at(this.#edgeOfCorner, corner);
    let before = 0;
    let whole = 0;
    for (let step = at(graph.shapeStart, edge); step + 1 < at(graph.shapeStart, edge + 1); step++) {
      const length = Math.hypot(
        at(this.#x, step + 1) - at(this.#x, step),
        at(this.#y, step + 1) - at(this.#y, step),
      );
      if (step < corner) before += length;
      if (step === corner) before += length * share;
      whole += length;
    }
    const point = this.#pointOn(corner, share);
    return { edge, corner, share: whole === 0 ? 0 : before / whole, point, km };
  }

  #pointOn(corner: number, share: number): Point {
    return between(cornerPoint(this.#graph, corner), cornerPoint(this.#graph, corner + 1), share);
  }

  /** Every square a stretch may touch: those its ends span. */
  #eachSquare(visit: (square: number, corner: number) => void): void {
    for (let corner = 0; corner + 1 < this.#x.length; corner++) {
      if (this.#edgeOfCorner[corner] !== this.#edgeOfCorner[corner + 1]) continue;
      const [west, east] = this.#span(this.#x, corner, this.#west);
      const [south, north] = this.#span(this.#y, corner, this.#south);
      for (let row = south; row <= north; row++)
        for (let column = west; column <= east; column++) visit(row * this.#columns + column, corner);
    }
  }

  #span(axis: Float64Array, corner: number, origin: number): [number, number] {
    const one = Math.floor((at(axis, corner) - origin) / CELL_KM);
    const other = Math.floor((at(axis, corner + 1) - origin) / CELL_KM);
    return one < other ? [one, other] : [other, one];
  }

  #eachInRing(
    { column, row, ring }: { column: number; row: number; ring: number },
    visit: (corner: number) => void,
  ): void {
    for (let dy = -ring; dy <= ring; dy++) {
      const y = row + dy;
      if (y < 0 || y >= this.#rows) continue;
      const step = Math.abs(dy) === ring ? 1 : 2 * ring;
      for (let dx = -ring; dx <= ring; dx += step) {
        const x = column + dx;
        if (x < 0 || x >= this.#columns) continue;
        const square = y * this.#columns + x;
        for (let slot = at(this.#start, square); slot < at(this.#start, square + 1); slot++)
          visit(at(this.#stretches, slot));
      }
    }
  }
}

function least(numbers: Float64Array): number {
  return numbers.reduce((low, number) => Math.min(low, number), Infinity);
}

function clamp(cell: number, cells: number): number {
  return Math.min(cells - 1, Math.max(0, cell));
}
