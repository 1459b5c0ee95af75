import { LatLngBounds } from "leaflet";
import { expect, it } from "vitest";
import { boundsOf, NEIGHBOURHOOD, paddingFor, stillFits } from "./use-leaflet-map.ts";

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

it("shows the whole island where what matters reaches over most of it, and a part where it does not", () => {
  const [hato, janThiel] = [
    { lat: 12.1846, lng: -68.9568 },
    { lat: 12.0735, lng: -68.8795 },
  ];
  const east = -68.74;
  expect(boundsOf([hato, janThiel]).getEast()).toBeLessThan(east);
  expect(boundsOf([{ lat: 12.35, lng: -69.15 }, janThiel]).getEast()).toBeGreaterThan(east);
});

it("leaves room over the points for the flags that stand there, less in a small frame", () => {
  const above = (y: number, px: number) =>
    paddingFor({ x: 900, y }, { ...NEIGHBOURHOOD, above: px }).paddingTopLeft[1];
  expect([above(600, 60), above(600, 0), above(160, 60)]).toEqual([60, 44, 40]);
});
