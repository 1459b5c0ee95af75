import type { Map as LeafletMap } from "leaflet";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useStrings } from "../language/language-context.ts";
import type { MapMarker } from "./map-marker.ts";
import type { MapPoint } from "./map-point.ts";
import { MarkerPicture } from "./marker-picture.tsx";
import styles from "./map-markers.module.css";

type Offset = { readonly x: number; readonly y: number };
type Movable = { marker: MapMarker; onMove: (to: MapPoint) => void; map: LeafletMap };
const KEY_STEP_M = 25;
const METRES_PER_DEGREE = 111_195;

/** A handle that follows while it is dragged and reports its place once it is dropped. */
export function MovableMarker({ marker, onMove, map }: Movable) {
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
    marker.onSelect?.();
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
    if (marker.onRemove && REMOVING.includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      marker.onRemove();
      return;
    }
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const degrees = KEY_STEP_M / METRES_PER_DEGREE;
    const across = degrees / Math.cos((marker.lat * Math.PI) / 180);
    onMove({ lat: marker.lat - step.y * degrees, lng: marker.lng + step.x * across });
  };
  const label = marker.onRemove ? words.removable(marker.label) : words.movable(marker.label);
  return (
    <button
      type="button"
      className={`${styles.mapMarker} ${styles.mapMarkerMovable}`}
      aria-label={label}
      title={label}
      style={drag ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={() => {
        from.current = null;
        setDrag(null);
      }}
      onKeyDown={press}
      onFocus={marker.onSelect}
      // A press on a handle puts nothing on the map below it.
      onClick={(event) => event.stopPropagation()}
    >
      <MarkerPicture marker={marker} />
    </button>
  );
}

const REMOVING: readonly string[] = ["Delete", "Backspace"];
const ARROWS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
