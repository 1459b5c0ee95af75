import { simplify } from "../geometry.ts";
import type { Point } from "../ports.ts";

/** Finer than anybody sees on the map of the whole island. */
const DRAWN_WITHIN_KM = 0.012;

/** Joins the pieces of coastline in an extract to rings; pieces that do not close are left out. */
export function coastRings(
  pieces: ReadonlyArray<readonly number[]>,
  points: ReadonlyMap<number, Point>,
): Point[][] {
  const open = new Map<number, readonly number[]>();
  for (const piece of pieces) {
    const [first] = piece;
    if (first !== undefined) open.set(first, piece);
  }
  const rings: Point[][] = [];
  for (let next = open.keys().next(); !next.done; next = open.keys().next()) {
    const start = next.value;
    const ring: number[] = [start];
    for (let at = start, piece = open.get(at); piece; piece = open.get(at)) {
      open.delete(at);
      ring.push(...piece.slice(1));
      at = ring[ring.length - 1] ?? start;
      if (at === start) break;
    }
    if (ring.length > 3 && ring[ring.length - 1] === start) rings.push(draw(ring, points));
  }
  return rings.filter((ring) => ring.length > 3);
}

/** A ring begins where it ends, so it is thinned in two halves. */
function draw(ring: readonly number[], points: ReadonlyMap<number, Point>): Point[] {
  const line = ring.flatMap((node) => points.get(node) ?? []);
  const half = Math.floor(line.length / 2);
  return [
    ...simplify(line.slice(0, half + 1), DRAWN_WITHIN_KM).slice(0, -1),
    ...simplify(line.slice(half), DRAWN_WITHIN_KM),
  ];
}
