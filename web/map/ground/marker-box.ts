import type { MapMarker } from "../map-marker.ts";
import { around, type Box, touches } from "./box.ts";
import { measureText } from "./measure-text.ts";

export type At = (point: { lat: number; lng: number }) => { x: number; y: number };

export const MARKER_REACH = 14;
/** As `.mapCaption`: below the car, with room at both sides. */
const CAPTION = { letters: { size: 13, weight: 640 }, below: 20, height: 18.2, beside: 5 };
/** A flag stands over its place. */
export const FLAG = { aside: 36, over: 60 };

/** The area that a marker covers, with all that is written on it; a car's name may stand over it. */
export function markerBox(marker: MapMarker, at: At, isNamedAbove = false): Box {
  const { x, y } = at(marker);
  const box = around({ x, y }, MARKER_REACH);
  if (marker.kind === "waiting")
    return { ...box, left: x - FLAG.aside, right: x + FLAG.aside, top: y - FLAG.over };
  if (marker.kind !== "car" || marker.name === undefined) return box;
  const aside = measureText(marker.name, CAPTION.letters).width / 2 + CAPTION.beside;
  const reach = CAPTION.below + CAPTION.height;
  const upright = isNamedAbove ? { top: y - reach } : { bottom: y + reach };
  return { ...box, left: x - aside, right: x + aside, ...upright };
}

/** Whether the one car of a ride has its name over it: below it would hide another marker. */
export function isNamedAbove(car: MapMarker, markers: readonly MapMarker[], at: At): boolean {
  if (car.kind !== "car" || car.name === undefined || !isOneCar(markers)) return false;
  const box = markerBox(car, at);
  const isBelow = (other: MapMarker) => at(other).y > at(car).y;
  return markers.some((other) => other !== car && isBelow(other) && touches(box, markerBox(other, at)));
}

/** Whether a map shows a single car, as that of one ride does. */
export function isOneCar(markers: readonly MapMarker[]): boolean {
  const first = markers.find(({ kind }) => kind === "car");
  return first !== undefined && markers.every((other) => other === first || other.kind !== "car");
}
