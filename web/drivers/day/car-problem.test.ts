import { expect, it } from "vitest";
import { carProblem } from "./car-problem.ts";

const RIDE = { passenger_count: 2, luggage_count: 1, vehicle_asked: false, vehicle_type: "xl" } as const;
const ECONOMY = { vehicle_type: "economy" } as const;

it("finds a car too small for the people or the bags, and of another type only where one was asked for", () => {
  expect(carProblem(ECONOMY, RIDE)).toBeNull();
  expect(carProblem(ECONOMY, { ...RIDE, vehicle_asked: true })).toBe("otherType");
  expect(carProblem(ECONOMY, { ...RIDE, passenger_count: 7 })).toBe("tooSmall");
  expect(carProblem({ vehicle_type: "xl" }, { ...RIDE, passenger_count: 7, luggage_count: 5 })).toBeNull();
});
