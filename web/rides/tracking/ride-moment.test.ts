import { expect, it } from "vitest";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { isLive, minutesToGo, momentOf, stagesAt } from "./ride-moment.ts";
import { aTrackedRide } from "../../testing/rides.ts";

const RIDE = aTrackedRide({
  status: "Accepted",
  ride_datetime: "2026-11-20T20:45:00.000Z",
  estimated_arrival: "2026-11-20T20:41:00.000Z",
});
const ALMOST = new Date("2026-11-20T20:35:00Z");
const names = (stages: ReturnType<typeof stagesAt>) => stages.map(({ name, state }) => `${name} ${state}`);

it("says that the driver is on the way only once they have said so, and here once they are", () => {
  expect([momentOf(RIDE, ALMOST), minutesToGo(RIDE, ALMOST)]).toEqual(["named", 10]);
  const setOut = { ...RIDE, set_out_at: "2026-11-20T20:30:00.000Z" };
  expect([momentOf(setOut, ALMOST), minutesToGo(setOut, ALMOST)]).toEqual(["onTheWay", 6]);
  const there = { ...RIDE, arrived_at: "2026-11-20T20:34:00.000Z" };
  expect([momentOf(there, ALMOST), minutesToGo(there, ALMOST)]).toEqual(["here", null]);
});

it("looks for nobody, and is not live, while the pickup is long to come", () => {
  const pending: TrackedRide = { ...RIDE, status: "Pending" };
  const dayBefore = new Date("2026-11-19T20:35:00Z");
  expect(momentOf(pending, dayBefore)).toBe("toCome");
  expect(momentOf(pending, ALMOST)).toBe("finding");
  expect(momentOf({ ...pending, held: true }, ALMOST)).toBe("held");
  const deposit = { amount: "10.20", due_at: "2026-11-20T18:00:00.000Z" };
  expect(momentOf({ ...pending, held: true, deposit }, ALMOST)).toBe("deposit");
  expect(isLive("toCome") || isLive("named") || isLive("arrived") || isLive("cancelled")).toBe(false);
  expect(minutesToGo(RIDE, dayBefore)).toBeNull();
});

it("names the third step for a car that is there, and ends the steps where the ride ended", () => {
  expect(names(stagesAt("here", true))).toEqual([
    "booked done",
    "driver done",
    "here current",
    "onBoard next",
    "arrived next",
  ]);
  expect(names(stagesAt("arrived", true)).every((one) => one.endsWith("done"))).toBe(true);
  expect(names(stagesAt("cancelled", false))).toEqual(["booked done", "cancelled end"]);
  expect(names(stagesAt("notMet", true))).toEqual(["booked done", "driver done", "notMet end"]);
});
