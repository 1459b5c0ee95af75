import type { Ride } from "../../contract/rides/ride.ts";
import { RIDE_STATUSES } from "../../contract/rides/ride-states.ts";
import {
  cancelRide,
  deleteRide,
  finishRide,
  rejectRide,
  reportRideProgress,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { callLoosely } from "../api/call.ts";
import { currentSession } from "../api/session.ts";
import { stepsLock } from "./background-steps.ts";
import { rememberEnded } from "./ended-rides.ts";
import {
  ENDING_ACTIONS,
  type QueuedStep,
  type Refusal,
  failStep,
  nextToSend,
  outcomeOf,
  refuseStep,
  removeStep,
} from "./step-queue.ts";
import { changeSteps, readSteps } from "./step-store.ts";

/** What became of a round: everything that could go went, or the rest waits for a signal. */
export type Sent = "all" | "waiting";

export type StepListener = {
  /** The server has taken a step; this is the ride as it now is. */
  readonly onTaken: (ride: Ride, step: QueuedStep) => void;
  /** The server has refused a step: what is on screen is no longer true. */
  readonly onRefused: (step: QueuedStep) => void;
};

/** Sends the steps of a driver in order, one at a time and in one tab only, until none is left or one must wait. */
export async function sendSteps(username: string, listener: StepListener): Promise<Sent> {
  return inOneTab(stepsLock(username), async () => {
    for (let step = nextOf(username); step !== null; step = nextOf(username)) {
      if ((await sendStep(username, step, listener)) === "waiting") return "waiting";
    }
    return "all";
  });
}

/** The call that tells the server of a step. */
export function requestOf({ action, rideId, at }: QueuedStep) {
  const params = { id: rideId };
  const body = { happened_at: at };
  switch (action) {
    case "reject":
      return { endpoint: rejectRide, params };
    case "finish":
      return { endpoint: finishRide, params, body };
    case "cancel":
      return { endpoint: cancelRide, params };
    case "delete":
      return { endpoint: deleteRide, params };
    default:
      return { endpoint: reportRideProgress, params, body: { step: action, ...body } };
  }
}

/** Nothing is sent in another person's name: the session must still be the one that took the steps. */
function nextOf(username: string): QueuedStep | null {
  return isSignedIn(username) ? nextToSend(readSteps(username)) : null;
}

function isSignedIn(username: string): boolean {
  return currentSession()?.username === username;
}

async function sendStep(username: string, step: QueuedStep, listener: StepListener): Promise<Sent> {
  try {
    const { endpoint, ...input } = requestOf(step);
    const ride = await callLoosely(endpoint, { ...input, idempotencyKey: step.key });
    if (ENDING_ACTIONS.includes(step.action)) rememberEnded(username, ride);
    changeSteps(username, (queue) => removeStep(queue, step.key));
    listener.onTaken(ride, step);
    return "all";
  } catch (error) {
    // The session ended on the way, so this says nothing of the step, which waits until he signs in again.
    if (!isSignedIn(username)) return "waiting";
    const outcome = outcomeOf({ status: error instanceof ApiError ? error.status : 500 });
    if (outcome === "later") return "waiting";
    if (outcome === "failed") changeSteps(username, (queue) => failStep(queue, step.key));
    else {
      // A ride he did not want and that another has taken needs no words.
      const silent = step.action === "reject";
      changeSteps(username, (queue) =>
        silent ? removeStep(queue, step.key) : refuseStep(queue, step.key, refusalOf(error)),
      );
      listener.onRefused(step);
    }
    return "all";
  }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return {};
  const { code, body } = error;
  return { status: RIDE_STATUSES.find((one) => one === body["status"]), busy: code === "driver_busy" };
}

/** Where the browser has no locks, the idempotency key alone makes it one step. */
async function inOneTab(name: string, work: () => Promise<Sent>): Promise<Sent> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request(name, work);
}
