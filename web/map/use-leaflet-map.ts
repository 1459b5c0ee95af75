import { type Map as LeafletMap, LatLngBounds, map as createMap } from "leaflet";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { ISLAND_BOUNDS } from "../../domain/places/island-bounds.ts";
import type { MapMarker } from "./map-marker.ts";
import type { MapPoint } from "./map-point.ts";
import { listenToGestures, MOVED_BY_HAND } from "./gestures.ts";
import { zoomInAbout } from "./zoom-about.ts";

/** How far the buttons at the upper right reach, with the one that comes once the map was moved. */
export const CONTROLS_REACH = { beside: 58, below: 140 } as const;

/** Room between what matters and the edge; beside it also for half the name of a car. Around the island there is sea already. */
export const NEIGHBOURHOOD = { beside: 70, below: 44 } as const;
const SEA = { beside: 12, below: 12 } as const;
/** One point alone is shown with its neighbourhood. */
const SMALLEST_EXTENT_M = 1_600;
/** A line that reaches over so much of the island is shown with all of it. */
const ISLAND_SHARE = 0.55;
const CLOSEST_ZOOM = 18;
/** A point so near to an edge is cut by it. */
const EDGE_SHARE = 0.02;
/** A map that shows what matters on less than this of its width and height is fitted anew. */
const LEAST_SHARE = 0.6;
/** A frame with a shorter side is not shown. */
const LEAST_SIDE_P = 24;
const ISLAND = new LatLngBounds(
  [ISLAND_BOUNDS.south, ISLAND_BOUNDS.west],
  [ISLAND_BOUNDS.north, ISLAND_BOUNDS.east],
);

export type LeafletControl = {
  readonly map: LeafletMap | null;
  /** True once a person has moved the map; then it stays where it was put. */
  readonly moved: boolean;
  /** Comes closer to what matters of these markers. */
  zoomIn(markers: readonly MapMarker[]): void;
  /** Goes back to what shows everything that matters. */
  showAll(): void;
};

/** A Leaflet map in `ground`, fitted to `focus` until a person moves it with pointer, wheel or keys within `frame`; markers stand `above` pixels over their points. */
export function useLeafletMap(
  frame: RefObject<HTMLElement | null>,
  ground: RefObject<HTMLElement | null>,
  focus: readonly MapPoint[],
  above = 0,
): LeafletControl {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [moved, setMoved] = useState(false);
  const latest = useRef({ focus, moved, above });
  const isFitting = useRef(false);
  const fitted = useRef<Fitted | null>(null);
  /** A person has put it where it is, and not only come closer. */
  const isAimed = useRef(false);

  const fit = useCallback((target: LeafletMap, animate: boolean) => {
    isFitting.current = true;
    target.invalidateSize({ animate: false });
    // A small frame holds the island only further out. Leaflet's own setter would move the map, and later.
    target.options.minZoom = 0;
    target.options.minZoom = target.getBoundsZoom(ISLAND) - 0.25;
    const bounds = boundsOf(latest.current.focus);
    const room = { ...(bounds === ISLAND ? SEA : NEIGHBOURHOOD), above: latest.current.above };
    target.fitBounds(bounds, { ...paddingFor(target.getSize(), room), maxZoom: 16, animate });
    fitted.current = { bounds, inSight: target.getBounds().pad(-EDGE_SHARE) };
    isFitting.current = false;
    isAimed.current = false;
  }, []);

  useEffect(() => {
    if (!frame.current || !ground.current) return;
    const created = newMap(ground.current);
    created.setView(ISLAND.getCenter(), 10, { animate: false });
    fit(created, false);
    created.on("movestart", () => {
      if (!isFitting.current) setMoved(true);
    });
    created.on(`dragstart ${MOVED_BY_HAND}`, () => {
      isAimed.current = true;
    });
    const stopListening = listenToGestures(created, frame.current);
    const sizes = new ResizeObserver(([entry]) => {
      // Folded away, as while a receipt is printed, it has nothing to be fitted to.
      if (entry !== undefined && Math.min(entry.contentRect.width, entry.contentRect.height) < LEAST_SIDE_P)
        return;
      if (latest.current.moved) created.invalidateSize({ animate: false });
      else fit(created, false);
    });
    sizes.observe(ground.current);
    created.whenReady(() => setMap(created));
    return () => {
      stopListening();
      sizes.disconnect();
      setMap(null);
      created.remove();
    };
  }, [frame, ground, fit]);

  useEffect(() => {
    latest.current = { focus, moved, above };
    if (!map || moved) return;
    const now = boundsOf(focus);
    if (!stillFits(fitted.current, now) || (now !== ISLAND && isUnderButtons(map, focus))) fit(map, false);
  }, [map, focus, moved, above, fit]);

  const showAll = () => {
    fitted.current = null;
    setMoved(false);
    map?.fire(MOVED_BY_HAND);
  };
  const zoomIn = (markers: readonly MapMarker[]) => {
    if (map) zoomInAbout(map, markers, isAimed.current);
  };
  return { map, moved, zoomIn, showAll };
}

