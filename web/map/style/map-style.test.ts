import { expect, it } from "vitest";
import { widthAt } from "./map-style.ts";

it("draws a street as wide as the table says at its zooms, and grows it between them", () => {
  const main = [2.2, 4.6, 13] as const;
  expect([8, 10, 14, 16].map((zoom) => widthAt(zoom, main))).toEqual([2.2, 2.2, 4.6, 13]);
  const steps = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((zoom) => widthAt(zoom, main));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  // More slowly at first: the island from afar is not all street.
  expect(widthAt(12, main)).toBeLessThan((2.2 + 4.6) / 2);
});
