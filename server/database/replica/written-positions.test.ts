import { expect, it } from "vitest";
import { WrittenPositions } from "./written-positions.ts";

it("knows nothing before anything was written or reached", () => {
  const positions = new WrittenPositions();
  expect(positions.asOf(100)).toBeNull();
  positions.add({ at: 1, position: 200 });
  expect(positions.asOf(100)).toBeNull();
});

it("does not take a night without a booking for lag", () => {
  const positions = new WrittenPositions();
  for (const at of [1, 2, 3]) positions.add({ at, position: 200 });
  expect(positions.asOf(200)).toBe(3);
});

it("counts from the last moment whose changes are all there, whatever came after", () => {
  const positions = new WrittenPositions();
  positions.add({ at: 1, position: 200 });
  positions.add({ at: 2, position: 300 });
  positions.add({ at: 3, position: 400 });
  expect(positions.asOf(399)).toBe(2);
  expect(positions.asOf(400)).toBe(3);
});

it("knows nothing of a replica that has fallen back behind all it remembers", () => {
  const positions = new WrittenPositions();
  positions.add({ at: 1, position: 200 });
  positions.add({ at: 2, position: 300 });
  expect(positions.asOf(300)).toBe(2);
  expect(positions.asOf(200)).toBeNull();
});

it("remembers a bounded number while a replica hangs, and says rather too much lag than too little", () => {
  const positions = new WrittenPositions();
  for (let at = 0; at < 5_000; at += 1) positions.add({ at, position: at });
  const asOf = positions.asOf(3_000) ?? Number.NaN;
  expect(asOf).toBeLessThanOrEqual(3_000);
  expect(asOf).toBeGreaterThan(2_900);
});
