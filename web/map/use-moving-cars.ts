import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
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
};

/** Places the elements of the cars in a list and lets them glide to new positions, all in one loop, past React. */
export function useMovingCars(
  list: RefObject<HTMLElement | null>,
  { map, frame, markers, routes }: CarsOnMap,
) {
  const motions = useRef(new Map<string, CarMotion>());
  const ways = useMemo(() => wholeWays(routes), [routes]);

  useLayoutEffect(() => {
    motions.current = movedTo(markers, ways, motions.current);
    let next = 0;
    const draw = () => {
      next = 0;
      const now = performance.now();
      let isMoving = false;
      for (const element of list.current?.querySelectorAll<HTMLElement>("[data-car]") ?? []) {
        const motion = motions.current.get(element.dataset["car"] ?? "");
        if (!motion) continue;
        showCar(element, motion, { map, frame, now });
        isMoving ||= motion.isMoving(now);
      }
      if (isMoving && !document.hidden) next = requestAnimationFrame(draw);
    };
    const onVisibility = () => {
      cancelAnimationFrame(next);
      if (!document.hidden) draw();
    };
    draw();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      cancelAnimationFrame(next);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [list, map, frame, markers, ways]);
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

function showCar(element: HTMLElement, motion: CarMotion, { map, frame, now }: Moment): void {
  const place = motion.placeAt(now);
  const { x, y } = map.project(place, frame.zoom);
  const [left, top] = [x - frame.origin.x, y - frame.origin.y].map((pixels) => pixels.toFixed(1));
  element.style.transform = `translate(${left}px, ${top}px)`;
  element.toggleAttribute("data-turned", place.bearing !== null);
  if (place.bearing !== null) element.style.setProperty("--car-bearing", `${place.bearing.toFixed(1)}deg`);
}
