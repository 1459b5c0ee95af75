import type { MapRoute } from "../map-route.ts";
import type { MapColours } from "../style/map-style.ts";
import type { GoogleGround, GoogleShape } from "./load-google-maps.ts";

/** Google's own round sign, by its number. */
const CIRCLE = 0;

/** The colour of a way that is drawn as a line. */
const SOLID = { whole: "route", driven: "driven", off: "stale" } as const;

/** The ways, each with its edge: whole, driven already in pale, still to come as dots. */
export function linesOn(
  { maps, view }: GoogleGround,
  routes: readonly MapRoute[],
  colours: MapColours,
): GoogleShape[] {
  return routes.flatMap(({ line, stage }) => {
    const path = line.map(([lat, lng]) => ({ lat, lng }));
    const shared = { map: view, path, clickable: false };
    const edge = { ...shared, strokeColor: colours.routeEdge, strokeWeight: 9 };
    return [new maps.Polyline(edge), new maps.Polyline({ ...shared, ...lookOf(stage, colours) })];
  });
}

function lookOf(stage: MapRoute["stage"], colours: MapColours): Record<string, unknown> {
  if (stage !== "to-come")
    return { strokeColor: colours[SOLID[stage ?? "whole"]], strokeWeight: 5, zIndex: 2 };
  const dot = { path: CIRCLE, scale: 2, fillColor: colours.pin, fillOpacity: 1, strokeWeight: 0 };
  return { strokeOpacity: 0, zIndex: 2, icons: [{ icon: dot, offset: "0", repeat: "8px" }] };
}
