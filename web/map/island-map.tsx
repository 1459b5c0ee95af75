import { memo, useMemo, useRef } from "react";
import { decodeLine } from "../../contract/places/drawn-line.ts";
import type { DrawnRoad, MapDrawing } from "../../contract/places/map-drawing.ts";
import { useMessages } from "../language/language-context.ts";
import { IconButton } from "../ui/button.tsx";
import { MapMarkers } from "./map-markers.tsx";
import type { MapMarker } from "./map-marker.ts";
import { placeLabels } from "./place-labels.ts";
import { type MapPoint, type MapView, type Size, flatten, toScreen } from "./projection.ts";
import { useMapDrawing, useStreets } from "./use-map-data.ts";
import { type MapViewControl, useMapView } from "./use-map-view.ts";
import "./map.css";

/** A point of a line, as it travels. */
export type LinePoint = readonly [lat: number, lng: number];

export type MapRoute = {
  readonly line: readonly LinePoint[];
  /** Still to be driven: drawn as dots. */
  readonly toCome?: boolean;
};

export type IslandMapProps = {
  /** What the picture shows, in a sentence, for who cannot see it. */
  readonly label: string;
  readonly markers?: readonly MapMarker[];
  readonly routes?: readonly MapRoute[];
  /** Points the map should hold in sight; the markers and routes where it is left out. */
  readonly focus?: readonly MapPoint[];
};

const NO_MARKERS: readonly MapMarker[] = [];
const NO_ROUTES: readonly MapRoute[] = [];

/** The island with the roads, the way and who is on it. Drawn by us: no key, no other host, works without a network. */
export function IslandMap({ label, markers = NO_MARKERS, routes = NO_ROUTES, focus }: IslandMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useMapDrawing();
  const inSight = useMemo(() => focus ?? pointsOf(markers, routes), [focus, markers, routes]);
  const control = useMapView(frame, inSight);
  const { view, size } = control;
  const streets = useStreets(drawing, view, size);
  return (
    <div ref={frame} className="island-map" role="application" aria-label={label} tabIndex={0}>
      <svg className="map" width={size.width} height={size.height} aria-hidden="true" focusable="false">
        <g transform={transformOf(view, size)}>
          {drawing && (
            <Ground drawing={drawing} streets={streets} detailed={view.scale > MINOR_ROADS_FROM_SCALE} />
          )}
          {routes.map((route, index) => (
            <RouteLine key={index} route={route} />
          ))}
        </g>
        {drawing && <Names drawing={drawing} markers={markers} view={view} size={size} />}
      </svg>
      <MapMarkers markers={markers} view={view} size={size} />
      <MapControls control={control} />
      {drawing && <p className="map-credit">{drawing.credits.join("; ")}</p>}
    </div>
  );
}

/** The place book ranks the best known highest; on the map the smallest number is placed first. */
const HIGHEST_RANK = 9;

/** Side streets come in when the map is about ten kilometres wide. */
const MINOR_ROADS_FROM_SCALE = 0.035;

type GroundProps = { drawing: MapDrawing; streets: readonly DrawnRoad[]; detailed: boolean };

/** Land, shallows and roads: heavy paths that never change while the map moves. */
const Ground = memo(function Ground({ drawing, streets, detailed }: GroundProps) {
  const paths = useMemo(
    () => ({
      land: drawing.coast.map((line) => `${pathOf(decodeLine(line))}Z`).join(""),
      main: roadsOf(drawing.roads.filter((road) => road.size === 0)),
      minor: roadsOf(drawing.roads.filter((road) => road.size > 0)),
    }),
    [drawing],
  );
  const streetPath = useMemo(() => roadsOf(streets), [streets]);
  return (
    <>
      <path className="map-shallow map-shallow-far" d={paths.land} />
      <path className="map-shallow" d={paths.land} />
      <path className="map-land" d={paths.land} />
      {streetPath !== "" && <path className="map-road map-road-street" d={streetPath} />}
      {detailed && <path className="map-road map-road-minor" d={paths.minor} />}
      <path className="map-road" d={paths.main} />
    </>
  );
});

function roadsOf(roads: readonly DrawnRoad[]): string {
  return roads.map((road) => pathOf(decodeLine(road.line))).join("");
}

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
          rank: HIGHEST_RANK - label.rank,
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
      <IconButton icon="plus" label={words.zoomIn} onClick={() => control.zoom(1.6)} />
      <IconButton icon="minus" label={words.zoomOut} onClick={() => control.zoom(1 / 1.6)} />
      {control.moved && <IconButton icon="locate" label={words.showAll} onClick={control.showAll} />}
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
