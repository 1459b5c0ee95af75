import type { MapPoint } from "../map-point.ts";
import type { LinePoint, MapRoute } from "../map-route.ts";
import { nearestOnLine } from "./nearest-on-line.ts";

/** A car farther off has left the way, and where it would be on it says nothing. */
const FARTHEST_OFF_M = 500;

/** The way of a ride under way in two: what is driven and what is still to come, parted where the car is. */
export function splitWay(line: readonly LinePoint[], car: MapPoint): readonly MapRoute[] {
  const spot = nearestOnLine(
    line.map(([lat, lng]) => ({ lat, lng })),
    car,
  );
  if (spot === null || spot.metresOff > FARTHEST_OFF_M) return [{ line }];
  const here: LinePoint = [spot.lat, spot.lng];
  return [
    { line: [...line.slice(0, spot.after + 1), here], stage: "driven" },
    { line: [here, ...line.slice(spot.after + 1)] },
  ];
}
