import type { Ride } from "../../../contract/rides/ride.ts";
import { UNDOABLE_BY_DRIVER, UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { QueuedStep, StepQueue } from "./step-queue.ts";

/** A step that can be taken back: on the server, or in the queue while it has not left the phone. */
export type Undoable = { readonly secondsLeft: number; readonly waiting: readonly QueuedStep[] };

/** The step of a ride that the driver can take back now; null where there is none, or it is too late. */
export function undoableOf(
  ride: Ride,
  { steps, now, sends }: { steps: StepQueue; now: Date; sends: boolean },
): Undoable | null {
  const ofRide = steps.filter((step) => step.rideId === ride.id && step.state === "waiting");
  if (ofRide.length > 0) return sends ? null : undoableInQueue(ofRide, now);
  // A step that the server has taken only the server gives back.
  const leftMs = sends ? undoLeftMs(ride, now) : null;
  return leftMs === null ? null : { secondsLeft: Math.ceil(leftMs / SECOND_MS), waiting: [] };
}

/** How long the server takes a ride's last step back; null where it does not. */
export function undoLeftMs(
  { actions, undo_until }: Pick<Ride, "actions" | "undo_until">,
  now: Date,
): number | null {
  return undo_until === null || !actions.includes("undo") ? null : leftUntil(Date.parse(undo_until), now);
}

/** The last step that waits, with the boarding that one tap told of together with the start. */
function undoableInQueue(waiting: readonly QueuedStep[], now: Date): Undoable | null {
  const [earlier, last] = [waiting.at(-2), waiting.at(-1)];
  if (last === undefined || !UNDOABLE_BY_DRIVER.some((action) => action === last.action)) return null;
  const isOneTap =
    last.action === "in_progress" &&
    earlier?.action === "picked_up" &&
    Date.parse(last.at) - Date.parse(earlier.at) < SECOND_MS;
  const leftMs = leftUntil(Date.parse(last.at) + UNDO_WINDOW_MS, now);
  if (leftMs === null) return null;
  return {
    secondsLeft: Math.ceil(leftMs / SECOND_MS),
    waiting: isOneTap && earlier !== undefined ? [earlier, last] : [last],
  };
}

/** A clock that is wrong offers it no longer than the server would take it. */
function leftUntil(until: number, now: Date): number | null {
  const left = Math.min(UNDO_WINDOW_MS, until - now.getTime());
  return left > 0 ? left : null;
}
