import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatsFor } from "../../language/formats.ts";
import { rideDate } from "./ride-date.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-31T23:30:00-04:00") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a ride of this year is written without the year, one of another with it, by the island's calendar", () => {
  const formats = formatsFor("en");
  expect(rideDate("2026-11-20T20:45:00Z", formats)).toBe(formats.shortDateTime("2026-11-20T20:45:00Z"));
  expect(rideDate("2026-11-20T20:45:00Z", formats)).not.toContain("2026");
  expect(rideDate("2027-01-01T03:50:00Z", formats)).not.toContain("2026");
  expect(rideDate("2027-01-01T04:10:00Z", formats)).toContain("2027");
  expect(rideDate("2025-11-20T20:45:00Z", formats)).toContain("2025");
});
