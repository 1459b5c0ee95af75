import { expect, it } from "vitest";
import { type FareRow, type SheetView, asCsv, cardOf, rowsInView } from "./fare-rows.ts";

const ROWS: FareRow[] = [
  { distance: 5, passengers: 2, luggage: 2, isHoliday: false, isNight: false, fare: 14 },
  { distance: 2, passengers: 2, luggage: 2, isHoliday: false, isNight: true, fare: 12.5 },
  { distance: 2, passengers: 5, luggage: 2, isHoliday: true, isNight: false, fare: 15 },
];
const VIEW: SheetView = {
  passengers: null,
  night: false,
  holiday: false,
  sort: { column: "distance", direction: "ascending" },
};

it("sorts by distance up and by fare down", () => {
  expect(rowsInView(ROWS, VIEW).map((row) => row.distance)).toEqual([2, 2, 5]);
  expect(
    rowsInView(ROWS, { ...VIEW, sort: { column: "fare", direction: "descending" } }).map((row) => row.fare),
  ).toEqual([15, 14, 12.5]);
});

it("keeps only what was asked for", () => {
  expect(rowsInView(ROWS, { ...VIEW, night: true }).map((row) => row.fare)).toEqual([12.5]);
  expect(rowsInView(ROWS, { ...VIEW, passengers: 5, holiday: true })).toHaveLength(1);
});

it("writes each row as a line of CSV with two decimals", () => {
  const heads = {
    distance: "km",
    passengers: "pax",
    luggage: "bags",
    holiday: "hol",
    night: "dark",
    fare: "USD",
  };
  const words = { heads, yes: "yes", no: "no" };
  expect(asCsv(ROWS.slice(0, 1), "en", words)).toBe(
    "\uFEFFkm,pax,bags,hol,dark,USD\r\n5,2,2,no,no,14.00\r\n",
  );
  expect(asCsv(ROWS.slice(0, 1), "es", words)).toContain("\r\n5;2;2;no;no;14,00\r\n");
});

it("makes a card of what a small and a large party pay least, by day, by night and on a holiday", () => {
  const dearer = ROWS.map((row) => ({ ...row, luggage: 9, fare: row.fare + 4 }));
  expect(cardOf([...dearer, ...ROWS], 5)).toEqual([
    { distance: 2, fares: [null, 12.5, null, null, null, 15] },
    { distance: 5, fares: [14, null, null, null, null, null] },
  ]);
});
