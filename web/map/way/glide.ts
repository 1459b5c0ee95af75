import type { MapPoint } from "../map-point.ts";
import { bearingBetween, between, metresBetween, nearestOnLine, type OnLine } from "./nearest-on-line.ts";

/** Where a car stands and which way it looks; it looks nowhere until it has moved. */
export type CarPlace = MapPoint & { readonly bearing: number | null };

/** A positioning device errs by so much; who is nearer to a way is on it. */
const NEAR_WAY_M = 40;
/** A car that seems to move less stands still, and keeps looking where it looked. */
const STANDSTILL_M = 8;

/** The points a car passes between two positions: along the way that both lie on, else straight. */
export function pointsBetween(
  from: MapPoint,
  to: MapPoint,
  ways: readonly (readonly MapPoint[])[],
): readonly MapPoint[] {
  for (const way of ways) {
    const [start, end] = [onWay(way, from), onWay(way, to)];
    if (start && end) return [start, ...pointsAlong(way, start, end), end];
  }
  return [from, to];
}

/** A position on the way it is near to, else as it is: a car drives on the street, not beside it. */
export function onNearWay(point: MapPoint, ways: readonly (readonly MapPoint[])[]): MapPoint {
  for (const way of ways) {
    const spot = onWay(way, point);
    if (spot) return { lat: spot.lat, lng: spot.lng };
  }
  return point;
}

/** Points in a row, measured once: a car is placed on them sixty times a second. */
export type Track = { readonly steps: readonly Step[]; readonly metres: number };
type Step = {
  readonly start: MapPoint;
  readonly end: MapPoint;
  readonly metres: number;
  readonly bearing: number;
};

export function trackOf(points: readonly MapPoint[]): Track {
  const steps = points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    const metres = metresBetween(start, end);
    return metres === 0 ? [] : [{ start, end, metres, bearing: bearingBetween(start, end) }];
  });
  return { steps, metres: steps.reduce((sum, step) => sum + step.metres, 0) };
}

/** Where a car is after a part (0 to 1) of a track, looking along it. */
export function placeAlong({ steps, metres }: Track, part: number, before: CarPlace): CarPlace {
  let left = metres * part;
  for (const [index, step] of steps.entries()) {
    if (left > step.metres && index < steps.length - 1) {
      left -= step.metres;
      continue;
    }
    const bearing = metres < STANDSTILL_M ? before.bearing : turnedTo(before.bearing, step.bearing);
    return { ...between(step.start, step.end, Math.min(1, left / step.metres)), bearing };
  }
  return before;
}

/** A bearing as the number that is nearest to the last one, so that a car turns the short way round. */
export function turnedTo(last: number | null, bearing: number): number {
  if (last === null) return bearing;
  return last + ((((bearing - last + 180) % 360) + 360) % 360) - 180;
}

/** About the metres one may be off a way, in degrees. */
const NEAR_WAY_DEG = NEAR_WAY_M / 100_000;

type Bounds = { south: number; west: number; north: number; east: number };
const known = new WeakMap<readonly MapPoint[], Bounds>();

/** Most cars of a desk are nowhere near most ways. */
function isNearBounds(way: readonly MapPoint[], { lat, lng }: MapPoint): boolean {
  const bounds = known.get(way) ?? boundsOf(way);
  known.set(way, bounds);
  return (
    lat >= bounds.south - NEAR_WAY_DEG &&
    lat <= bounds.north + NEAR_WAY_DEG &&
    lng >= bounds.west - NEAR_WAY_DEG &&
    lng <= bounds.east + NEAR_WAY_DEG
  );
}

function boundsOf(way: readonly MapPoint[]): Bounds {
  const lats = way.map(({ lat }) => lat);
  const lngs = way.map(({ lng }) => lng);
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}

function onWay(way: readonly MapPoint[], point: MapPoint): OnLine | null {
  if (!isNearBounds(way, point)) return null;
  const spot = nearestOnLine(way, point);
  return spot && spot.metresOff <= NEAR_WAY_M ? spot : null;
}

function pointsAlong(way: readonly MapPoint[], start: OnLine, end: OnLine): readonly MapPoint[] {
  if (start.after <= end.after) return way.slice(start.after + 1, end.after + 1);
  return way.slice(end.after + 1, start.after + 1).toReversed();
}
