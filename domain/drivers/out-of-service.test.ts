import { expect, it } from "vitest";
import { outAt, outFor } from "./out-of-service.ts";

const GARAGE = {
  from: "2026-11-20T16:00:00.000Z",
  until: "2026-11-20T18:00:00.000Z",
  reason: "Brakes",
};
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const now = at("10:00");

it("lets a car drive what is over before it goes out, and what begins once it is back", () => {
  expect(outFor([GARAGE], { rideDatetime: at("15:00"), durationMin: 59, now })).toBeNull();
  expect(outFor([GARAGE], { rideDatetime: at("18:00"), durationMin: 30, now })).toBeNull();
});

it("keeps a car from what it would be on the road with, and from what begins meanwhile", () => {
  expect(outFor([GARAGE], { rideDatetime: at("15:40"), durationMin: 30, now })).toBe(GARAGE);
  expect(outFor([GARAGE], { rideDatetime: at("17:59"), durationMin: 5, now })).toBe(GARAGE);
});

it("takes a ride that is late for one of now", () => {
  expect(outFor([GARAGE], { rideDatetime: at("15:00"), durationMin: 10, now: at("16:30") })).toBe(GARAGE);
});

it("has no end where nobody knows one", () => {
  const open = { ...GARAGE, until: null };
  expect(outAt([open], new Date("2027-05-01T12:00:00Z"))).toBe(open);
  expect(outAt([open], at("15:59"))).toBeNull();
});
