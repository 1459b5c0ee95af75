import type { QueuedStep } from "../drivers/steps/step-queue.ts";

/** A step of the ride 7 that waits for a signal, other than the test says. */
export function aStep(facts: Partial<QueuedStep> = {}): QueuedStep {
  return {
    key: "step-7",
    rideId: 7,
    action: "arrived",
    rider: "Rosa Wernet",
    reference: "K7P-4XM",
    at: new Date().toISOString(),
    state: "waiting",
    ...facts,
  };
}
