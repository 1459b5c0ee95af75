import type { Ride } from "../../../contract/rides/ride.ts";
import type { StepQueue } from "../steps/step-queue.ts";

type TurnedDown = {
  readonly rejected: ReadonlySet<number>;
  readonly steps: StepQueue;
  /** Papers have run out: only what was assigned before is still shown, so that it can be given back. */
  readonly held?: boolean;
};

/** What a driver can accept, the soonest first: the pool without what they turned down, and the rides assigned to them. */
export function openRequestsOf(
  requests: readonly Ride[],
  { rejected, steps, held = false }: TurnedDown,
): Ride[] {
  const leaving = new Set(steps.filter((step) => step.action === "reject").map((step) => step.rideId));
  return requests
    .filter(
      (ride) => !leaving.has(ride.id) && !(ride.status === "Pending" && (held || rejected.has(ride.id))),
    )
    .toSorted((a, b) => a.ride_datetime.localeCompare(b.ride_datetime));
}

/** The identity of a request: a ride is a new request each time it is assigned. */
export function markOf({ id, assigned_time }: Ride): string {
  return `${id} ${assigned_time ?? "pool"}`;
}
