import { expect, it } from "vitest";
import { bearingBetween, between, metresBetween, nearestOnLine } from "./nearest-on-line.ts";

const CORNER = [
  { lat: 12.1, lng: -68.95 },
  { lat: 12.1, lng: -68.94 },
  { lat: 12.11, lng: -68.94 },
];

it("finds the spot of a line that a point is nearest to, and how far off it stands", () => {
  const spot = nearestOnLine(CORNER, { lat: 12.1005, lng: -68.945 });
  expect(spot).toMatchObject({ after: 0, lat: 12.1 });
  expect(spot?.part).toBeCloseTo(0.5, 5);
  expect(spot?.metresOff).toBeCloseTo(55.6, 1);
});

it("keeps to the ends of a line for a point beyond them", () => {
  expect(nearestOnLine(CORNER, { lat: 12.12, lng: -68.94 })).toMatchObject({ after: 1, part: 1, lat: 12.11 });
  expect(nearestOnLine(CORNER, { lat: 12.1, lng: -68.96 })).toMatchObject({ after: 0, part: 0, lng: -68.95 });
});

it("takes a line that says a point twice, and finds nothing on one of fewer than two points", () => {
  const twice = [CORNER[0], CORNER[0], CORNER[1]].flatMap((point) => point ?? []);
  expect(nearestOnLine(twice, { lat: 12.1, lng: -68.94 })).toMatchObject({ after: 1, part: 1, metresOff: 0 });
  expect(nearestOnLine([{ lat: 12.1, lng: -68.95 }], { lat: 12.1, lng: -68.95 })).toBeNull();
});

it("tells metres, the middle and the bearing between two points", () => {
  const [west, corner, north] = CORNER as [(typeof CORNER)[0], (typeof CORNER)[0], (typeof CORNER)[0]];
  expect(metresBetween(corner, north)).toBeCloseTo(1111.95, 1);
  expect(between(west, corner, 0.5).lng).toBeCloseTo(-68.945, 8);
  expect(bearingBetween(west, corner)).toBeCloseTo(90, 5);
  expect(bearingBetween(corner, north)).toBeCloseTo(0, 5);
  expect(bearingBetween(north, corner)).toBeCloseTo(180, 5);
  expect(bearingBetween(corner, west)).toBeCloseTo(270, 5);
});
