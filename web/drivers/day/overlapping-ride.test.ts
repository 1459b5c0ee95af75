import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { overlappingRide } from "./overlapping-ride.ts";
import { aRide } from "../../testing/rides.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

function ride(id: number, time: string, facts: Partial<Ride> = {}): Ride {
  return aRide({
    id,
    status: "Accepted",
    ride_datetime: `2026-11-20T${time}:00.000Z`,
    picked_up_at: null,
    duration_min: 30,
    ...facts,
  });
}

it("finds the first of the driver's rides that a request overlaps", () => {
  const own = [ride(2, "20:20"), ride(1, "19:45"), ride(3, "22:00")];
  expect(overlappingRide(ride(9, "20:00", { status: "Pending" }), own, NOW)?.id).toBe(1);
});

it("finds none when one ends as the other begins, or when it is the ride itself", () => {
  const own = [ride(1, "19:30"), ride(9, "20:00", { status: "Assigned" })];
  expect(overlappingRide(ride(9, "20:00", { status: "Assigned" }), own, NOW)).toBeNull();
});

it("counts the ride under way until it is expected to be over", () => {
  const aboard = ride(1, "11:00", { status: "InProgress", picked_up_at: "2026-11-20T11:50:00.000Z" });
  expect(overlappingRide(ride(9, "12:10", { status: "Pending" }), [aboard], NOW)?.id).toBe(1);
  expect(overlappingRide(ride(9, "12:20", { status: "Pending" }), [aboard], NOW)).toBeNull();
});
