import { LatLngBounds, map as createMap } from "leaflet";
import { expect, it } from "vitest";
import { boundsOf, isUnderButtons, NEIGHBOURHOOD, paddingFor, stillFits } from "./use-leaflet-map.ts";

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

it("sees that a way has come to lie under the map's buttons, and that nothing does where it was fitted", () => {
  const ground = document.createElement("div");
  Object.defineProperties(ground, { clientWidth: { value: 390 }, clientHeight: { value: 212 } });
  const map = createMap(ground, { zoomControl: false, zoomSnap: 0 });
  const [car, pickup] = [
    { lat: 12.12, lng: -68.95 },
    { lat: 12.14, lng: -68.94 },
  ];
  const detour = { lat: 12.14, lng: -68.9 };
  const fitTo = (points: (typeof car)[]) =>
    map.fitBounds(boundsOf(points), {
      ...paddingFor(map.getSize(), { ...NEIGHBOURHOOD, above: 0 }),
      animate: false,
    });
  fitTo([car, pickup]);
  map.setZoom(map.getZoom() - 1, { animate: false });
  expect(isUnderButtons(map, [car, pickup])).toBe(false);
  expect(isUnderButtons(map, [car, map.containerPointToLatLng([370, 60]), pickup])).toBe(true);
  fitTo([car, detour, pickup]);
  expect(isUnderButtons(map, [car, detour, pickup])).toBe(false);
  map.remove();
});
