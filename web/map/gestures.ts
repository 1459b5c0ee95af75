import type { Map as LeafletMap } from "leaflet";

const KEY_STEP_PX = 60;
const KEY_ZOOM = 0.6;
/** Told by the map when a person has moved it by other means than dragging. */
export const MOVED_BY_HAND = "movedbyhand";

/**
 * A mouse or a pen drags; two fingers drag and pinch, one finger scrolls the page; the wheel zooms with Ctrl or once the
 * map has focus; arrows, plus and minus work from the keyboard. The rest is Leaflet's.
 */
export function listenToGestures(map: LeafletMap, frame: HTMLElement): () => void {
  const stop = new AbortController();
  const first = { signal: stop.signal, capture: true };

  // Heard before Leaflet hears the same touch.
  frame.addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      if (pointerType === "touch") map.dragging.disable();
      else map.dragging.enable();
    },
    first,
  );
  frame.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !frame.contains(document.activeElement)) event.stopImmediatePropagation();
    },
    { ...first, passive: true },
  );
  frame.addEventListener(
    "keydown",
    (event) => {
      const act = event.target === frame ? KEYS[event.key] : undefined;
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act(map);
      if (event.key.startsWith("Arrow")) map.fire(MOVED_BY_HAND);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

const KEYS: Readonly<Record<string, (map: LeafletMap) => void>> = {
  ArrowLeft: (map) => map.panBy([-KEY_STEP_PX, 0]),
  ArrowRight: (map) => map.panBy([KEY_STEP_PX, 0]),
  ArrowUp: (map) => map.panBy([0, -KEY_STEP_PX]),
  ArrowDown: (map) => map.panBy([0, KEY_STEP_PX]),
  "+": (map) => map.zoomIn(KEY_ZOOM),
  "=": (map) => map.zoomIn(KEY_ZOOM),
  "-": (map) => map.zoomOut(KEY_ZOOM),
};
