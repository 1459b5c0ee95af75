import { expect, it } from "vitest";
import { canAccept, carProblem } from "./car-problem.ts";

const RIDE = { passenger_count: 2, luggage_count: 1, vehicle_asked: false, vehicle_type: "xl" } as const;
const ECONOMY = { vehicle_type: "economy" } as const;

it("finds a car too small for the people or the bags, and of a lower type only where one was asked for", () => {
  expect(carProblem(ECONOMY, RIDE)).toBeNull();
  expect(carProblem(ECONOMY, { ...RIDE, vehicle_asked: true })).toBe("lowerType");
  expect(carProblem({ vehicle_type: "cargo" }, { ...RIDE, vehicle_asked: true })).toBeNull();
  expect(carProblem(ECONOMY, { ...RIDE, passenger_count: 7 })).toBe("tooSmall");
  expect(carProblem({ vehicle_type: "xl" }, { ...RIDE, passenger_count: 7, luggage_count: 5 })).toBeNull();
});

it("lets a driver accept what their car is for, and what dispatch gave them all the same", () => {
  const seven = { ...RIDE, passenger_count: 7, status: "Pending" } as const;
  const accepts = (ride: Parameters<typeof canAccept>[1]) => canAccept(ECONOMY, ride);
  expect(accepts({ ...seven, actions: ["accept"] })).toBe(false);
  expect(accepts({ ...seven, actions: ["accept"], status: "Assigned" })).toBe(true);
  expect(accepts({ ...seven, actions: ["accept"], passenger_count: 3 })).toBe(true);
  expect(accepts({ ...seven, actions: [], passenger_count: 3 })).toBe(false);
});
