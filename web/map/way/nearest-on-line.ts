import type { MapPoint } from "../map-point.ts";

/** A spot on a line: after which of its points it lies, how far towards the next one (0 to 1), and how far off the line one stands. */
export type OnLine = MapPoint & { readonly after: number; readonly part: number; readonly metresOff: number };

const METRES_PER_DEGREE = 111_195;

/** The spot of a line that a point is nearest to; none on a line without length. */
export function nearestOnLine(line: readonly MapPoint[], point: MapPoint): OnLine | null {
  let best: OnLine | null = null;
  for (const [after, start] of line.entries()) {
    const end = line[after + 1];
    if (!end) break;
    const along = metresFrom(start, end);
    const across = metresFrom(start, point);
    const square = along.x ** 2 + along.y ** 2;
    const part = square === 0 ? 0 : clamp((along.x * across.x + along.y * across.y) / square);
    const metresOff = Math.hypot(across.x - along.x * part, across.y - along.y * part);
    if (best === null || metresOff < best.metresOff) {
      best = { ...between(start, end, part), after, part, metresOff };
    }
  }
  return best;
}

export function metresBetween(from: MapPoint, to: MapPoint): number {
  const { x, y } = metresFrom(from, to);
  return Math.hypot(x, y);
}

/** The point that lies so far (0 to 1) on the straight way between two. */
export function between(from: MapPoint, to: MapPoint, part: number): MapPoint {
  return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
}

/** Degrees clockwise from north in which one goes from a point to another. */
export function bearingBetween(from: MapPoint, to: MapPoint): number {
  const { x, y } = metresFrom(from, to);
  return ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360;
}

/** East and north of a point, in metres; the island is small enough to be flat. */
function metresFrom(origin: MapPoint, { lat, lng }: MapPoint): { x: number; y: number } {
  const narrowing = Math.cos((origin.lat * Math.PI) / 180);
  return {
    x: (lng - origin.lng) * METRES_PER_DEGREE * narrowing,
    y: (lat - origin.lat) * METRES_PER_DEGREE,
  };
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
