import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type FlatPoint,
  type MapPoint,
  type MapView,
  type Size,
  panBy,
  viewOf,
  zoomAbout,
} from "./projection.ts";

const KEY_STEP_PX = 60;
const KEY_ZOOM = 1.5;
const WHEEL_ZOOM_PER_PX = 0.0022;

export type MapViewControl = {
  readonly size: Size;
  readonly view: MapView;
  zoom(factor: number): void;
  /** Goes back to the view that shows everything that matters. */
  showAll(): void;
  /** True once a person has moved the map; then it stays where it was put. */
  readonly moved: boolean;
};

/** What the map shows: fitted to `focus` until a person moves it with pointer, wheel or keys. */
export function useMapView(frame: RefObject<HTMLElement | null>, focus: readonly MapPoint[]): MapViewControl {
  const size = useSizeOf(frame);
  const [held, setHeld] = useState<MapView | null>(null);
  const view = held ?? viewOf(focus, size);
  const latest = useRef({ view, size });
  useLayoutEffect(() => {
    latest.current = { view, size };
  });

  const change = useCallback((next: (view: MapView, size: Size) => MapView) => {
    const moved = next(latest.current.view, latest.current.size);
    latest.current = { ...latest.current, view: moved };
    setHeld(moved);
  }, []);
  useGestures(frame, change);

  return {
    size,
    view,
    moved: held !== null,
    zoom: (factor) => change((now, box) => zoomAbout(now, box, middleOf(box), factor)),
    showAll: () => setHeld(null),
  };
}

type Change = (next: (view: MapView, size: Size) => MapView) => void;

/**
 * One mouse or pen drags, two fingers drag and pinch, one finger scrolls the page; the wheel zooms with Ctrl or once
 * the map has focus; arrows, plus and minus work from the keyboard.
 */
function useGestures(frame: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    const pointers = new Map<number, FlatPoint>();

    element.addEventListener(
      "pointerdown",
      (event) => {
        if (isControl(event.target)) return;
        pointers.set(event.pointerId, pointIn(element, event));
        if (event.pointerType !== "touch") element.setPointerCapture(event.pointerId);
      },
      listen,
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        const before = pointers.get(event.pointerId);
        if (!before) return;
        const now = pointIn(element, event);
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
        pointers.set(event.pointerId, now);
        if (other) change((view, size) => pinch({ view, size, other, before, now }));
        else if (event.pointerType !== "touch")
          change((view, size) => panBy(view, size, { x: now.x - before.x, y: now.y - before.y }));
      },
      listen,
    );
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
      element.addEventListener(end, (event) => pointers.delete(event.pointerId), listen);
    }
    element.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey && !element.contains(document.activeElement)) return;
        event.preventDefault();
        const factor = Math.exp(-event.deltaY * WHEEL_ZOOM_PER_PX);
        change((view, size) => zoomAbout(view, size, pointIn(element, event), factor));
      },
      { ...listen, passive: false },
    );
    element.addEventListener(
      "keydown",
      (event) => {
        const move = event.target === element ? KEYS[event.key] : undefined;
        if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        change(move);
      },
      listen,
    );
    return () => stop.abort();
  }, [frame, change]);
}

type KeyMove = (view: MapView, size: Size) => MapView;
const zoomBy =
  (factor: number): KeyMove =>
  (view, size) =>
    zoomAbout(view, size, middleOf(size), factor);

const KEYS: Readonly<Record<string, KeyMove>> = {
  ArrowLeft: (view, size) => panBy(view, size, { x: KEY_STEP_PX, y: 0 }),
  ArrowRight: (view, size) => panBy(view, size, { x: -KEY_STEP_PX, y: 0 }),
  ArrowUp: (view, size) => panBy(view, size, { x: 0, y: KEY_STEP_PX }),
  ArrowDown: (view, size) => panBy(view, size, { x: 0, y: -KEY_STEP_PX }),
  "+": zoomBy(KEY_ZOOM),
  "=": zoomBy(KEY_ZOOM),
  "-": zoomBy(1 / KEY_ZOOM),
};

type Pinch = { view: MapView; size: Size; other: FlatPoint; before: FlatPoint; now: FlatPoint };

/** Two fingers: their distance zooms about the point between them, and that point drags along. */
function pinch({ view, size, other, before, now }: Pinch): MapView {
  const spreadBefore = Math.hypot(before.x - other.x, before.y - other.y);
  const spreadNow = Math.hypot(now.x - other.x, now.y - other.y);
  const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const dragged = panBy(view, size, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
  return spreadBefore > 0 ? zoomAbout(dragged, size, between, spreadNow / spreadBefore) : dragged;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a") !== null;
}

function pointIn(element: HTMLElement, event: MouseEvent): FlatPoint {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function middleOf(size: Size): FlatPoint {
  return { x: size.width / 2, y: size.height / 2 };
}

const SIZE_BEFORE_LAYOUT: Size = { width: 360, height: 195 };

function useSizeOf(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(SIZE_BEFORE_LAYOUT);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
