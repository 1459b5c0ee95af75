import { expect, it } from "vitest";
import { ANYWHERE, lookBack } from "./look-back.ts";
import { CAR, RIDE } from "./testing/samples.ts";
import { gridTravel } from "./testing/random-problem.ts";

const day = (pickups: readonly number[], cars = 1) => ({
  onTime: [],
  ways: [],
  problem: {
    now: 0,
    cars: Array.from({ length: cars }, (_, id) => ({ ...CAR, id: id + 1, at: ANYWHERE })),
    rides: pickups.map((pickup, index) => ({ ...RIDE, id: index + 1, pickup, promised: true })),
  },
});

it("says that one car can be on time for one of two rides of the same minute", () => {
  expect(lookBack(day([60, 60]), gridTravel).possible).toHaveLength(1);
  expect(lookBack(day([60, 60], 2), gridTravel).possible).toEqual([1, 2]);
});

it("names those who were really on time, where as many could have been otherwise", () => {
  for (const id of [1, 2]) {
    expect(lookBack({ ...day([60, 60]), onTime: [id] }, gridTravel).possible).toEqual([id]);
  }
});

it("lets a car begin its day wherever that is best, but not before it is there", () => {
  const late = day([60]);
  const cars = late.problem.cars.map((car) => ({ ...car, from: 66 }));
  expect(lookBack(late, gridTravel).possible).toEqual([1]);
  expect(lookBack({ ...late, problem: { ...late.problem, cars } }, gridTravel).possible).toEqual([]);
});

it("says how long the empty ways were", () => {
  const ways = [{ from: CAR.at, to: RIDE.from, minute: 0 }];
  const { km } = gridTravel(CAR.at, RIDE.from, 0);
  expect(lookBack({ ...day([]), ways }, gridTravel).waysKm).toEqual([km]);
});
