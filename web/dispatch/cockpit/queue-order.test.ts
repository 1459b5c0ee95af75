import { expect, test } from "vitest";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { dayOf, inQueueOrder, nextToGive, ridesToWatch } from "./queue-order.ts";
import { aPlannedRide, aRide } from "../../testing/rides.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

function rideIn(id: number, minutes: number, known: Partial<Ride> = {}): Ride {
  const ride_datetime = new Date(NOW.getTime() + minutes * 60_000).toISOString();
  return aRide({ id, ride_datetime, status: "Accepted", ...known });
}

const NOBODY = {
  driver_id: null,
  driver_name: null,
  is_given: false,
  minutes_away: null,
  promised_at: NOW.toISOString(),
  expected_at: null,
};

function forecasts(lost: Readonly<Record<number, number | null>>): ReadonlyMap<number, RideForecast> {
  return new Map(
    Object.entries(lost).map(([id, minutes_lost]) => [
      Number(id),
      { ...NOBODY, ride_id: Number(id), minutes_lost },
    ]),
  );
}

test("beside the rides without a driver stand those that are late or will be, and no others", () => {
  const waiting = [rideIn(1, 60, { status: "Pending" })];
  const assigned = [rideIn(2, 40), rideIn(3, -1), rideIn(4, 50), rideIn(5, 50)];
  const shown = ridesToWatch(waiting, assigned, { byRide: forecasts({ 4: 7, 5: 2 }), now: NOW });
  expect(shown.map(({ id }) => id)).toEqual([1, 3, 4]);
});

test("who loses most comes first, and those who lose nothing by their time", () => {
  const rides = [rideIn(1, 30), rideIn(2, 10), rideIn(3, 20), rideIn(4, 40)];
  const byRide = forecasts({ 1: 9, 2: null, 4: 12 });
  expect(inQueueOrder(rides, "minutes_lost", byRide).map(({ id }) => id)).toEqual([4, 1, 2, 3]);
  expect(inQueueOrder(rides, "time", byRide).map(({ id }) => id)).toEqual([2, 3, 1, 4]);
});

test("the next to give is in time, also where only the plan knows how late its driver would be", () => {
  const queue = [1, 2, 3, 4].map((id) => rideIn(id, 10 * id, { status: "Pending" }));
  const driven = { driver_id: 7, driver_name: "Ruben" };
  const byRide = new Map(
    [...forecasts({ 1: 0, 2: 12, 3: null, 4: 0 })].map(([id, known]) => [id, { ...known, ...driven }]),
  );
  const planned = new Map([[3, aPlannedRide({ ride_id: 3, driver_id: 7, minutes_late: 20 })]]);
  expect(nextToGive(queue, 1, { forecasts: byRide, planned })?.id).toBe(4);
  expect(nextToGive(queue, 1, { forecasts: byRide, planned: new Map() })?.id).toBe(3);
});

test("what was wanted yesterday still stands under today", () => {
  const days = [-24 * 60, 10, 24 * 60, 48 * 60].map((minutes) => dayOf(rideIn(1, minutes), NOW));
  expect(days).toEqual(["today", "today", "tomorrow", "later"]);
});
