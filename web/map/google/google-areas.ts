import type { MapArea } from "../map-area.ts";
import type { GoogleGround, GoogleShape } from "./load-google-maps.ts";

/** The areas on Google's map. */
export function areasOn(
  { maps: { Circle, Polygon }, view }: GoogleGround,
  areas: readonly MapArea[],
  colour: string,
): GoogleShape[] {
  const look = {
    map: view,
    strokeColor: colour,
    strokeWeight: 1,
    fillColor: colour,
    fillOpacity: 0.1,
    clickable: false,
  };
  return areas.flatMap(({ circles, outline = [] }): GoogleShape[] => [
    ...(Circle
      ? circles.map(({ lat, lng, radiusM: radius }) => new Circle({ ...look, center: { lat, lng }, radius }))
      : []),
    ...(Polygon && outline.length > 0 ? [new Polygon({ ...look, paths: outline })] : []),
  ]);
}
