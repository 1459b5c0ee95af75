import { expect, test } from "vitest";
import type { PlannedCar } from "../../../contract/dispatch/plan.ts";
import { groundsOf } from "./driver-ground.tsx";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour)).toISOString();
const RANGE = { from: at(8), to: at(20) };
const NOW = new Date(at(10));

function car(from: string | null, until: string | null, known: Partial<PlannedCar> = {}): PlannedCar {
  return {
    driver_id: 4,
    driver_name: "Nelly Sambo",
    from,
    until,
    break_from: null,
    break_until: null,
    is_out: false,
    next_free_at: null,
    paid_minutes: 0,
    asked_again_at: null,
    ...known,
  };
}

test("the hours before, between and after two shifts are off, and a break lies in its shift", () => {
  const cars = [car(at(9), at(12), { break_from: at(10), break_until: at(11) }), car(at(15), at(18))];
  expect(groundsOf(cars, RANGE, NOW, false)).toEqual([
    { kind: "off", from: at(8), until: at(9), says: "offUntil" },
    { kind: "pause", from: at(10), until: at(11), says: "pause" },
    { kind: "off", from: at(12), until: at(15), says: "offUntil" },
    { kind: "off", from: at(18), until: at(20), says: "offFrom" },
  ]);
});

test("without a shift a driver is off where they are off by hand, and nobody is with a shift without an end", () => {
  expect(groundsOf([], RANGE, NOW, true)).toMatchObject([{ kind: "off", from: at(8), until: at(20) }]);
  expect(groundsOf([], RANGE, NOW, false)).toEqual([]);
  expect(groundsOf([car(null, null)], RANGE, NOW, false)).toEqual([]);
});

test("a car that is out is so from now on", () => {
  expect(groundsOf([car(null, null, { is_out: true })], RANGE, NOW, false)).toEqual([
    { kind: "out", from: at(10), until: at(20), says: "out" },
  ]);
});
