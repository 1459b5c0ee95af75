import { expect, it } from "vitest";
import { pointFrom, pointText } from "./point-text.ts";

it("reads a point as maps give it, and writes it the same", () => {
  const point = { lat: 12.1846, lng: -68.9568 };
  for (const text of ["12.1846, -68.9568", " 12.1846,-68.9568 ", "(12.1846, -68.9568)", "12.1846 -68.9568"]) {
    expect(pointFrom(text)).toEqual(point);
  }
  expect(pointFrom(pointText(point))).toEqual(point);
});

it("takes nothing else for a point", () => {
  for (const text of ["", "Punda", "12.18", "100, 10", "12.18, -200", "12.18, -68.95, 3"]) {
    expect([text, pointFrom(text)]).toEqual([text, null]);
  }
});
