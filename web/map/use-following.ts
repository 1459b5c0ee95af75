import type { Map as LeafletMap } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import type { MapMarker } from "./map-marker.ts";
import { MOVED_BY_HAND } from "./gestures.ts";

/** A marker that the map stays on. */
export type Followed = {
  readonly id: string;
  /** The reader has moved the map away: it is followed no longer. */
  readonly onEnd: () => void;
};

/** Close enough to see by which street a car goes. */
const CLOSE_ZOOM = 15;
/** As long as a car glides to a new position; see car-motion.ts. */
const GLIDE_S = 5;

/** Keeps the followed marker in the middle of the map until the reader moves the map. */
export function useFollowing(
  map: LeafletMap | null,
  markers: readonly MapMarker[],
  followed: Followed | null,
): void {
  const id = followed?.id ?? null;
  const target = markers.find((marker) => marker.id === id);
  const [lat, lng] = [target?.lat, target?.lng];
  const end = useEffectEvent(() => followed?.onEnd());
  /** The car that the map has come close to; from then on it goes along. */
  const close = useRef<string | null>(null);

  useEffect(() => {
    if (!map || id === null) close.current = null;
    else if (lat !== undefined && lng !== undefined) {
      if (close.current === id) goAlong(map, { lat, lng });
      else map.setView([lat, lng], Math.max(map.getZoom(), CLOSE_ZOOM), { animate: true });
      close.current = id;
    }
  }, [map, id, lat, lng]);

  useEffect(() => {
    if (!map || id === null) return;
    map.on(`dragstart ${MOVED_BY_HAND}`, end);
    return () => {
      map.off(`dragstart ${MOVED_BY_HAND}`, end);
    };
  }, [map, id]);
}

/** With the car's own speed where it is near, else at once. */
function goAlong(map: LeafletMap, point: { lat: number; lng: number }): void {
  const middle = map.getSize().divideBy(2);
  const offset = map.latLngToContainerPoint(point).subtract(middle);
  const isNear = Math.abs(offset.x) <= middle.x * 2 && Math.abs(offset.y) <= middle.y * 2;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (Math.hypot(offset.x, offset.y) < 2) return;
  if (isNear && !calm) map.panBy(offset, { animate: true, duration: GLIDE_S, easeLinearity: 1 });
  else map.setView(point, map.getZoom(), { animate: false });
}
