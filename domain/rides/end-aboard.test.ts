import { expect, it } from "vitest";
import { endAboard } from "./end-aboard.ts";

const at = (time: string) => new Date(`2026-12-01T${time}:00-04:00`);
const THERE_AND_BACK = {
  duration_min: 80 + 120,
  wait_minutes: 120,
  wait_began_at: null,
  wait_ended_at: null,
};

it("is over when the drive is, with the wait on its way", () => {
  expect(endAboard(at("10:00"), THERE_AND_BACK)).toEqual(at("13:20"));
});

it("counts from the place where the driver waits once they are there, and from when they go on", () => {
  const waits = { ...THERE_AND_BACK, wait_began_at: at("11:00") };
  expect(endAboard(at("10:00"), waits)).toEqual(at("13:40"));
  expect(endAboard(at("10:00"), { ...waits, wait_ended_at: at("12:30") })).toEqual(at("13:10"));
});

it("is what it was for a ride that waits nowhere", () => {
  const plain = { ...THERE_AND_BACK, duration_min: 24, wait_minutes: 0 };
  expect(endAboard(at("10:00"), plain)).toEqual(at("10:24"));
});
