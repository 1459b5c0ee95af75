import { expect, it } from "vitest";
import { allAboardAt, returnBefore } from "./all-aboard.ts";

const at = (time: string) => new Date(`2026-12-01T${time}:00-04:00`);

it.each([
  ["10:00", "16:30", "2026-12-01T20:30:00.000Z"],
  ["10:00", null, undefined],
  ["22:00", "00:30", "2026-12-02T04:30:00.000Z"],
])("is the first %s after the pickup that the clock shows: %s", (pickup, all_aboard, expected) => {
  expect(allAboardAt({ ride_datetime: at(pickup), all_aboard })?.toISOString()).toBe(expected);
});

it.each([
  ["15:30", "in_time"],
  ["15:45", "in_time"],
  ["15:46", "close"],
  ["16:30", "close"],
  ["16:31", "too_late"],
] as const)("a return at %s to a ship that wants all aboard at 16:30 is %s", (back, expected) => {
  expect(returnBefore(at("16:30"), at(back))).toBe(expected);
});
