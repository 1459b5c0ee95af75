import { expect, it } from "vitest";
import { areaPricesOf } from "./area-prices.ts";
import { squareAround } from "./area-shape.ts";
import { type DrawnArea, areaName } from "./drawn-area.ts";

const HOTEL_POINT = { lat: 12.1, lng: -68.9 };
const FAR = { lat: 12.3, lng: -69.1 };
const area = (id: number, halfSideM: number, facts: Partial<DrawnArea> = {}): DrawnArea => ({
  id,
  names: { en: `Area ${id}`, nl: `Gebied ${id}` },
  corners: squareAround(HOTEL_POINT, halfSideM),
  airportCents: null,
  pierCents: null,
  surchargeCents: 0,
  ...facts,
});
const at = (point: typeof FAR, is: "airport" | "pier" | null = null) => ({ point, is });

it("gives the smallest area with such a fare, either way", () => {
  const areas = [area(1, 500, { airportCents: 4000, pierCents: 2000 }), area(2, 100, { airportCents: 3300 })];
  const [hotel, airport] = [at(HOTEL_POINT), at(FAR, "airport")];
  expect(areaPricesOf(areas, [airport, hotel]).rate).toMatchObject({ end: "airport", cents: 3300 });
  expect(areaPricesOf(areas, [hotel, airport]).rate).toMatchObject({ end: "airport", cents: 3300 });
  expect(areaPricesOf(areas, [at(FAR, "pier"), hotel]).rate).toMatchObject({ end: "pier", cents: 2000 });
  expect(areaPricesOf(areas, [at(FAR), hotel]).rate).toBeNull();
  expect(areaPricesOf(areas, [airport, at(FAR)]).rate).toBeNull();
});

it("adds one surcharge for each end, once for a trip within, and none on the area's own fixed fare", () => {
  const [small, large] = [area(2, 100, { surchargeCents: 200 }), area(1, 500, { surchargeCents: 300 })];
  const within = areaPricesOf([large, small], [at(HOTEL_POINT), at({ ...HOTEL_POINT, lat: 12.1005 })]);
  expect(within.surcharges).toEqual([{ names: small.names, cents: 200 }]);
  const across = areaPricesOf([large, small], [at(HOTEL_POINT), at({ ...HOTEL_POINT, lat: 12.103 })]);
  expect(across.surcharges.map(({ cents }) => cents)).toEqual([200, 300]);
  const fixed = area(3, 50, { airportCents: 3000, surchargeCents: 100 });
  expect(areaPricesOf([fixed], [at(FAR, "airport"), at(HOTEL_POINT)]).surcharges).toEqual([]);
});

it("says nothing where an end isn't known", () => {
  const areas = [area(1, 500, { airportCents: 4000, surchargeCents: 100 })];
  expect(areaPricesOf(areas, [null, at(HOTEL_POINT)])).toEqual({ rate: null, surcharges: [] });
});

it("is named in the reader's language, and by its own name where there is no other", () => {
  const { names } = area(1, 100);
  expect([areaName(names, "nl"), areaName(names, "de")]).toEqual(["Gebied 1", "Area 1"]);
});
