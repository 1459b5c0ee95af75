import type { Point } from "../../contract/places/place.ts";

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
  return Math.hypot((a.lat - b.lat) * KM_PER_DEGREE_LAT, (a.lng - b.lng) * KM_PER_DEGREE_LNG);
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
  return { share, km: Math.hypot(from.x + share * dx - p.x, from.y + share * dy - p.y) };
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
  const first = line[0];
  const last = line[line.length - 1];
  if (line.length < 3 || !first || !last) return [...line];
  const kept = new Set<number>([0, line.length - 1]);
  const open: Array<[number, number]> = [[0, line.length - 1]];
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [start, end] = stretch;
    const a = line[start];
    const b = line[end];
    if (!a || !b) continue;
    let furthest = { index: -1, km: toleranceKm };
    for (let index = start + 1; index < end; index++) {
      const point = line[index];
      const km = point ? alongStretch(point, a, b).km : 0;
      if (km > furthest.km) furthest = { index, km };
    }
    if (furthest.index < 0) continue;
    kept.add(furthest.index);
    open.push([start, furthest.index], [furthest.index, end]);
  }
  return line.filter((_, index) => kept.has(index));
}

function side(a: Point, b: Point, c: Point): boolean {
  return (c.lat - a.lat) * (b.lng - a.lng) > (b.lat - a.lat) * (c.lng - a.lng);
}
