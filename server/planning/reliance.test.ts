import { expect, it } from "vitest";
import { relianceOf, relianceOfAll, sureCars } from "./reliance.ts";

const NONE = { taken: 0, refused: 0, missed: 0 };
const NEW = { ofAll: relianceOfAll([]), silent: 0 };

it("takes a driver for what all of the company are until their own answers say more", () => {
  expect(relianceOf(NONE, NEW)).toBeCloseTo(0.8);
  const unreliable = relianceOfAll([{ taken: 40, refused: 0, missed: 60 }]);
  expect(relianceOf(NONE, { ofAll: unreliable, silent: 0 })).toBeLessThan(0.5);
  expect(relianceOf({ ...NONE, taken: 100 }, { ofAll: unreliable, silent: 0 })).toBeGreaterThan(0.95);
});

it("halves it for each offer in a row that was let run out, and counts a refusal for less than silence", () => {
  const good = { taken: 30, refused: 0, missed: 2 };
  const whole = relianceOf(good, NEW);
  expect(relianceOf(good, { ...NEW, silent: 2 })).toBeCloseTo(whole / 4);
  expect(relianceOf({ ...NONE, taken: 5, refused: 5 }, NEW)).toBeGreaterThan(
    relianceOf({ ...NONE, taken: 5, missed: 5 }, NEW),
  );
});

it.each([
  [[1, 1, 1], 3],
  [[0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8], 6],
  [[0.8], 1],
  [[0.2], 0],
  [[], 0],
])("counts cars of reliance %j as %i that surely come", (reliance, sure) => {
  expect(sureCars(reliance.map((one) => ({ reliance: one })))).toBe(sure);
});
