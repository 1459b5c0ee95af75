import { expect, it } from "vitest";
import { NEEDED_TO_OPEN, SETUP_STEPS, missingToOpen } from "./setup-steps.ts";

it("opens with a name, its numbers, a tariff, a driver and mail, whatever else is left", () => {
  expect(missingToOpen(NEEDED_TO_OPEN)).toEqual([]);
  expect(missingToOpen(SETUP_STEPS.filter((step) => step !== "tariff"))).toEqual(["tariff"]);
  expect(missingToOpen([])).toEqual(NEEDED_TO_OPEN);
});
