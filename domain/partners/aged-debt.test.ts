import { expect, it } from "vitest";
import { debtAgeOf } from "./aged-debt.ts";

it.each([
  ["2026-11-30", "not_due"],
  ["2026-12-01", "days_1_30"],
  ["2026-12-30", "days_1_30"],
  ["2026-12-31", "days_31_60"],
  ["2027-01-29", "days_31_60"],
  ["2027-01-30", "days_61_90"],
  ["2027-02-28", "days_61_90"],
  ["2027-03-01", "over_90"],
])("on %s a debt that was due on November 30 is %s", (today, age) => {
  expect(debtAgeOf("2026-11-30", today)).toBe(age);
});
