import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { frontRequest, markOf, openRequestsOf, paperAgainst } from "./open-requests.ts";
import { aRide } from "../../testing/rides.ts";
import { aStep } from "../../testing/steps.ts";
import { anOwnDriver } from "../../testing/drivers.ts";

function ride(id: number, facts: Partial<Ride> = {}): Ride {
  const ride_datetime = `2026-11-20T1${id}:00:00.000Z`;
  return aRide({ id, status: "Pending", ride_datetime, assigned_time: null, ...facts });
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
  const step = aStep({ rideId: 1, action: "reject" });
  const rides = [ride(1, { status: "Assigned" }), ride(3)];
  expect(ids(openRequestsOf(rides, { rejected, steps: [step] }))).toEqual([3]);
});

it("leaves only what was assigned of the days after a driver's papers end", () => {
  const own = anOwnDriver({ permit_expires_on: "2026-11-20" });
  const held = (one: Ride) => paperAgainst(own, one, new Date("2026-11-20T09:00:00Z")) !== null;
  const tomorrow = { ride_datetime: "2026-11-21T10:00:00.000Z" };
  const rides = [ride(1), ride(2, { ...tomorrow, status: "Assigned" }), ride(3, tomorrow)];
  expect(ids(openRequestsOf(rides, { rejected: new Set(), steps: [], held }))).toEqual([1, 2]);
});

it("puts the soonest in front, also one that has just come, but what this driver alone is asked before the pool", () => {
  const nobody = { offered: null, chosen: null, away: new Set<string>(), behind: new Set<string>() };
  const open = [ride(1), ride(3), ride(5)];
  expect(frontRequest(open, nobody)?.id).toBe(1);
  expect(frontRequest([ride(1), ride(3, { status: "Assigned" })], nobody)?.id).toBe(3);
  expect(frontRequest(open, { ...nobody, chosen: 3 })?.id).toBe(3);
  expect(frontRequest(open, { ...nobody, chosen: 3, offered: 5 })?.id).toBe(5);
});

it("keeps what was put away in the list alone, until it is taken out of it or assigned again", () => {
  const open = [ride(1), ride(3)];
  const away = new Set(open.map(markOf));
  const put = { offered: null, chosen: null, away, behind: new Set<string>() };
  expect(frontRequest(open, put)).toBeNull();
  expect(frontRequest(open, { ...put, chosen: 3 })?.id).toBe(3);
  const again = ride(3, { status: "Assigned", assigned_time: "2026-11-20T12:00:00.000Z" });
  expect(frontRequest([ride(1), again], put)?.id).toBe(3);
});

it("leaves what waited in the pool when one was put away in the list, but not what comes later or is asked of this driver alone", () => {
  const waited = [ride(1), ride(3)];
  const put = {
    offered: null,
    chosen: null,
    away: new Set([markOf(ride(1))]),
    behind: new Set(waited.map(markOf)),
  };
  expect(frontRequest(waited, put)).toBeNull();
  expect(frontRequest([...waited, ride(5)], put)?.id).toBe(5);
  expect(frontRequest(waited, { ...put, offered: 3 })?.id).toBe(3);
  const given = ride(3, { status: "Assigned", assigned_time: "2026-11-20T12:00:00.000Z" });
  expect(frontRequest([ride(1), given], put)?.id).toBe(3);
});

it("puts no ride in front that the car is not for, unless the driver chose it", () => {
  const choice = { offered: null, chosen: null, away: new Set<string>(), behind: new Set<string>() };
  const open = [ride(1), ride(2)];
  expect(frontRequest(open, { ...choice, suits: ({ id }) => id === 2 })?.id).toBe(2);
  expect(frontRequest(open, { ...choice, suits: () => false })).toBeNull();
  expect(frontRequest(open, { ...choice, chosen: 1, suits: () => false })?.id).toBe(1);
});
