import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useMessages } from "../language/language-context.ts";
import { MARK } from "../ui/more-drawings.ts";
import { Illustration } from "../ui/illustration.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { MapMarker } from "./map-marker.ts";
import {
  type FlatPoint,
  type MapPoint,
  type MapView,
  type Size,
  flatten,
  fromScreen,
  toScreen,
  unflatten,
} from "./projection.ts";

type MarkersProps = { readonly markers: readonly MapMarker[]; readonly view: MapView; readonly size: Size };

/** The markers lie over the drawing as elements, so that they can be pressed, dragged and read out. */
export function MapMarkers({ markers, view, size }: MarkersProps) {
  // Their places are styles, which prerendered HTML may not carry.
  if (!useHydrated()) return null;
  return (
    <ul className="map-markers">
      {markers.map((marker) => {
        const at = toScreen(view, size, flatten(marker));
        return (
          <li key={marker.id} style={placeAt(at)}>
            {marker.onMove ? (
              <MovableMarker marker={marker} onMove={marker.onMove} view={view} size={size} />
            ) : (
              <FixedMarker marker={marker} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function FixedMarker({ marker }: { marker: MapMarker }) {
  const picture = <MarkerPicture marker={marker} />;
  if (!marker.onSelect) {
    return (
      <span className="map-marker" role="img" aria-label={marker.label}>
        {picture}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="map-marker"
      aria-label={marker.label}
      title={marker.label}
      onClick={marker.onSelect}
    >
      {picture}
    </button>
  );
}

type Movable = { marker: MapMarker; onMove: (to: MapPoint) => void; view: MapView; size: Size };
const KEY_STEP_M = 25;

/** A handle under the finger: it follows while it is dragged and speaks up once it is let go. */
function MovableMarker({ marker, onMove, view, size }: Movable) {
  const words = useMessages("map");
  const from = useRef<FlatPoint | null>(null);
  const [drag, setDrag] = useState<FlatPoint | null>(null);

  const moveBy = (by: FlatPoint) => {
    const at = toScreen(view, size, flatten(marker));
    onMove(unflatten(fromScreen(view, size, { x: at.x + by.x, y: at.y + by.y })));
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
    moveBy({ x: step.x * KEY_STEP_M * view.scale, y: step.y * KEY_STEP_M * view.scale });
  };
  return (
    <button
      type="button"
      className="map-marker map-marker-movable"
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

const ARROWS: Readonly<Record<string, FlatPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function MarkerPicture({ marker }: { marker: MapMarker }) {
  if (marker.kind !== "car") return <span className={`map-sign map-sign-${marker.kind}`} />;
  return (
    <span className={`map-sign map-sign-car map-sign-${marker.tone ?? "live"}`}>
      <Illustration drawing={MARK} />
    </span>
  );
}

function placeAt({ x, y }: FlatPoint): CSSProperties {
  return { transform: `translate(${x}px, ${y}px)` };
}
