import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { QueuedStep } from "../steps/step-queue.ts";
import { nextFirst } from "./next-step.ts";
import { aRide } from "../../testing/rides.ts";

const NOW = new Date("2026-11-20T22:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS).toISOString();

function ride(id: number, status: Ride["status"], minutes: number): Ride {
  return aRide({ id, status, ride_datetime: at(minutes) });
}

function waiting(rideId: number, action: QueuedStep["action"]): QueuedStep {
  return { key: action, rideId, action, rider: "", reference: "", at: at(0), state: "waiting" };
}

const order = (rides: readonly Ride[], steps: readonly QueuedStep[]) =>
  nextFirst(rides, NOW, steps).map(({ id }) => id);

it("puts the ride whose passenger is aboard first, then the soonest", () => {
  expect(order([ride(1, "Accepted", 5), ride(2, "Accepted", 2), ride(3, "InProgress", -30)], [])).toEqual([
    3, 2, 1,
  ]);
});

it("goes on to the next ride as soon as the driver has ended one, told or not", () => {
  const others = [ride(2, "Accepted", 10), ride(3, "Accepted", 60)];
  expect(order([ride(1, "InProgress", -30), ...others], [waiting(1, "finish")])).toEqual([2, 3, 1]);
  for (const action of ["cancel", "delete"] as const) {
    expect(order([ride(1, "Accepted", -5), ...others], [waiting(1, action)])).toEqual([2, 3, 1]);
  }
});

it("leaves a ride in front whose end the server could not take", () => {
  const failed = { ...waiting(1, "finish"), state: "failed" as const };
  expect(order([ride(1, "InProgress", -30), ride(2, "Accepted", 10)], [failed])).toEqual([1, 2]);
});

it("puts in front whoever the driver says is aboard, before the server knows", () => {
  const steps = [waiting(2, "picked_up")];
  expect(order([ride(1, "Accepted", 5), ride(2, "Accepted", 10)], steps)).toEqual([2, 1]);
});
