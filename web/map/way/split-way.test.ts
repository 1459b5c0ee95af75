import { expect, it } from "vitest";
import { splitWay } from "./split-way.ts";
import { wholeWays } from "./whole-ways.ts";

const LINE = [
  [12.1, -68.95],
  [12.1, -68.94],
  [12.11, -68.94],
] as const;

it("parts a way where the car is, and both parts meet there", () => {
  const [driven, toCome] = splitWay(LINE, { lat: 12.105, lng: -68.9401 });
  expect(driven).toEqual({ line: [LINE[0], LINE[1], [expect.closeTo(12.105, 5), -68.94]], stage: "driven" });
  expect(toCome).toEqual({ line: [driven?.line.at(-1), LINE[2]] });
});

it("leaves the way whole while the car is far off it", () => {
  expect(splitWay(LINE, { lat: 12.15, lng: -68.95 })).toEqual([{ line: LINE }]);
});

it("joins what was parted again, for a car to glide along", () => {
  const other = { line: LINE };
  const [whole, next] = wholeWays([...splitWay(LINE, { lat: 12.105, lng: -68.94 }), other]);
  expect(whole?.map(({ lng }) => lng)).toEqual([-68.95, -68.94, -68.94, -68.94]);
  expect(next).toHaveLength(3);
});
