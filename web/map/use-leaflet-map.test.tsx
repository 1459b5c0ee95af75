import { LatLngBounds } from "leaflet";
import { expect, it } from "vitest";
import { stillFits } from "./use-leaflet-map.ts";

const bounds = (south: number, west: number, north: number, east: number) =>
  new LatLngBounds([south, west], [north, east]);
const FITTED = { bounds: bounds(12.1, -69, 12.2, -68.9), inSight: bounds(12.09, -69.01, 12.21, -68.89) };

it("leaves the map as it is while cars move about in sight, also farther out than they were", () => {
  expect(stillFits(FITTED, bounds(12.11, -68.98, 12.19, -68.91))).toBe(true);
  expect(stillFits(FITTED, bounds(12.11, -68.98, 12.205, -68.91))).toBe(true);
});

it("fits the map anew once something has left it, or all of it has come close together", () => {
  expect(stillFits(FITTED, bounds(12.11, -68.98, 12.215, -68.91))).toBe(false);
  expect(stillFits(FITTED, bounds(12.14, -68.96, 12.16, -68.94))).toBe(false);
  expect(stillFits(null, FITTED.bounds)).toBe(false);
});
