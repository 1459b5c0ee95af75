import { expect, it } from "vitest";
import { onNearWay, placeAlong, pointsBetween, trackOf, turnedTo } from "./glide.ts";

const WEST = { lat: 12.1, lng: -68.95 };
const CORNER = { lat: 12.1, lng: -68.94 };
const NORTH = { lat: 12.11, lng: -68.94 };
const WAYS = [[WEST, CORNER, NORTH]];
const STILL = { ...WEST, bearing: null };

it("goes round the corner between two positions by the way, in either direction", () => {
  const before = { lat: 12.1001, lng: -68.942 };
  const after = { lat: 12.102, lng: -68.9401 };
  const there = pointsBetween(before, after, WAYS);
  expect(there.map(({ lat }) => lat)).toEqual([12.1, 12.1, expect.closeTo(12.102, 6)]);
  expect(there[1]).toEqual(CORNER);
  expect(pointsBetween(after, before, WAYS)[1]).toEqual(CORNER);
});

it("goes straight where one of the positions is off the way", () => {
  const off = { lat: 12.105, lng: -68.95 };
  expect(pointsBetween(off, NORTH, WAYS)).toEqual([off, NORTH]);
});

it("puts a car on the street that it is near to, and nowhere else", () => {
  expect(onNearWay({ lat: 12.1002, lng: -68.945 }, WAYS).lat).toBe(12.1);
  expect(onNearWay({ lat: 12.105, lng: -68.945 }, WAYS)).toEqual({ lat: 12.105, lng: -68.945 });
});

it("is where it should be after each part of the way, and looks along it", () => {
  const [, corner] = [0, 1].map((part) => placeAlong(trackOf([WEST, CORNER]), part, STILL));
  expect(corner).toMatchObject({ lng: -68.94, bearing: expect.closeTo(90, 5) as number });
  expect(placeAlong(trackOf([WEST, CORNER, NORTH]), 0.25, STILL)).toMatchObject({ lat: 12.1 });
  const late = placeAlong(trackOf([WEST, CORNER, NORTH]), 0.9, STILL);
  expect(late.lng).toBe(-68.94);
  expect(late.bearing).toBeCloseTo(0, 5);
});

it("keeps looking where it looked while it only trembles", () => {
  const trembled = { lat: 12.10002, lng: -68.95 };
  expect(placeAlong(trackOf([WEST, trembled]), 1, { ...WEST, bearing: 90 })).toEqual({
    ...trembled,
    bearing: 90,
  });
});

it("turns the short way round", () => {
  expect(turnedTo(350, 10)).toBe(370);
  expect(turnedTo(10, 350)).toBe(-10);
  expect(turnedTo(-80, 270)).toBe(-90);
  expect(turnedTo(null, 200)).toBe(200);
});
