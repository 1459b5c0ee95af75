import type { Turn } from "../../../contract/places/place.ts";
import type { MapPoint } from "../map-point.ts";
import type { LinePoint } from "../map-route.ts";
import { between, metresBetween, nearestOnLine } from "./nearest-on-line.ts";

/** A drive and where it turns. */
export type LedWay = { readonly line: readonly LinePoint[]; readonly turns: readonly Turn[] };

/** The next turn of a drive. */
export type Ahead = {
  readonly turn: Turn | null;
  /** To the turn, else to the end. */
  readonly metres: number;
  readonly metresLeft: number;
};

/** A driver who is farther off drives another way. */
const OFF_WAY_M = 60;
/** At the junction itself the turn is still said. */
const PASSED_M = 10;

/** The next turn from where a car is, or null where it is not on the way. */
export function aheadOf({ line, turns }: LedWay, car: MapPoint): Ahead | null {
  const points = line.map(([lat, lng]) => ({ lat, lng }));
  const spot = nearestOnLine(points, car);
  if (spot === null || spot.metresOff > OFF_WAY_M) return null;
  let length = 0;
  const along = points.map((point, index) => {
    length += metresBetween(points[index - 1] ?? point, point);
    return length;
  });
  const before = along[spot.after] ?? 0;
  const here = before + spot.part * ((along[spot.after + 1] ?? before) - before);
  const turn = turns.find(({ at }) => (along[at] ?? 0) >= here - PASSED_M) ?? null;
  const metresLeft = length - here;
  const metres = turn === null ? metresLeft : Math.max(0, (along[turn.at] ?? 0) - here);
  return { turn, metres, metresLeft };
}

/** The next so many metres of a drive from where a car is; nothing where it is not on the way. */
export function stretchAhead({ line }: LedWay, car: MapPoint, metres: number): MapPoint[] {
  const points = line.map(([lat, lng]) => ({ lat, lng }));
  const spot = nearestOnLine(points, car);
  if (spot === null || spot.metresOff > OFF_WAY_M) return [];
  const stretch: MapPoint[] = [{ lat: spot.lat, lng: spot.lng }];
  let left = metres;
  let here = stretch[0] ?? car;
  for (const point of points.slice(spot.after + 1)) {
    const far = metresBetween(here, point);
    if (far >= left) return [...stretch, between(here, point, left / far)];
    stretch.push(point);
    left -= far;
    here = point;
  }
  return stretch;
}