/** The points that a map was fitted to, and the part it has shown since. */
type Fitted = { readonly bounds: LatLngBounds; readonly inSight: LatLngBounds };

/** The map still shows everything, and not from much farther away than it takes. */
export function stillFits(fitted: Fitted | null, now: LatLngBounds): boolean {
  if (!fitted?.inSight.contains(now)) return false;
  const share = (side: (bounds: LatLngBounds) => number) => side(now) / side(fitted.bounds);
  const across = share((bounds) => bounds.getEast() - bounds.getWest());
  const down = share((bounds) => bounds.getNorth() - bounds.getSouth());
  return Math.max(across, down) >= LEAST_SHARE;
}

/** Some of what matters lies under the map's own buttons, where a fitted map of usual width keeps room. */
export function isUnderButtons(map: LeafletMap, points: readonly MapPoint[]): boolean {
  const { x: width } = map.getSize();
  const beside = Math.min(CONTROLS_REACH.beside, width / 5 - 1);
  return points.some((point) => {
    const { x, y } = map.latLngToContainerPoint(point);
    return x > width - beside && y < CONTROLS_REACH.below;
  });
}

function newMap(ground: HTMLElement): LeafletMap {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return createMap(ground, {
    attributionControl: false,
    zoomControl: false,
    boxZoom: false,
    // Keys are heard on the frame, which has the name of the map.
    keyboard: false,
    // The size is watched by an observer.
    trackResize: false,
    zoomSnap: 0,
    zoomDelta: 0.75,
    wheelPxPerZoomLevel: 110,
    maxZoom: CLOSEST_ZOOM,
    maxBounds: ISLAND.pad(0.6),
    maxBoundsViscosity: 0.8,
    zoomAnimation: !calm,
    fadeAnimation: false,
    inertia: !calm,
  });
}

/** The part that a map shows for its points: their neighbourhood, or the whole island. */
export function boundsOf(points: readonly MapPoint[]): LatLngBounds {
  const [first, ...others] = points;
  if (!first) return ISLAND;
  const bounds = new LatLngBounds([first, first]);
  for (const point of others) bounds.extend(point);
  const spread = bounds.getNorthWest().distanceTo(bounds.getSouthEast());
  if (spread >= acrossIsland() * ISLAND_SHARE) return ISLAND;
  return spread >= SMALLEST_EXTENT_M ? bounds : bounds.getCenter().toBounds(SMALLEST_EXTENT_M);
}

function acrossIsland(): number {
  return ISLAND.getNorthWest().distanceTo(ISLAND.getSouthEast());
}

type Room = { readonly beside: number; readonly below: number; readonly above: number };
type Padding = { readonly paddingTopLeft: [number, number]; readonly paddingBottomRight: [number, number] };

/** A very small frame keeps more of itself for the map; `above` is how far markers stand over their points. */
export function paddingFor({ x, y }: { x: number; y: number }, room: Room): Padding {
  const beside = Math.min(room.beside, x / 5);
  const below = Math.min(room.below, y / 5);
  const above = Math.max(below, Math.min(room.above, y / 4));
  return { paddingTopLeft: [beside, above], paddingBottomRight: [beside, below] };
}
