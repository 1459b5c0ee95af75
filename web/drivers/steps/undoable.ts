import type { Ride } from "../../../contract/rides/ride.ts";
import { UNDOABLE_BY_DRIVER, UNDO_WINDOW_MS } from "../../../contract/rides/ride-states.ts";
import { SECOND_MS } from "../../../contract/time-units.ts";
import type { QueuedStep, StepQueue } from "./step-queue.ts";

/** A step that can be taken back: on the server, or in the queue while it has not left the phone. */
export type Undoable = { readonly secondsLeft: number; readonly waiting: readonly QueuedStep[] };

/** What of a ride the driver can take back now; null where there is nothing, or it is too late. */
export function undoableOf(
  ride: Ride,
  { steps, now, sends }: { steps: StepQueue; now: Date; sends: boolean },
): Undoable | null {
  const ofRide = steps.filter((step) => step.rideId === ride.id && step.state === "waiting");
  if (ofRide.length > 0) return sends ? null : undoableInQueue(ofRide, now);
  if (!ride.actions.includes("undo") || ride.undo_until === null) return null;
  return within({ until: Date.parse(ride.undo_until), waiting: [] }, now);
}

/** The last step that waits, with the boarding that one tap told of together with the start. */
function undoableInQueue(waiting: readonly QueuedStep[], now: Date): Undoable | null {
  const [earlier, last] = [waiting.at(-2), waiting.at(-1)];
  if (last === undefined || !UNDOABLE_BY_DRIVER.some((action) => action === last.action)) return null;
  const isOneTap =
    last.action === "in_progress" &&
    earlier?.action === "picked_up" &&
    Date.parse(last.at) - Date.parse(earlier.at) < SECOND_MS;
  return within(
    {
      until: Date.parse(last.at) + UNDO_WINDOW_MS,
      waiting: isOneTap && earlier !== undefined ? [earlier, last] : [last],
    },
    now,
  );
}

function within(
  { until, waiting }: { until: number; waiting: readonly QueuedStep[] },
  now: Date,
): Undoable | null {
  // A clock that is wrong offers it no longer than the server would take it.
  const left = Math.min(UNDO_WINDOW_MS, until - now.getTime());
  return left <= 0 ? null : { secondsLeft: Math.ceil(left / SECOND_MS), waiting };
}
