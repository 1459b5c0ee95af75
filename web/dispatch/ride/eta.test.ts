import { expect, it } from "vitest";
import { RIDE_STATUSES } from "../../../domain/rides/ride-states.ts";
import { etaOf } from "./eta.ts";

const estimated_arrival = "2026-11-20T12:00:00.000Z";
const BEFORE = new Date("2026-11-20T11:45:00.000Z");
const expectedIn = (ride: { set_out_at: string | null; arrived_at: string | null }) =>
  RIDE_STATUSES.filter((status) => etaOf({ status, estimated_arrival, ...ride }, BEFORE) !== null);

it("says when a car that has set out will be there, and nothing of a ride before or after", () => {
  const at = "2026-11-20T11:40:00.000Z";
  expect(expectedIn({ set_out_at: null, arrived_at: null })).toEqual(["PickedUp", "InProgress"]);
  expect(expectedIn({ set_out_at: at, arrived_at: null })).toEqual([
    "Assigned",
    "Accepted",
    "PickedUp",
    "InProgress",
  ]);
});

it("never says that a car that is not there yet was there before now", () => {
  const ride = { status: "Accepted", set_out_at: "2026-11-20T11:40:00.000Z", arrived_at: null } as const;
  const after = new Date("2026-11-20T12:30:00.000Z");
  expect(etaOf({ ...ride, estimated_arrival }, BEFORE)).toBe(estimated_arrival);
  expect(etaOf({ ...ride, estimated_arrival }, after)).toBe(after.toISOString());
});
