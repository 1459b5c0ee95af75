import type { Point } from "../../domain/places/place-points.ts";

/** A plane over the island: at its size the globe may be taken as flat, and kilometres as straight. */
const KM_PER_DEGREE_LAT = 111.195;
const KM_PER_DEGREE_LNG = KM_PER_DEGREE_LAT * Math.cos((12.2 * Math.PI) / 180);

export type Plane = { x: number; y: number };

/** Where a point lies on the plane, in kilometres. */
export function onPlane(point: Point): Plane {
  return { x: point.lng * KM_PER_DEGREE_LNG, y: point.lat * KM_PER_DEGREE_LAT };
}

/** The straight line between two points, in kilometres. */
export function straightKm(a: Point, b: Point): number {
  return lengthOf((a.lng - b.lng) * KM_PER_DEGREE_LNG, (a.lat - b.lat) * KM_PER_DEGREE_LAT);
}

/** Math.hypot guards against numbers larger than any island and takes ten times as long. */
function lengthOf(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

/** Where on the stretch a–b a point is closest: the share of the way from a, and how far off it is. */
export function alongStretch(point: Point, a: Point, b: Point): { share: number; km: number } {
  const p = onPlane(point);
  const from = onPlane(a);
  const to = onPlane(b);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - from.x) * dx + (p.y - from.y) * dy) / length));
  return { share, km: lengthOf(from.x + share * dx - p.x, from.y + share * dy - p.y) };
}

/** The point at a share of the straight way from a to b. */
export function between(a: Point, b: Point, share: number): Point {
  return { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
}

/** Whether the straight stretches a–b and c–d cross. */
export function stretchesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Whether a point lies within a closed ring. */
export function isInside(point: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let before = ring[ring.length - 1];
  for (const corner of ring) {
    if (before && corner.lat > point.lat !== before.lat > point.lat) {
      const share = (point.lat - corner.lat) / (before.lat - corner.lat);
      if (point.lng < corner.lng + share * (before.lng - corner.lng)) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** Leaves out the points of a line that lie within `toleranceKm` of it (Douglas and Peucker). */
export function simplify<P extends Point>(line: readonly P[], toleranceKm: number): P[] {
  if (line.length < 3) return [...line];
  const plane = line.map(onPlane);
  const kept = new Uint8Array(line.length);
  kept[0] = kept[line.length - 1] = 1;
  const open: Array<[number, number]> = [[0, line.length - 1]];
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const furthest = furthestFromStretch(plane, stretch, toleranceKm);
    if (furthest < 0) continue;
    kept[furthest] = 1;
    open.push([stretch[0], furthest], [furthest, stretch[1]]);
  }
  return line.filter((_, index) => kept[index]);
}

/** The point between two others that is furthest from their stretch, or -1 when all are close to it. */
function furthestFromStretch(
  line: readonly Plane[],
  [start, end]: readonly [number, number],
  toleranceKm: number,
): number {
  const a = line[start];
  const b = line[end];
  if (!a || !b) return -1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  let furthest = -1;
  let most = toleranceKm * toleranceKm;
  for (let index = start + 1; index < end; index++) {
    const point = line[index];
    if (!point) continue;
    const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
    const share = Math.min(1, Math.max(0, along));
    const squared = (a.x + share * dx - point.x) ** 2 + (a.y + share * dy - point.y) ** 2;
    if (squared <= most) continue;
    most = squared;
    furthest = index;
  }
  return furthest;
}

function side(a: Point, b: Point, c: Point): boolean {
  return (c.lat - a.lat) * (b.lng - a.lng) > (b.lat - a.lat) * (c.lng - a.lng);
}
