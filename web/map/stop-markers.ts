import type { Stop } from "../../contract/fares/stops.ts";
import type { MapMarker } from "./map-marker.ts";

/** A dot for each stop on the way that has a point. */
export function stopMarkers(stops: readonly Stop[] | undefined): MapMarker[] {
  return (stops ?? []).flatMap(({ location, lat, lng }, index) =>
    lat === null || lng === null
      ? []
      : [{ id: `stop-${index}`, kind: "stop" as const, lat, lng, name: location, label: location }],
  );
}
