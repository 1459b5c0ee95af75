import { expect, it } from "vitest";
import {
  crossesItself,
  holdsPoint,
  outlineOf,
  overlap,
  squareAround,
  squareMetresOf,
  withCorner,
} from "./area-shape.ts";
import { middleOf } from "./middle-of.ts";

const MIDDLE = { lat: 12.1, lng: -68.9 };
const SQUARE = squareAround(MIDDLE, 100);

it("knows what lies within an outline, also in a bay of it", () => {
  expect(holdsPoint(SQUARE, MIDDLE)).toBe(true);
  expect(holdsPoint(SQUARE, { ...MIDDLE, lat: 12.102 })).toBe(false);
  const [a, b, c, d] = SQUARE;
  const bay = [a, b, c, MIDDLE, d].flatMap((corner) => corner ?? []);
  expect(holdsPoint(bay, { lat: 12.0995, lng: -68.9 })).toBe(false);
  expect(holdsPoint(bay, { lat: 12.1005, lng: -68.9 })).toBe(true);
});

it("measures the size and finds the middle", () => {
  expect(squareMetresOf(SQUARE)).toBeCloseTo(40_000, 0);
  expect(squareMetresOf(SQUARE.toReversed())).toBeCloseTo(40_000, 0);
  expect(middleOf(SQUARE).lat).toBeCloseTo(MIDDLE.lat, 9);
});

it("tells an outline that crosses itself from one that doesn't", () => {
  const [a, b, c, d] = SQUARE;
  expect(crossesItself(SQUARE)).toBe(false);
  expect(crossesItself([a, c, b, d].flatMap((corner) => corner ?? []))).toBe(true);
});

it("finds what lies over what: by the edge, within, around, and not at all", () => {
  const beside = squareAround({ ...MIDDLE, lng: -68.8985 }, 100);
  expect(overlap(SQUARE, beside)).toBe(true);
  expect(overlap(SQUARE, squareAround(MIDDLE, 20))).toBe(true);
  expect(overlap(squareAround(MIDDLE, 20), SQUARE)).toBe(true);
  expect(overlap(SQUARE, squareAround({ ...MIDDLE, lat: 12.11 }, 100))).toBe(false);
  expect(overlap(SQUARE, outlineOf({ ...MIDDLE, lat: 12.102, radius_km: 0.2 }))).toBe(true);
});

it("puts a new corner where it keeps the outline whole, in whichever order corners come", () => {
  const [a, b, c, d] = SQUARE;
  const drawn = [a, c, b, d]
    .flatMap((corner) => corner ?? [])
    .reduce<typeof SQUARE>((outline, corner) => withCorner(outline, corner), []);
  expect(drawn).toHaveLength(4);
  expect(crossesItself(drawn)).toBe(false);
});
