import { useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { useStrings } from "../language/language-context.ts";
import { IconButton } from "../ui/button.tsx";
import { MapGround } from "./ground/map-ground.tsx";
import { MapMarkers } from "./map-markers.tsx";
import type { MapMarker } from "./map-marker.ts";
import type { MapPoint } from "./map-point.ts";
import type { MapRoute } from "./map-route.ts";
import { useMapColours } from "./style/use-map-colours.ts";
import { useRouteLines } from "./route-lines.ts";
import { type LeafletControl, useLeafletMap } from "./use-leaflet-map.ts";
import styles from "./island-map.module.css";

export type IslandMapProps = {
  /** What the picture shows, in a sentence, for who cannot see it. */
  readonly label: string;
  readonly markers?: readonly MapMarker[];
  readonly routes?: readonly MapRoute[];
  /** Points the map should keep visible; the markers and routes where it is left out. */
  readonly focus?: readonly MapPoint[];
};

const NO_MARKERS: readonly MapMarker[] = [];
const NO_ROUTES: readonly MapRoute[] = [];

/** The island with its streets, the route and the cars on it: Leaflet moves it, the ground is drawn by us from our tiles. */
export default function IslandMap({
  label,
  markers = NO_MARKERS,
  routes = NO_ROUTES,
  focus,
}: IslandMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const inSight = useMemo(() => focus ?? pointsOf(markers, routes), [focus, markers, routes]);
  const control = useLeafletMap(frame, space, inSight);
  const { map } = control;
  const colours = useMapColours(frame);
  useRouteLines(map, routes);
  const pane = map?.getPane("markerPane");
  return (
    <div ref={frame} className={styles.islandMap} role="application" aria-label={label} tabIndex={0}>
      <div ref={space} className={styles.mapSpace} />
      {map && <MapGround map={map} colours={colours} markers={markers} routes={routes} />}
      {map && pane && createPortal(<MapMarkers map={map} markers={markers} routes={routes} />, pane)}
      <MapControls control={control} />
    </div>
  );
}

function MapControls({ control }: { readonly control: LeafletControl }) {
  const words = useStrings("map");
  return (
    <div className={styles.mapControls}>
      <IconButton icon="plus" label={words.zoomIn} onClick={() => control.map?.zoomIn()} />
      <IconButton icon="minus" label={words.zoomOut} onClick={() => control.map?.zoomOut()} />
      {control.moved && <IconButton icon="locate" label={words.showAll} onClick={control.showAll} />}
    </div>
  );
}

function pointsOf(markers: readonly MapMarker[], routes: readonly MapRoute[]): MapPoint[] {
  return [...markers, ...routes.flatMap((route) => route.line.map(([lat, lng]) => ({ lat, lng })))];
}
