import type { Ride } from "../../../contract/rides/ride.ts";
import { ABOARD, type RideAction, UNDER_WAY, isOneOf } from "../../../domain/rides/ride-states.ts";
import { isEarly } from "../../rides/is-early.ts";
import { type QueuedAction, type StepQueue, withWaitingSteps } from "../steps/step-queue.ts";

/** The steps of a ride from the driver's seat, in the order in which they come. */
const STEPS = [
  "accept",
  "set_out",
  "arrived",
  "picked_up",
  "in_progress",
  "wait",
  "carry_on",
  "finish",
] as const satisfies RideAction[];
export type DrivingStep = (typeof STEPS)[number];

/** The one thing to do next on a ride; null when there is nothing. */
export function nextStep(ride: Ride): DrivingStep | null {
  return STEPS.find((step) => ride.actions.includes(step)) ?? null;
}

/** Steps that are asked about while the pickup is long to come. */
export const ASKED_EARLY: readonly QueuedAction[] = ["set_out", "arrived", "picked_up"];

/** The steps that are not at hand yet: all that begin a ride, while its pickup is long to come and its driver has not set out. */
export function lockedSteps(ride: Ride, early: boolean): readonly QueuedAction[] {
  const step = nextStep(ride);
  if (!early || ride.set_out_at !== null || ride.arrived_at !== null) return [];
  return step === "set_out" || step === "arrived" ? ["set_out", "arrived"] : [];
}

/** A ride that the driver is at, or must be before long; any other is to come. */
export function isUnderWay(ride: Ride, now: Date): boolean {
  return !isEarly(ride, now) || ride.set_out_at !== null || ride.arrived_at !== null;
}

/**
 * The ride with the passenger aboard, then by when they are due; what was missed long ago is not in front, and what the
 * driver has ended, told or not, comes last.
 */
export function nextFirst(rides: readonly Ride[], now: Date, steps: StepQueue): Ride[] {
  const rank = (ride: Ride) => {
    if (isEnded(ride, now, steps)) return 3;
    if (isOneOf(ABOARD, withWaitingSteps(ride, steps, now).status)) return 0;
    return isDue(ride, now) ? 1 : 2;
  };
  return rides.toSorted((a, b) => rank(a) - rank(b) || a.ride_datetime.localeCompare(b.ride_datetime));
}

/** The driver has ended it, though the server may not know yet. */
export function isEnded(ride: Ride, now: Date, steps: StepQueue): boolean {
  return !isOneOf(UNDER_WAY, withWaitingSteps(ride, steps, now).status);
}

const MISSED_AFTER_MS = 12 * 60 * 60_000;

function isDue(ride: Ride, now: Date): boolean {
  return now.getTime() - Date.parse(ride.ride_datetime) < MISSED_AFTER_MS;
}
