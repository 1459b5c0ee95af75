import { Bounds, type Map as LeafletMap, Point } from "leaflet";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import type { MapItem } from "./clusters/cluster-markers.ts";
import type { MapMarker } from "./map-marker.ts";
import type { MapRoute } from "./map-route.ts";
import type { MapFrame } from "./use-map-frame.ts";
import { CarMotion } from "./way/car-motion.ts";
import { wholeWays } from "./way/whole-ways.ts";

type CarsOnMap = {
  readonly map: LeafletMap;
  readonly frame: MapFrame;
  readonly markers: readonly MapMarker[];
  readonly routes: readonly MapRoute[];
  /** The markers that stand alone: a car in a cluster has no element. */
  readonly items: readonly MapItem[];
  /** How far aside a car of an opened cluster stands. */
  readonly offsets: ReadonlyMap<string, { x: number; y: number }>;
};

type Car = {
  readonly element: HTMLElement;
  readonly motion: CarMotion;
  readonly aside: { x: number; y: number };
  readonly told: Told;
};

/** The last position that the element of a car was told; telling it so again would cost a frame of a slow device. */
type Told = { transform: string; bearing: number | null };

/** Places the elements of the cars in a list and lets them glide to new positions, all in one loop, past React. */
export function useMovingCars(
  list: RefObject<HTMLElement | null>,
  { map, frame, markers, routes, items, offsets }: CarsOnMap,
) {
  const motions = useRef(new Map<string, CarMotion>());
  const told = useRef(new WeakMap<HTMLElement, Told>());
  const ways = useMemo(() => wholeWays(routes), [routes]);

  useLayoutEffect(() => {
    motions.current = movedTo(markers, ways, motions.current);
    const cars = carsIn(list.current, { motions: motions.current, told: told.current, items, offsets });
    let next = 0;
    const draw = (shown: readonly Car[]) => {
      const now = performance.now();
      // Each is drawn once more after it has come to rest.
      const moving = shown.filter(({ motion }) => motion.isMoving(now));
      const sight = sightOf(map);
      for (const car of shown) showCar(car, { map, frame, now, sight });
      next = moving.length > 0 && !document.hidden ? requestAnimationFrame(() => draw(moving)) : 0;
    };
    const onVisibility = () => {
      cancelAnimationFrame(next);
      if (!document.hidden) draw(cars);
    };
    draw(cars);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      cancelAnimationFrame(next);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [list, map, frame, markers, ways, items, offsets]);
}

const NOT_ASIDE = { x: 0, y: 0 };

type Known = Pick<CarsOnMap, "items" | "offsets"> & {
  readonly motions: ReadonlyMap<string, CarMotion>;
  readonly told: WeakMap<HTMLElement, Told>;
};

function carsIn(list: HTMLElement | null, { items, offsets, motions, told }: Known): Car[] {
  const elements = new Map(
    [...(list?.querySelectorAll<HTMLElement>("[data-car]") ?? [])].map((element) => [
      element.dataset["car"],
      element,
    ]),
  );
  return items.flatMap((item) => {
    if (!("marker" in item)) return [];
    const { id } = item.marker;
    const [element, motion] = [elements.get(id), motions.get(id)];
    if (!element || !motion) return [];
    const before = told.get(element) ?? { transform: "", bearing: null };
    told.set(element, before);
    return [{ element, motion, aside: offsets.get(id) ?? NOT_ASIDE, told: before }];
  });
}

/** The motions of the cars that are on the map now; those that were there before go on from where they are. */
function movedTo(
  markers: readonly MapMarker[],
  ways: ReturnType<typeof wholeWays>,
  before: ReadonlyMap<string, CarMotion>,
): Map<string, CarMotion> {
  const now = performance.now();
  const calm = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const cars = markers.filter(({ kind }) => kind === "car");
  return new Map(
    cars.map((car) => {
      const motion = before.get(car.id) ?? new CarMotion(car, ways, now);
      motion.moveTo(car, ways, { now, calm });
      return [car.id, motion];
    }),
  );
}

type Moment = {
  readonly map: LeafletMap;
  readonly frame: MapFrame;
  readonly now: number;
  readonly sight: Bounds;
};

/** A car turns so many degrees from one picture to the next. */
const TURN_DEG = 8;

function showCar({ element, motion, aside, told }: Car, { map, frame, now, sight }: Moment): void {
  const place = motion.placeAt(now);
  const { x, y } = map.project(place, frame.zoom);
  const isMoving = motion.isMoving(now);
  // Between two pixels the name of a car would be blurred for as long as it stands.
  const digits = isMoving ? 1 : 0;
  const at = new Point(x - frame.origin.x + aside.x, y - frame.origin.y + aside.y);
  // Close in most cars are elsewhere: the browser has nothing to draw of them. The one with the focus keeps it.
  const isAway = !sight.contains(at) && !element.contains(document.activeElement);
  if (isAway !== element.hidden) element.hidden = isAway;
  if (isAway) return;
  const [left, top] = [at.x.toFixed(digits), at.y.toFixed(digits)];
  // Seen from afar a car needs seconds for a tenth of a pixel, and it looks the same way for most of a street.
  const transform = `translate(${left}px, ${top}px)`;
  if (transform !== told.transform) element.style.transform = transform;
  const bearing = isMoving ? turnedSome(told.bearing, place.bearing) : rounded(place.bearing);
  if (bearing !== told.bearing) {
    element.toggleAttribute("data-turned", bearing !== null);
    element.style.setProperty("--car-bearing", bearing === null ? "" : `${bearing}deg`);
  }
  Object.assign(told, { transform, bearing });
}

/** The part in sight of a map, and as much around it as one drags in a moment. */
function sightOf(map: LeafletMap): Bounds {
  const size = map.getSize();
  const corner = map.containerPointToLayerPoint(size.divideBy(-2));
  return new Bounds(corner, corner.add(size.multiplyBy(2)));
}

/** A transition of the sheet would do it too, but for each car that turns the browser would lay all layers out anew. */
function turnedSome(from: number | null, to: number | null): number | null {
  if (from === null || to === null) return rounded(to);
  return Math.round(from + Math.min(TURN_DEG, Math.max(-TURN_DEG, to - from)));
}

function rounded(bearing: number | null): number | null {
  return bearing === null ? null : Math.round(bearing);
}
