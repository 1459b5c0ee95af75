import { expect, test } from "vitest";
import { fareProblem } from "./fare-problem.ts";

const TRIP = { distance: "2", passengers: "2", luggage: "2" };
const NOWHERE = { text: "", lat: null };
const NONE = { from: NOWHERE, to: NOWHERE };
const PUNDA = { text: "Punda", lat: 12.1 };

test("what is wrong with a distance, a party or its bags is named", () => {
  expect(fareProblem(TRIP, NONE)).toBeNull();
  for (const distance of ["-1", "", "2000", "far"])
    expect(fareProblem({ ...TRIP, distance }, NONE)).toBe("distance");
  for (const passengers of ["0", "9", "1.5", ""])
    expect(fareProblem({ ...TRIP, passengers }, NONE)).toBe("passengers");
  expect(fareProblem({ ...TRIP, luggage: "-1" }, NONE)).toBe("luggage");
  for (const luggage of ["1.5", "100", ""])
    expect(fareProblem({ ...TRIP, luggage }, NONE)).toBe("luggageWhole");
});

test("between two places of the list nobody has to know how far it is, and one place alone is half a trip", () => {
  expect(fareProblem({ ...TRIP, distance: "" }, { from: PUNDA, to: PUNDA })).toBeNull();
  expect(fareProblem(TRIP, { from: PUNDA, to: NOWHERE })).toBe("places");
  expect(fareProblem(TRIP, { from: PUNDA, to: { text: "Westpun", lat: null } })).toBe("places");
});
