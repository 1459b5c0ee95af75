import type { MapPoint } from "../map-point.ts";
import type { MapRoute } from "../map-route.ts";

/** The ways on a map as they were before they were split: what is left goes on where what is driven ends. */
export function wholeWays(routes: readonly MapRoute[]): readonly (readonly MapPoint[])[] {
  const ways: MapPoint[][] = [];
  for (const [index, { line, stage }] of routes.entries()) {
    const points = line.map(([lat, lng]) => ({ lat, lng }));
    const before = ways.at(-1);
    if (before && stage === undefined && routes[index - 1]?.stage === "driven")
      before.push(...points.slice(1));
    else ways.push(points);
  }
  return ways;
}
