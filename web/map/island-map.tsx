import type { LeafletMouseEvent, Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStrings } from "../language/language-context.ts";
import { IconButton } from "../ui/button.tsx";
import { latePart } from "../ui/late-part.tsx";
import { MapGround } from "./ground/map-ground.tsx";
import { FLAG } from "./ground/marker-box.ts";
import { MapMarkers } from "./map-markers.tsx";
import type { ClusterText } from "./clusters/use-clusters.ts";
import type { MapArea } from "./map-area.ts";
import type { MapMarker } from "./map-marker.ts";
import type { MapPoint } from "./map-point.ts";
import type { MapRoute } from "./map-route.ts";
import { useMapColours } from "./style/use-map-colours.ts";
import { useRouteLines } from "./route-lines.ts";
import { type Followed, useFollowing } from "./use-following.ts";
import { useSameList } from "./use-same-list.ts";
import { type LeafletControl, useLeafletMap } from "./use-leaflet-map.ts";
import styles from "./island-map.module.css";

export type IslandMapProps = {
  /** The picture in a sentence, for people who cannot see it. */
  readonly label: string;
  readonly markers?: readonly MapMarker[];
  readonly routes?: readonly MapRoute[];
  /** Points the map should keep visible; the markers and routes where it is left out. */
  readonly focus?: readonly MapPoint[];
  readonly areas?: readonly MapArea[];
  /** Cars, and passengers who wait, that lie on each other are one marker, called so. */
  readonly clusterText?: ClusterText;
  readonly follow?: Followed | null;
  /** A press on the map says where. */
  readonly onPoint?: (at: MapPoint) => void;
};

const NO_MARKERS: readonly MapMarker[] = [];
const NO_ROUTES: readonly MapRoute[] = [];
const NO_AREAS: readonly MapArea[] = [];
/** The map of a ride has no areas, and begins without what draws them. */
const AreaShapes = latePart(() => import("./area-shapes.tsx"));

/** The island with its streets, the route and the cars on it: Leaflet moves it, the ground is drawn by us from our tiles. */
export default function IslandMap({
  label,
  markers = NO_MARKERS,
  routes = NO_ROUTES,
  focus,
  areas = NO_AREAS,
  clusterText,
  follow = null,
  onPoint,
}: IslandMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const inSight = useMemo(() => focus ?? pointsOf(markers, routes), [focus, markers, routes]);
  const above = markers.some(({ kind }) => kind === "waiting") ? FLAG.over : 0;
  const control = useLeafletMap(frame, space, inSight, above);
  const { map } = control;
  const colours = useMapColours(frame);
  useRouteLines(map, routes);
  useFollowing(map, markers, follow);
  usePressedPoint(map, onPoint);
  const isFleet = markers.filter(({ kind }) => kind === "car").length > 1;
  // Names keep clear of the one car of a ride; of a fleet they would move with every position.
  const named = useSameList(
    markers.filter(({ kind }) => kind !== "car" || !isFleet),
    isDrawnTheSame,
  );
  const pane = map?.getPane("markerPane");
  const [hasLand, setHasLand] = useState(false);
  const onLand = useCallback(() => setHasLand(true), []);
  // Prices hanging over an empty sea say nothing.
  const shown = useMemo(
    () => (hasLand ? markers : markers.filter(({ kind }) => kind !== "price")),
    [hasLand, markers],
  );
  return (
    <div ref={frame} className={styles.islandMap} role="application" aria-label={label} tabIndex={0}>
      <div ref={space} className={styles.mapSpace} />
      {map && (
        <MapGround
          map={map}
          colours={colours}
          markers={named}
          routes={routes}
          areas={areas}
          onLand={onLand}
        />
      )}
      {map && areas.length > 0 && <AreaShapes map={map} areas={areas} />}
      {map &&
        pane &&
        createPortal(
          <MapMarkers
            map={map}
            markers={shown}
            routes={routes}
            clusterText={clusterText}
            followed={follow?.id ?? null}
          />,
          pane,
        )}
      {/* The followed car is in the middle. */}
      <MapControls control={control} markers={follow === null ? markers : NO_MARKERS} />
    </div>
  );
}

function usePressedPoint(map: LeafletMap | null, onPoint: ((at: MapPoint) => void) | undefined) {
  useEffect(() => {
    if (map === null || onPoint === undefined) return;
    const tell = ({ latlng: { lat, lng } }: LeafletMouseEvent) => onPoint({ lat, lng });
    map.on("click", tell);
    return () => {
      map.off("click", tell);
    };
  }, [map, onPoint]);
}

type ControlsProps = { readonly control: LeafletControl; readonly markers: readonly MapMarker[] };

function MapControls({ control, markers }: ControlsProps) {
  const words = useStrings("map");
  return (
    <div className={styles.mapControls}>
      <IconButton
        className={styles.control}
        icon="plus"
        label={words.zoomIn}
        onClick={() => control.zoomIn(markers)}
      />
      <IconButton
        className={styles.control}
        icon="minus"
        label={words.zoomOut}
        onClick={() => control.map?.zoomOut()}
      />
      {control.moved && (
        <IconButton
          className={styles.control}
          icon="locate"
          label={words.showAll}
          onClick={control.showAll}
        />
      )}
    </div>
  );
}

function isDrawnTheSame(one: MapMarker, other: MapMarker): boolean {
  return one.id === other.id && one.lat === other.lat && one.lng === other.lng && one.name === other.name;
}

function pointsOf(markers: readonly MapMarker[], routes: readonly MapRoute[]): MapPoint[] {
  return [...markers, ...routes.flatMap((route) => route.line.map(([lat, lng]) => ({ lat, lng })))];
}
