import { expect, test } from "vitest";
import { barOf, collide, lanesOf, urgencyOf } from "./board-time.ts";

const range = { from: "2026-11-20T20:00:00.000Z", to: "2026-11-21T00:00:00.000Z" };
const ride = (start: string, end: string) => ({
  ride_datetime: `2026-11-20T${start}:00.000Z`,
  ends_at: `2026-11-20T${end}:00.000Z`,
});

test("a ride is drawn from its pickup to when its driver is free again", () => {
  expect(barOf(ride("21:00", "22:00"), range)).toEqual({ left: 25, width: 25 });
});

test("a ride that began before the board is drawn from its edge", () => {
  expect(barOf(ride("19:00", "21:00"), range)).toEqual({ left: 0, width: 25 });
});

test("a ride without a driver is amber in its last 45 minutes and red in its last 15", () => {
  const wanted = ride("21:00", "22:00");
  expect(urgencyOf(wanted, new Date("2026-11-20T20:14:00Z"))).toBe("calm");
  expect(urgencyOf(wanted, new Date("2026-11-20T20:15:00Z"))).toBe("amber");
  expect(urgencyOf(wanted, new Date("2026-11-20T20:45:00Z"))).toBe("red");
});

test("rides collide only when they share time", () => {
  expect(collide(ride("20:00", "21:00"), ride("20:30", "22:00"))).toBe(true);
  expect(collide(ride("20:00", "21:00"), ride("21:00", "22:00"))).toBe(false);
});

test("bars that share time lie in lanes of their own", () => {
  const { placed, lanes } = lanesOf([
    { item: "a", left: 0, width: 20 },
    { item: "b", left: 10, width: 20 },
    { item: "c", left: 30, width: 20 },
  ]);
  expect(lanes).toBe(2);
  expect(placed.map(({ item, lane }) => [item, lane])).toEqual([
    ["a", 0],
    ["b", 1],
    ["c", 0],
  ]);
});
