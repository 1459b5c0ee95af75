import type { MapMarker } from "../map-marker.ts";
import { around, type Box } from "./box.ts";
import { measureText } from "./measure-text.ts";

export type At = (point: { lat: number; lng: number }) => { x: number; y: number };

export const MARKER_REACH = 14;
/** As `.mapCaption`: below the car, with room at both sides. */
const CAPTION = { letters: { size: 13, weight: 640 }, below: 20, height: 18.2, beside: 5 };
/** A flag stands over its place. */
export const FLAG = { aside: 36, over: 60 };

/** What a marker covers, with all that is written on it. */
export function markerBox(marker: MapMarker, at: At): Box {
  const { x, y } = at(marker);
  const box = around({ x, y }, MARKER_REACH);
  if (marker.kind === "waiting")
    return { ...box, left: x - FLAG.aside, right: x + FLAG.aside, top: y - FLAG.over };
  if (marker.kind !== "car" || marker.name === undefined) return box;
  const aside = measureText(marker.name, CAPTION.letters).width / 2 + CAPTION.beside;
  return { ...box, left: x - aside, right: x + aside, bottom: y + CAPTION.below + CAPTION.height };
}
