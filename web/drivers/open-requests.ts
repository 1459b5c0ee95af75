import type { Ride } from "../../contract/rides/ride.ts";
import type { StepQueue } from "./step-queue.ts";

type TurnedDown = { readonly rejected: ReadonlySet<number>; readonly steps: StepQueue };

/** What a driver can say yes to, the soonest first: the pool less what he has turned down, and what he was given. */
export function openRequestsOf(requests: readonly Ride[], { rejected, steps }: TurnedDown): Ride[] {
  const leaving = new Set(steps.filter((step) => step.action === "reject").map((step) => step.rideId));
  return requests
    .filter((ride) => !leaving.has(ride.id) && !(ride.status === "Pending" && rejected.has(ride.id)))
    .toSorted((a, b) => a.ride_datetime.localeCompare(b.ride_datetime));
}

/** By what a request is known: a ride is a new one each time it is given to him. */
export function markOf({ id, assigned_time }: Ride): string {
  return `${id} ${assigned_time ?? "pool"}`;
}
