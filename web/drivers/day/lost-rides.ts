import type { Ride } from "../../../contract/rides/ride.ts";
import type { EndedRides } from "../history/ended-rides.ts";
import type { StepQueue } from "../steps/step-queue.ts";

/** The fact that says why a ride is no longer in the list of its driver. */
export type Explained = {
  readonly steps: StepQueue;
  readonly ended: EndedRides;
  /** Rides that auto-assign offered them for seconds. */
  readonly offered: ReadonlySet<number>;
};

/** The rides that others took from a driver or ended, without the driver having been told why. */
export function lostRides(before: readonly Ride[], after: readonly Ride[], explained: Explained): Ride[] {
  const { steps, ended, offered } = explained;
  const present = new Set(after.map((ride) => ride.id));
  return before.filter(
    ({ id, status, version }) =>
      !present.has(id) &&
      // A ride that was given back and assigned again has a later version.
      (ended.get(id) ?? 0) <= version &&
      !(status === "Assigned" && offered.has(id)) &&
      // A step on a lost ride is refused, and that error says more.
      !steps.some((step) => step.rideId === id && step.busy !== true),
  );
}
