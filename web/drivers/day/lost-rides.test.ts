import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { readEnded, rememberEnded } from "../history/ended-rides.ts";
import { type Explained, lostRides } from "./lost-rides.ts";
import { aRide } from "../../testing/rides.ts";
import { aStep } from "../../testing/steps.ts";

const nothing: Explained = { steps: [], ended: new Map(), offered: new Set() };

function ride(id: number, facts: Partial<Ride> = {}): Ride {
  return aRide({ id, status: "Accepted", version: 3, ...facts });
}

function lost(before: readonly Ride[], after: readonly Ride[], explained: Partial<Explained> = {}): number[] {
  return lostRides(before, after, { ...nothing, ...explained }).map(({ id }) => id);
}

it("tells of a ride that was taken away, and of none that stays or comes", () => {
  expect(lost([ride(1), ride(2)], [ride(2), ride(3)])).toEqual([1]);
});

it("does not report a driver's own steps to them", () => {
  expect(lost([ride(1)], [], { ended: new Map([[1, 4]]) })).toEqual([]);
  expect(lost([ride(1)], [], { steps: [aStep({ rideId: 1 })] })).toEqual([]);
});

it("reports a ride that was given back, assigned again and lost", () => {
  expect(lost([ride(1, { version: 6 })], [], { ended: new Map([[1, 4]]) })).toEqual([1]);
});

it("leaves it to a refused step to say what the ride became, but not to one that another passenger stood in the way of", () => {
  const step = aStep({ rideId: 1, state: "refused" });
  expect(lost([ride(1)], [], { steps: [step] })).toEqual([]);
  expect(lost([ride(1)], [], { steps: [{ ...step, busy: true }] })).toEqual([1]);
});

it("does not report an offer that ran out, but a ride that dispatch assigned and took back", () => {
  const given = [ride(1, { status: "Assigned" }), ride(2, { status: "Assigned" })];
  expect(lost(given, [], { offered: new Set([1]) })).toEqual([2]);
});

it("remembers for each driver what they ended", () => {
  rememberEnded("driver2", { id: 7, version: 5 });
  rememberEnded("driver2", { id: 8, version: 2 });
  rememberEnded("driver2", { id: 7, version: 9 });
  expect([...readEnded("driver2")].toSorted()).toEqual([
    [7, 9],
    [8, 2],
  ]);
  expect(readEnded("driver3").size).toBe(0);
});
