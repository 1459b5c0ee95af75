import { describe, expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { type RideListRule, withRideEvent } from "./with-ride-event.ts";
import { aRide } from "../../testing/rides.ts";

const PENDING: RideListRule = { has: ({ status }) => status === "Pending" || status === "Assigned" };
const ACCEPTED: RideListRule = { has: ({ status }) => status === "Accepted" };
const BY_TIME: RideListRule = { has: () => true, soonestFirst: true };

function ride(id: number, facts: Partial<Ride> = {}): Ride {
  return aRide({ id, version: 1, status: "Pending", ...facts });
}

const ids = (rides: readonly Ride[]) => rides.map((one) => one.id);

describe("a live event", () => {
  it("brings a new ride in and leaves the others where they are", () => {
    const rides = [ride(1), ride(2)];
    expect(ids(withRideEvent(rides, { type: "ride.created", ride: ride(3) }, PENDING))).toEqual([3, 1, 2]);
    expect(withRideEvent(rides, { type: "ride.created", ride: ride(3) }, ACCEPTED)).toBe(rides);
  });

  it("changes a ride in its place and takes it out when it no longer belongs", () => {
    const rides = [ride(1), ride(2), ride(3)];
    const given = { type: "ride.changed", ride: ride(2, { status: "Assigned", version: 2 }) } as const;
    expect(withRideEvent(rides, given, PENDING)[1]).toMatchObject({ id: 2, status: "Assigned" });
    const taken = { type: "ride.changed", ride: ride(2, { status: "Accepted", version: 2 }) } as const;
    expect(ids(withRideEvent(rides, taken, PENDING))).toEqual([1, 3]);
    expect(ids(withRideEvent(rides, { type: "ride.gone", ride_id: 1 }, PENDING))).toEqual([2, 3]);
  });

  it("that is older than what is shown changes nothing", () => {
    const rides = [ride(1, { version: 5, status: "Assigned" })];
    const older = { type: "ride.changed", ride: ride(1, { version: 4 }) } as const;
    expect(withRideEvent(rides, older, PENDING)).toBe(rides);
  });

  it("keeps a list by time in that order, also when the time of a ride is changed", () => {
    const at = (id: number, hour: string, version = 1) =>
      ride(id, { ride_datetime: `2026-11-20T${hour}:00:00Z`, version });
    const rides = [at(1, "10"), at(2, "12")];
    const created = { type: "ride.created", ride: at(3, "11") } as const;
    expect(ids(withRideEvent(rides, created, BY_TIME))).toEqual([1, 3, 2]);
    const moved = { type: "ride.changed", ride: at(1, "13", 2) } as const;
    expect(ids(withRideEvent(rides, moved, BY_TIME))).toEqual([2, 1]);
  });

  it("that is about something else changes nothing", () => {
    const rides = [ride(1)];
    expect(withRideEvent(rides, { type: "tariff.changed" }, PENDING)).toBe(rides);
    expect(withRideEvent(rides, { type: "ride.gone", ride_id: 9 }, PENDING)).toBe(rides);
  });
});
