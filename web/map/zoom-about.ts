import type { Map as LeafletMap } from "leaflet";
import type { MapMarker } from "./map-marker.ts";
import type { MapPoint } from "./map-point.ts";

/** Comes closer to what matters on the map as it is seen; where nothing does, or a person has put the map where it is, to its middle. */
export function zoomInAbout(map: LeafletMap, markers: readonly MapMarker[], isAimed: boolean): void {
  const about = isAimed ? null : heartOf(markers.filter((marker) => map.getBounds().contains(marker)));
  if (about === null) map.zoomIn();
  else map.setZoomAround(about, map.getZoom() + (map.options.zoomDelta ?? 1));
}

/** Where the chosen ride begins; without one, the car or passenger in the thick of the others. */
export function heartOf(markers: readonly MapMarker[]): MapPoint | null {
  const chosen = markers.find(({ kind }) => kind === "start");
  if (chosen !== undefined) return chosen;
  const who = markers.filter(({ kind }) => kind === "car" || kind === "waiting");
  const [lat, lng] = [median(who.map((each) => each.lat)), median(who.map((each) => each.lng))];
  const [first, ...others] = who;
  if (first === undefined) return null;
  const away = (point: MapPoint) => Math.hypot(point.lat - lat, point.lng - lng);
  return others.reduce((best, each) => (away(each) < away(best) ? each : best), first);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
