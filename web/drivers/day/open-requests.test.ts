import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { markOf, openRequestsOf } from "./open-requests.ts";
import type { QueuedStep } from "../steps/step-queue.ts";

function ride(id: number, facts: Partial<Ride> = {}): Ride {
  const ride_datetime = `2026-11-20T1${id}:00:00.000Z`;
  const known: Partial<Ride> = { id, status: "Pending", ride_datetime, assigned_time: null };
  return { ...known, ...facts } as Ride;
}

const ids = (rides: readonly Ride[]) => rides.map((one) => one.id);
const rejected = new Set([2]);

it("leaves out what the driver has turned down, and puts the soonest first", () => {
  expect(ids(openRequestsOf([ride(3), ride(2), ride(1)], { rejected, steps: [] }))).toEqual([1, 3]);
});

it("shows a ride that was assigned although the driver had turned it down", () => {
  const given = ride(2, { status: "Assigned" });
  expect(ids(openRequestsOf([ride(1), given], { rejected, steps: [] }))).toEqual([1, 2]);
});

it("keeps the identity of a pool ride, and treats one that is assigned again as new", () => {
  const given = (assigned_time: string) => ride(2, { status: "Assigned", assigned_time });
  const [first, again] = [given("2026-11-20T12:00:00.000Z"), given("2026-11-20T13:00:00.000Z")];
  expect(new Set([ride(2), ride(2, { version: 9 }), first, again].map(markOf)).size).toBe(3);
});

it("leaves out a ride while its rejection is being sent, whether it was assigned or not", () => {
  const step = { rideId: 1, action: "reject", state: "waiting" } as QueuedStep;
  const rides = [ride(1, { status: "Assigned" }), ride(3)];
  expect(ids(openRequestsOf(rides, { rejected, steps: [step] }))).toEqual([3]);
});

it("leaves only what was assigned to a driver whose papers have run out", () => {
  const given = ride(2, { status: "Assigned" });
  expect(ids(openRequestsOf([ride(1), given], { rejected: new Set(), steps: [], held: true }))).toEqual([2]);
});
