import { describe, expect, it } from "vitest";
import type { Ride } from "../../contract/rides/ride.ts";
import { withRideEvent } from "./ride-events.ts";

function ride(id: number, facts: Partial<Ride> = {}): Ride {
  const known: Partial<Ride> = { id, version: 1, status: "Pending" };
  return { ...known, ...facts } as Ride;
}

const ids = (rides: readonly Ride[]) => rides.map((one) => one.id);

describe("a live event", () => {
  it("brings a new request in and leaves the others where they are", () => {
    const rides = [ride(1), ride(2)];
    expect(ids(withRideEvent(rides, "pending", { type: "ride.created", ride: ride(3) }))).toEqual([3, 1, 2]);
    expect(ids(withRideEvent(rides, "accepted", { type: "ride.created", ride: ride(3) }))).toEqual([1, 2]);
  });

  it("changes a ride in its place and takes it out when it no longer belongs", () => {
    const rides = [ride(1), ride(2), ride(3)];
    const given = { type: "ride.changed", ride: ride(2, { status: "Assigned", version: 2 }) };
    expect(withRideEvent(rides, "pending", given)[1]).toMatchObject({ id: 2, status: "Assigned" });
    const taken = { type: "ride.changed", ride: ride(2, { status: "Accepted", version: 2 }) };
    expect(ids(withRideEvent(rides, "pending", taken))).toEqual([1, 3]);
    expect(ids(withRideEvent(rides, "pending", { type: "ride.gone", ride_id: 1 }))).toEqual([2, 3]);
  });

  it("that is older than what is shown changes nothing", () => {
    const rides = [ride(1, { version: 5, status: "Assigned" })];
    expect(withRideEvent(rides, "pending", { type: "ride.changed", ride: ride(1, { version: 4 }) })).toBe(
      rides,
    );
  });
});
