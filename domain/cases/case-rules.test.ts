import { expect, it } from "vitest";
import { isLowRating, perHundredRides, referencesIn } from "./case-rules.ts";

it("a rating is low up to the company's number, and never where that is none", () => {
  expect([1, 2, 3].map((stars) => isLowRating(stars, 2))).toEqual([true, true, false]);
  expect([1, 2].map((stars) => isLowRating(stars, 0))).toEqual([false, false]);
});

it("figures are per hundred rides, and none without a ride", () => {
  expect(perHundredRides(2, 412)).toBe(0.5);
  expect(perHundredRides(1, 3)).toBe(33.3);
  expect(perHundredRides(1, 0)).toBeNull();
});

it("the numbers of bookings are found in what somebody wrote", () => {
  expect(referencesIn("Ride cjf-fjk, not ABC-D12. And CJF-FJK again.")).toEqual(["CJF-FJK", "ABC-D12"]);
  expect(referencesIn("Call 555-0123, a well-known number")).toEqual([]);
});
