import { memo, useMemo, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import { useMessages } from "../language/language-context.ts";
import type { LinePoint, MapDrawing } from "./map-drawing.ts";
import { MapMarkers } from "./map-markers.tsx";
import type { MapMarker } from "./map-marker.ts";
import { placeLabels } from "./place-labels.ts";
import { type MapPoint, type MapView, type Size, flatten, toScreen } from "./projection.ts";
import { type MapViewControl, useMapView } from "./use-map-view.ts";
import "./map.css";

export type MapRoute = {
  readonly line: readonly LinePoint[];
  /** Still to be driven: drawn as dots. */
  readonly toCome?: boolean;
};

export type IslandMapProps = {
  /** What the picture shows, in a sentence, for who cannot see it. */
  readonly label: string;
  readonly drawing: MapDrawing | null;
  readonly markers?: readonly MapMarker[];
  readonly routes?: readonly MapRoute[];
  /** Points the map should hold in sight; the markers and routes where it is left out. */
  readonly focus?: readonly MapPoint[];
};

const NO_MARKERS: readonly MapMarker[] = [];
const NO_ROUTES: readonly MapRoute[] = [];

/** The island with the roads, the way and who is on it. Drawn by us: no key, no other host, works without a network. */
export function IslandMap({
  label,
  drawing,
  markers = NO_MARKERS,
  routes = NO_ROUTES,
  focus,
}: IslandMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const inSight = useMemo(() => focus ?? pointsOf(markers, routes), [focus, markers, routes]);
  const control = useMapView(frame, inSight);
  const { view, size } = control;
  return (
    <div ref={frame} className="island-map" role="application" aria-label={label} tabIndex={0}>
      <svg className="map" width={size.width} height={size.height} aria-hidden="true" focusable="false">
        <g transform={transformOf(view, size)}>
          {drawing && <Ground drawing={drawing} detailed={view.scale > MINOR_ROADS_FROM_SCALE} />}
          {routes.map((route, index) => (
            <RouteLine key={index} route={route} />
          ))}
        </g>
        {drawing && <Names drawing={drawing} markers={markers} view={view} size={size} />}
      </svg>
      <MapMarkers markers={markers} view={view} size={size} />
      <MapControls control={control} />
      {drawing && <p className="map-credit">{drawing.credit}</p>}
    </div>
  );
}

/** Side streets come in when the map is about ten kilometres wide. */
const MINOR_ROADS_FROM_SCALE = 0.035;

/** Land, shallows and roads: heavy paths that never change while the map moves. */
const Ground = memo(function Ground({ drawing, detailed }: { drawing: MapDrawing; detailed: boolean }) {
  const paths = useMemo(() => {
    const roads = (kind: "main" | "minor") =>
      drawing.roads
        .filter((road) => road.kind === kind)
        .map((road) => pathOf(road.line))
        .join("");
    return {
      land: drawing.land.map((ring) => `${pathOf(ring)}Z`).join(""),
      main: roads("main"),
      minor: roads("minor"),
    };
  }, [drawing]);
  return (
    <>
      <path className="map-shallow map-shallow-far" d={paths.land} />
      <path className="map-shallow" d={paths.land} />
      <path className="map-land" d={paths.land} />
      {detailed && <path className="map-road map-road-minor" d={paths.minor} />}
      <path className="map-road" d={paths.main} />
    </>
  );
});

const RouteLine = memo(function RouteLine({ route }: { route: MapRoute }) {
  const line = useMemo(() => pathOf(route.line), [route.line]);
  return (
    <>
      <path className="map-route-edge" d={line} />
      <path className={route.toCome ? "map-route map-route-to-come" : "map-route"} d={line} />
    </>
  );
});

function Names({
  drawing,
  markers,
  view,
  size,
}: {
  drawing: MapDrawing;
  markers: readonly MapMarker[];
  view: MapView;
  size: Size;
}) {
  const labels = useMemo(() => {
    const at = (point: MapPoint) => toScreen(view, size, flatten(point));
    return placeLabels(
      [
        ...markers
          .filter((marker) => marker.name !== undefined)
          .map((marker) => ({
            id: `marker ${marker.id}`,
            text: marker.name ?? "",
            at: at(marker),
            rank: -1,
            gap: 16,
          })),
        ...drawing.labels.map((label) => ({
          id: label.name,
          text: label.name,
          at: at(label),
          rank: label.rank,
          gap: 4,
        })),
      ],
      size,
    );
  }, [drawing, markers, view, size]);
  return labels.map((label) => (
    <text key={label.id} className="map-name" x={label.x} y={label.y} textAnchor={label.anchor}>
      {label.text}
    </text>
  ));
}

function MapControls({ control }: { control: MapViewControl }) {
  const words = useMessages("map");
  return (
    <div className="map-controls">
      <button type="button" className="icon-btn" aria-label={words.zoomIn} onClick={() => control.zoom(1.6)}>
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={words.zoomOut}
        onClick={() => control.zoom(1 / 1.6)}
      >
        <Icon name="minus" />
      </button>
      {control.moved && (
        <button type="button" className="icon-btn" aria-label={words.showAll} onClick={control.showAll}>
          <Icon name="locate" />
        </button>
      )}
    </div>
  );
}

function transformOf(view: MapView, size: Size): string {
  const x = size.width / 2 - view.middle.x * view.scale;
  const y = size.height / 2 - view.middle.y * view.scale;
  return `translate(${x} ${y}) scale(${view.scale})`;
}

function pathOf(line: readonly LinePoint[]): string {
  return line
    .map(([lat, lng], index) => {
      const { x, y } = flatten({ lat, lng });
      return `${index === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`;
    })
    .join("");
}

function pointsOf(markers: readonly MapMarker[], routes: readonly MapRoute[]): MapPoint[] {
  return [...markers, ...routes.flatMap((route) => route.line.map(([lat, lng]) => ({ lat, lng })))];
}
