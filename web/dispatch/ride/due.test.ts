import { expect, test } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { dueOf } from "./due.ts";

const NOW = new Date("2026-11-20T20:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

function due(minutes: number, facts: Partial<Ride> = {}) {
  const none = { set_out_at: null, arrived_at: null, estimated_arrival: null };
  return dueOf({ ride_datetime: at(minutes), status: "Pending", ...none, ...facts }, NOW);
}

test("a ride without a driver is amber in its last ten minutes and red from its time on", () => {
  expect([11, 10, 1, 0, -4].map((minutes) => due(minutes).tone)).toEqual([
    "later",
    "soon",
    "soon",
    "late",
    "late",
  ]);
});

test("a driver who has not accepted or not set out does not make a ride less late", () => {
  expect(due(-4, { status: "Assigned" })).toEqual({ minutes: -4, tone: "late", why: "not_accepted" });
  expect(due(6, { status: "Accepted" })).toEqual({ minutes: 6, tone: "soon", why: "not_set_out" });
  expect(due(0, { status: "Accepted" }).tone).toBe("late");
});

test("a driver on the way is late as soon as they are expected after the promised time", () => {
  const onTheWay = { status: "Accepted", set_out_at: at(-5) } as const;
  expect(due(20, { ...onTheWay, estimated_arrival: at(27) })).toEqual({
    minutes: -7,
    tone: "late",
    why: "will_be_late",
  });
  expect(due(20, { ...onTheWay, estimated_arrival: at(22) }).tone).toBe("later");
  expect(due(-1, { ...onTheWay, estimated_arrival: at(0) }).tone).toBe("later");
});

test("an arrival that was expected before now and has not come makes a ride late", () => {
  const onTheWay = { status: "Accepted", set_out_at: at(-30), estimated_arrival: at(-8) } as const;
  expect(due(-8, onTheWay)).toEqual({ minutes: -8, tone: "late", why: "will_be_late" });
  expect(due(-2, { ...onTheWay, estimated_arrival: at(-2) }).tone).toBe("later");
  expect(due(5, onTheWay).tone).toBe("later");
});

test("nobody waits any more once the driver is there, the passenger aboard or the ride over", () => {
  expect(due(-9, { status: "Accepted", arrived_at: at(-10) }).tone).toBe("later");
  expect(due(-9, { status: "PickedUp" }).tone).toBe("later");
  expect(due(-9, { status: "Completed" }).tone).toBe("later");
});
