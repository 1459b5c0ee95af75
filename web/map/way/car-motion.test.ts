import { expect, it } from "vitest";
import { CarMotion } from "./car-motion.ts";

const START = { lat: 12.1, lng: -68.95 };
const EAST = { lat: 12.1, lng: -68.94 };
const FAR = { lat: 12.2, lng: -69 };

it("glides to a new position, looking where it goes, and rests there", () => {
  const car = new CarMotion(START, [], 0);
  expect(car.placeAt(0)).toEqual({ ...START, bearing: null });
  car.moveTo(EAST, [], { now: 15_000, calm: false });
  expect(car.placeAt(15_000)).toMatchObject(START);
  expect(car.placeAt(17_500).lng).toBeCloseTo(-68.945, 6);
  expect(car.isMoving(17_500)).toBe(true);
  expect(car.placeAt(20_000)).toMatchObject({ lng: -68.94, bearing: expect.closeTo(90, 1) as number });
  expect(car.isMoving(20_000)).toBe(false);
});

it("goes on from where it is shown when the next position comes early", () => {
  const car = new CarMotion(START, [], 0);
  car.moveTo(EAST, [], { now: 15_000, calm: false });
  car.moveTo(START, [], { now: 17_500, calm: false });
  expect(car.placeAt(17_500).lng).toBeCloseTo(-68.945, 6);
  expect(car.placeAt(20_000)).toMatchObject(START);
});

it("is set at once after a jump, after a long silence, and for who wants no motion", () => {
  for (const { to, now, calm } of [
    { to: FAR, now: 15_000, calm: false },
    { to: EAST, now: 200_000, calm: false },
    { to: EAST, now: 15_000, calm: true },
  ]) {
    const car = new CarMotion(START, [], 0);
    car.moveTo(to, [], { now, calm });
    expect(car.isMoving(now)).toBe(false);
    expect(car.placeAt(now)).toMatchObject(to);
  }
});

it("stays where it is when the same position is read again, and comes onto the street once that is known", () => {
  const car = new CarMotion({ lat: 12.1002, lng: -68.945 }, [], 0);
  car.moveTo({ lat: 12.1002, lng: -68.945 }, [[START, EAST]], { now: 300_000, calm: false });
  expect(car.isMoving(300_000)).toBe(false);
  expect(car.placeAt(300_000).lat).toBe(12.1);
});
