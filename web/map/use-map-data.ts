import type { DrawnRoad, MapDrawing } from "../../contract/places/map-drawing.ts";
import { getMap, getMapStreets } from "../../contract/places/places.endpoints.ts";
import { WIDEST_STREET_BOX } from "../../contract/places/street-box.ts";
import { question, useAnswer, useLastKnown } from "../api/answers.ts";
import { type MapView, type Size, fromScreen, unflatten } from "./projection.ts";

/** The drawing of the island; it changes only when the company imports a new map. */
export function useMapDrawing(): MapDrawing | null {
  return useAnswer(question(getMap, {}, Infinity)).data ?? null;
}

const NO_STREETS: readonly DrawnRoad[] = [];

/** The streets in sight once the map is close enough to draw them, where the company has imported real ones. */
export function useStreets(drawing: MapDrawing | null, view: MapView, size: Size): readonly DrawnRoad[] {
  const box = boxInSight(view, size);
  const close = drawing?.detail === "roads" && box !== null;
  const streets = useAnswer(close ? question(getMapStreets, { query: box }, Infinity) : null);
  const last = useLastKnown(streets.data);
  return close ? (last?.streets ?? NO_STREETS) : NO_STREETS;
}

/** A box is widened to this grid, so that a small move asks for nothing new. */
const GRID_DEGREES = 0.01;

function boxInSight(view: MapView, size: Size) {
  const northWest = unflatten(fromScreen(view, size, { x: 0, y: 0 }));
  const southEast = unflatten(fromScreen(view, size, { x: size.width, y: size.height }));
  const box = {
    south: onGrid(southEast.lat, Math.floor),
    west: onGrid(northWest.lng, Math.floor),
    north: onGrid(northWest.lat, Math.ceil),
    east: onGrid(southEast.lng, Math.ceil),
  };
  const fits = box.north - box.south <= WIDEST_STREET_BOX && box.east - box.west <= WIDEST_STREET_BOX;
  return fits ? box : null;
}

function onGrid(degrees: number, round: (value: number) => number): number {
  return Number((round(degrees / GRID_DEGREES) * GRID_DEGREES).toFixed(2));
}
