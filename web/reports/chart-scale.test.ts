import { expect, it } from "vitest";
import { axisMarks, gutterOf, labelEvery } from "./chart-scale.ts";

it("marks an axis with round figures that reach the most that is shown", () => {
  expect(axisMarks(87)).toEqual([0, 25, 50, 75, 100]);
  expect(axisMarks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(axisMarks(0.7).at(-1)).toBeGreaterThanOrEqual(0.7);
  expect(axisMarks(0)).toEqual([0, 1]);
});

it("writes as many labels as there is room for", () => {
  expect(labelEvery(31, 6)).toBe(6);
  expect(labelEvery(4, 6)).toBe(1);
});

it("gives the figures of an axis the room that the longest takes", () => {
  expect(gutterOf(["0", "50", "150"], 40)).toBe(54);
  expect(gutterOf(["$0", "$2,000"], 64)).toBe(96);
  expect(gutterOf([], 64)).toBe(64);
});
