import { expect, test } from "vitest";
import { barOf, collide, hoursBeside, lanesOf } from "./board-time.ts";

const range = { from: "2026-11-20T20:00:00.000Z", to: "2026-11-21T00:00:00.000Z" };
const ride = (start: string, end: string) => ({
  ride_datetime: `2026-11-20T${start}:00.000Z`,
  ends_at: `2026-11-20T${end}:00.000Z`,
});

test("a ride is drawn from its pickup to when its driver is free again", () => {
  expect(barOf(ride("21:00", "22:00"), range, 0)).toEqual({ left: 25, width: 25 });
});

test("a ride that began before the board is drawn from its edge", () => {
  expect(barOf(ride("19:00", "21:00"), range, 0)).toEqual({ left: 0, width: 25 });
});

test("a bar is as long as its ride, but never too short to be hit", () => {
  expect(barOf(ride("21:00", "21:06"), range, 1000).width).toBeCloseTo(2.5);
  expect(barOf(ride("21:00", "21:06"), range, 240).width).toBeCloseTo(10);
});

test("a ride that begins as the board ends has its bar on the board", () => {
  expect(barOf(ride("23:58", "24:00"), range, 240)).toEqual({ left: 90, width: 10 });
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
  expect(placed.map(({ item, slot }) => [item, slot])).toEqual([
    ["a", 30],
    ["b", 90],
    ["c", 70],
  ]);
});

test("a bar that needs room for its words keeps the next one off its lane", () => {
  const bars = [
    { item: "short", left: 0, width: 2 },
    { item: "next", left: 10, width: 2 },
  ];
  expect(lanesOf(bars).lanes).toBe(1);
  expect(lanesOf(bars.map((bar) => ({ ...bar, room: 20 }))).lanes).toBe(2);
});

test("an hour is not written where the present time stands over it", () => {
  const day = { from: "2026-11-20T12:00:00Z", to: "2026-11-20T16:00:00Z" };
  const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
  const hours = ["12:00", "13:00", "14:00", "15:00"].map(at);
  const written = (now: string) => hoursBeside(at(now), { hours, range: day, lanePx: 400 });
  expect(written("13:10")).toEqual(["12:00", "14:00", "15:00"].map(at));
  expect(written("13:57")).toEqual(["12:00", "13:00", "15:00"].map(at));
  expect(hoursBeside(at("13:10"), { hours, range: day, lanePx: 4_000 })).toEqual(hours);
  expect(hoursBeside(at("13:10"), { hours, range: day, lanePx: 0 })).toEqual(hours);
  expect(hoursBeside(at("18:00"), { hours, range: day, lanePx: 400 })).toEqual(hours);
});
