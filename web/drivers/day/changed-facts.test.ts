import { expect, it } from "vitest";
import { changedFacts, newlyChanged } from "./changed-facts.ts";
import { aRide } from "../../testing/rides.ts";

const RIDE = aRide({
  id: 7,
  accepted_at: "2026-11-20T15:00:00.000Z",
  ride_datetime: "2026-11-20T20:45:00.000Z",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  passenger_count: 2,
  luggage_count: 1,
  calculated_fare: "20.00",
});
const LATER = { ...RIDE, ride_datetime: "2026-11-20T21:45:00.000Z" };

it("tells a driver of each fact that is no longer what they accepted", () => {
  expect(changedFacts(RIDE, { ...LATER, calculated_fare: "25.00" })).toEqual([
    "ride_datetime",
    "calculated_fare",
  ]);
  expect(newlyChanged([], { before: [RIDE], now: [LATER] })).toEqual([RIDE]);
  expect(newlyChanged([], { before: [RIDE], now: [RIDE] })).toEqual([]);
  const offered = { ...RIDE, accepted_at: null };
  expect(newlyChanged([], { before: [offered], now: [{ ...LATER, accepted_at: null }] })).toEqual([]);
});

it("tells of another note: it says where the passenger stands", () => {
  const noted = { ...RIDE, notes: "At the back door" };
  expect(changedFacts({ ...RIDE, notes: null }, noted)).toEqual(["notes"]);
});

it("tells of other stops, and not of the same ones read again", () => {
  const stopping = { ...RIDE, stops: [{ location: "Sambil", lat: 12.13, lng: -68.95 }] };
  expect(changedFacts(stopping, structuredClone(stopping))).toEqual([]);
  expect(changedFacts(RIDE, stopping)).toEqual(["stops"]);
});

it("keeps what the driver knew until they have read it, and forgets a ride that has left their list", () => {
  const further = { ...LATER, passenger_count: 3 };
  const waiting = [RIDE];
  expect(newlyChanged(waiting, { before: [LATER], now: [further] })).toBe(waiting);
  expect(newlyChanged(waiting, { before: [LATER], now: [] })).toEqual([]);
});
