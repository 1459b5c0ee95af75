import { expect, test } from "vitest";
import { fareProblem } from "./fare-problem.ts";

const TRIP = { distance: "2", passengers: "2", luggage: "2" };

test("what is wrong with a distance, a party or its bags is named", () => {
  expect(fareProblem(TRIP)).toBeNull();
  for (const distance of ["-1", "", "2000", "far"])
    expect(fareProblem({ ...TRIP, distance })).toBe("distance");
  for (const passengers of ["0", "9", "1.5", ""])
    expect(fareProblem({ ...TRIP, passengers })).toBe("passengers");
  expect(fareProblem({ ...TRIP, luggage: "-1" })).toBe("luggage");
  for (const luggage of ["1.5", "100", ""]) expect(fareProblem({ ...TRIP, luggage })).toBe("luggageWhole");
});
