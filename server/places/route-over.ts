import type { Point } from "../../domain/places/place-points.ts";
import { straightKm } from "./geometry.ts";
import type { Route, RoutesPort } from "./ports.ts";

/** Two points closer than this are one: there is no way between them to ask for. */
const NO_WAY_KM = 0.005;

/** The drive over several points in their order: kilometres, minutes and line of all its legs together. */
export async function routeOver(
  routes: RoutesPort,
  points: readonly Point[],
  at?: Date | undefined,
): Promise<Route> {
  const legs = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from && straightKm(from, to) >= NO_WAY_KM ? [{ from, to, at }] : [];
  });
  const [only] = legs;
  if (only && legs.length === 1) return routes.route(only);
  const driven = await Promise.all(legs.map((leg) => routes.route(leg)));
  return {
    distanceKm: driven.reduce((km, leg) => km + leg.distanceKm, 0),
    durationMin: driven.reduce((minutes, leg) => minutes + leg.durationMin, 0),
    geometry: driven.flatMap((leg) => leg.geometry),
    approximate: driven.some((leg) => leg.approximate),
  };
}
