import { expect, it } from "vitest";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { calendarFile } from "./calendar-file.ts";
import { minutesToGo, stageOf } from "./ride-stage.ts";

const RIDE = {
  reference: "K7P-4XM",
  status: "Accepted",
  pickup_location: "Hato Airport, arrivals",
  dropoff_location: "Mambo Beach",
  ride_datetime: "2026-11-20T20:45:00.000Z",
  created_at: "2026-11-20T16:00:00.000Z",
  estimated_arrival: "2026-11-20T20:41:00.000Z",
  arrived_at: null,
  duration_min: 22,
} as TrackedRide;

it("writes the ride into a calendar from pickup to drop-off, in UTC, with commas escaped", () => {
  const file = calendarFile(RIDE, "https://trupial.example/track/abc", "Taxi");
  expect(file).toContain("DTSTART:20261120T204500Z\r\nDTEND:20261120T210700Z\r\n");
  expect(file).toContain("LOCATION:Hato Airport\\, arrivals\r\n");
});

it("says that the driver is on his way only when the pickup is near", () => {
  expect(stageOf(RIDE, new Date("2026-11-20T17:00:00Z"))).toBe("driver");
  expect(stageOf(RIDE, new Date("2026-11-20T20:35:00Z"))).toBe("onTheWay");
  expect(minutesToGo(RIDE, new Date("2026-11-20T20:35:00Z"))).toBe(6);
});

it("shows no stage for a ride that ended before its time", () => {
  expect(stageOf({ ...RIDE, status: "Cancelled" }, new Date())).toBeNull();
});
