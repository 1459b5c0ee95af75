import type { Map as LeafletMap } from "leaflet";
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
  /** What of the markers stands alone: a car in a cluster has no element. */
  readonly items: readonly MapItem[];
  /** How far aside a car of an opened cluster stands. */
  readonly offsets: ReadonlyMap<string, { x: number; y: number }>;
};

type Car = {
  readonly element: HTMLElement;
  readonly motion: CarMotion;
  readonly aside: { x: number; y: number };
};

/** Places the elements of the cars in a list and lets them glide to new positions, all in one loop, past React. */
export function useMovingCars(
  list: RefObject<HTMLElement | null>,
  { map, frame, markers, routes, items, offsets }: CarsOnMap,
) {
  const motions = useRef(new Map<string, CarMotion>());
  const ways = useMemo(() => wholeWays(routes), [routes]);

  useLayoutEffect(() => {
    motions.current = movedTo(markers, ways, motions.current);
    const cars = carsIn(list.current, motions.current, { items, offsets });
    let next = 0;
    const draw = (shown: readonly Car[]) => {
      const now = performance.now();
      // Each is drawn once more after it has come to rest.
      const moving = shown.filter(({ motion }) => motion.isMoving(now));
      for (const car of shown) showCar(car, { map, frame, now });
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

function carsIn(
  list: HTMLElement | null,
  motions: ReadonlyMap<string, CarMotion>,
  { items, offsets }: Pick<CarsOnMap, "items" | "offsets">,
): Car[] {
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
    return element && motion ? [{ element, motion, aside: offsets.get(id) ?? NOT_ASIDE }] : [];
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

type Moment = { readonly map: LeafletMap; readonly frame: MapFrame; readonly now: number };

function showCar({ element, motion, aside }: Car, { map, frame, now }: Moment): void {
  const place = motion.placeAt(now);
  const { x, y } = map.project(place, frame.zoom);
  // Between two pixels the name of a car would be blurred for as long as it stands.
  const digits = motion.isMoving(now) ? 1 : 0;
  const left = (x - frame.origin.x + aside.x).toFixed(digits);
  const top = (y - frame.origin.y + aside.y).toFixed(digits);
  element.style.transform = `translate(${left}px, ${top}px)`;
  turn(element, place.bearing);
}

/** A car looks the same way for most of a street; telling its element so again costs a frame of a slow device. */
function turn(element: HTMLElement, bearing: number | null): void {
  const told = bearing === null ? "" : `${bearing.toFixed(0)}deg`;
  if (element.style.getPropertyValue("--car-bearing") === told) return;
  element.toggleAttribute("data-turned", bearing !== null);
  element.style.setProperty("--car-bearing", told);
}
