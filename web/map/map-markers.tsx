import type { Map as LeafletMap } from "leaflet";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useStrings } from "../language/language-context.ts";
import { MARK } from "./mark.ts";
import { classNames } from "../ui/class-names.ts";
import { Illustration } from "../ui/illustration.tsx";
import type { MapMarker } from "./map-marker.ts";
import type { MapPoint } from "./map-point.ts";
import type { MapRoute } from "./map-route.ts";
import { useMovingCars } from "./use-moving-cars.ts";
import { type MapFrame, useMapFrame } from "./use-map-frame.ts";
import styles from "./map-markers.module.css";

type MarkersProps = {
  readonly map: LeafletMap;
  readonly markers: readonly MapMarker[];
  readonly routes: readonly MapRoute[];
};
type Offset = { readonly x: number; readonly y: number };

/** The markers lie over the map as elements, so that they can be pressed, dragged and read out. */
export function MapMarkers({ map, markers, routes }: MarkersProps) {
  const list = useRef<HTMLUListElement>(null);
  const frame = useMapFrame(map);
  useMovingCars(list, { map, frame, markers, routes });
  useEffect(() => (list.current ? keepPressesFromMap(list.current) : undefined), []);
  return (
    <ul ref={list} className={styles.mapMarkers}>
      {markers.map((marker) => (
        <li
          key={marker.id}
          className="leaflet-zoom-animated"
          data-car={marker.kind === "car" ? marker.id : undefined}
          style={marker.kind === "car" ? undefined : placeAt(map, marker, frame)}
        >
          {marker.onMove ? (
            <MovableMarker marker={marker} onMove={marker.onMove} map={map} />
          ) : (
            <FixedMarker marker={marker} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whoever presses a marker does not drag the map below it. */
function keepPressesFromMap(list: HTMLElement): () => void {
  const stop = new AbortController();
  for (const kind of ["mousedown", "touchstart", "dblclick"]) {
    list.addEventListener(
      kind,
      (event) => {
        if (event.target instanceof Element && event.target.closest("button")) event.stopPropagation();
      },
      { signal: stop.signal, passive: true },
    );
  }
  return () => stop.abort();
}

function FixedMarker({ marker }: { marker: MapMarker }) {
  const picture = <MarkerPicture marker={marker} />;
  if (!marker.onSelect) {
    return (
      <span className={styles.mapMarker} role="img" aria-label={marker.label}>
        {picture}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.mapMarker}
      aria-label={marker.label}
      title={marker.label}
      onClick={marker.onSelect}
    >
      {picture}
    </button>
  );
}

type Movable = { marker: MapMarker; onMove: (to: MapPoint) => void; map: LeafletMap };
const KEY_STEP_M = 25;
const METRES_PER_DEGREE = 111_195;

/** A handle that follows while it is dragged and reports its place once it is dropped. */
function MovableMarker({ marker, onMove, map }: Movable) {
  const words = useStrings("map");
  const from = useRef<Offset | null>(null);
  const [drag, setDrag] = useState<Offset | null>(null);

  const moveBy = ({ x, y }: Offset) => {
    const { lat, lng } = map.layerPointToLatLng(map.latLngToLayerPoint(marker).add([x, y]));
    onMove({ lat, lng });
  };
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const follow = (event: PointerEvent) => {
    if (from.current) setDrag({ x: event.clientX - from.current.x, y: event.clientY - from.current.y });
  };
  const finish = () => {
    if (drag && Math.hypot(drag.x, drag.y) > 3) moveBy(drag);
    from.current = null;
    setDrag(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const degrees = KEY_STEP_M / METRES_PER_DEGREE;
    const across = degrees / Math.cos((marker.lat * Math.PI) / 180);
    onMove({ lat: marker.lat - step.y * degrees, lng: marker.lng + step.x * across });
  };
  return (
    <button
      type="button"
      className={`${styles.mapMarker} ${styles.mapMarkerMovable}`}
      aria-label={words.movable(marker.label)}
      title={words.movable(marker.label)}
      style={drag ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={() => {
        from.current = null;
        setDrag(null);
      }}
      onKeyDown={press}
    >
      <MarkerPicture marker={marker} />
    </button>
  );
}

const ARROWS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const KIND_CLASS: Readonly<Record<Exclude<MapMarker["kind"], "car">, string>> = {
  start: styles.mapSignStart,
  end: styles.mapSignEnd,
  me: styles.mapSignMe,
};

const CAR_CLASS: Readonly<Record<NonNullable<MapMarker["tone"]>, string | null>> = {
  live: null,
  busy: styles.mapSignBusy,
  off: styles.mapSignOff,
};

function MarkerPicture({ marker }: { marker: MapMarker }) {
  if (marker.kind !== "car") return <span className={classNames(styles.mapSign, KIND_CLASS[marker.kind])} />;
  return (
    <span className={classNames(`${styles.mapSign} ${styles.mapSignCar}`, CAR_CLASS[marker.tone ?? "live"])}>
      <Illustration drawing={MARK} />
    </span>
  );
}

function placeAt(map: LeafletMap, marker: MapMarker, { zoom, origin }: MapFrame): CSSProperties {
  const { x, y } = map.project(marker, zoom);
  return { transform: `translate(${Math.round(x - origin.x)}px, ${Math.round(y - origin.y)}px)` };
}
