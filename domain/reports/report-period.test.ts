import { expect, test } from "vitest";
import { reportRange } from "./report-period.ts";

test("a week runs from the most recent Sunday to the following Sunday", () => {
  expect(reportRange("weekly", "2026-11-20")).toEqual({ start: "2026-11-15", end: "2026-11-22" });
  expect(reportRange("weekly", "2026-11-22")).toEqual({ start: "2026-11-22", end: "2026-11-29" });
  expect(reportRange("weekly", "2026-01-01")).toEqual({ start: "2025-12-28", end: "2026-01-04" });
});

test("day, month and year leave their end out", () => {
  expect(reportRange("daily", "2026-12-31")).toEqual({ start: "2026-12-31", end: "2027-01-01" });
  expect(reportRange("monthly", "2026-01-31")).toEqual({ start: "2026-01-01", end: "2026-02-01" });
  expect(reportRange("monthly", "2026-12-05")).toEqual({ start: "2026-12-01", end: "2027-01-01" });
  expect(reportRange("yearly", "2026-06-15")).toEqual({ start: "2026-01-01", end: "2027-01-01" });
  expect(reportRange("all", "2026-06-15")).toBeNull();
});
