import { recordPaymentEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { RIDE_STATUSES } from "../../../domain/rides/ride-states.ts";
import {
  cancelRideEndpoint,
  deleteRideEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { ApiError, factsOf } from "../../api/api-error.ts";
import { callLoosely } from "../../api/call.ts";
import { currentSession } from "../../api/session.ts";
import { forgetRejected } from "../day/rejected-rides.ts";
import { stepsLock, takeAnswer } from "./background-steps.ts";
import { rememberEnded } from "../history/ended-rides.ts";
import {
  ENDING_ACTIONS,
  type QueuedStep,
  type Refusal,
  type StartAnswer,
  askForCode,
  failStep,
  nextToSend,
  outcomeOf,
  refuseStep,
  removeStep,
  takenStep,
} from "./step-queue.ts";
import { changeSteps, readSteps } from "./step-store.ts";

/** The result of a round: everything was sent, or the rest waits for a signal. */
export type Sent = "all" | "waiting";

export type StepListener = {
  /** The server has taken a step; this is the ride as it now is. */
  readonly onTaken: (ride: Ride, step: QueuedStep) => void;
  /** The server has refused a step: what is on screen is no longer true. */
  readonly onRefused: (step: QueuedStep) => void;
  /** A ride could not be turned down just now, and stands among the requests again. */
  readonly onNotRejected: (step: QueuedStep) => void;
};

/** How a step reaches the server, and who is signed in meanwhile. */
export type StepTransport = {
  readonly send: (step: QueuedStep) => Promise<Ride>;
  /** The server's answer to a step that the service worker has sent meanwhile. */
  readonly sentInBackground: (step: QueuedStep) => Promise<Ride | null>;
  readonly signedIn: () => string | undefined;
};

const TO_SERVER: StepTransport = {
  send(step) {
    const { endpoint, ...input } = requestOf(step);
    return callLoosely(endpoint, { ...input, idempotencyKey: step.key });
  },
  // Where the browser keeps nothing, nothing was left with the service worker.
  sentInBackground: ({ key }) => takeAnswer(key).catch(() => null),
  signedIn: () => currentSession()?.username,
};

/** Sends the steps of a driver in order, one at a time and in one tab only, until none is left or one must wait. */
export async function sendSteps(
  username: string,
  listener: StepListener,
  road: StepTransport = TO_SERVER,
): Promise<Sent> {
  // Nothing is sent in another person's name: the session must still be the one that took the steps.
  const next = () => (road.signedIn() === username ? nextToSend(readSteps(username)) : null);
  return inOneTab(stepsLock(username), async () => {
    await noteSentInBackground(username, listener, road);
    for (let step = next(); step !== null; step = next()) {
      if ((await sendStep(username, { step, listener, road })) === "waiting") return "waiting";
    }
    return "all";
  });
}

/** A step that the service worker has sent is taken, also where it had failed here. */
async function noteSentInBackground(
  username: string,
  listener: StepListener,
  road: StepTransport,
): Promise<void> {
  for (const step of readSteps(username)) {
    if (step.state === "refused") continue;
    const ride = await road.sentInBackground(step);
    if (ride !== null && road.signedIn() === username) noteTaken(username, { step, ride, listener });
  }
}

function notPaid(unpaid: QueuedStep["unpaid"]) {
  if (unpaid === undefined) return {};
  return { unpaid: unpaid.reason, ...(unpaid.note === undefined ? {} : { unpaid_note: unpaid.note }) };
}

/** The call that tells the server of a step. */
export function requestOf({ action, rideId, at, payment, unpaid, start, farKm, because }: QueuedStep) {
  const params = { id: rideId };
  const body = { happened_at: at };
  switch (action) {
    case "reject":
      return { endpoint: rejectRideEndpoint, params };
    case "finish":
      return { endpoint: finishRideEndpoint, params, body: { ...body, ...payment, ...notPaid(unpaid) } };
    case "record_payment":
      return { endpoint: recordPaymentEndpoint, params, body: { ...payment } };
    case "cancel":
      return { endpoint: cancelRideEndpoint, params, body: { ...because } };
    case "delete":
      return { endpoint: deleteRideEndpoint, params, body: { ...because } };
    default:
      return {
        endpoint: reportRideProgressEndpoint,
        params,
        body: { step: action, ...startOf(start), ...(farKm === undefined ? {} : { far_km: farKm }), ...body },
      };
  }
}

function startOf(start: StartAnswer | undefined) {
  if (start === undefined) return {};
  return "code" in start ? { start_code: start.code } : { no_code_reason: start.reason };
}

async function sendStep(
  username: string,
  { step, listener, road }: { step: QueuedStep; listener: StepListener; road: StepTransport },
): Promise<Sent> {
  try {
    const ride = await road.send(step);
    noteTaken(username, { step, ride, listener });
    return "all";
  } catch (error) {
    // The session ended meanwhile, so this says nothing of the step, which waits until they sign in again.
    if (road.signedIn() !== username) return "waiting";
    const outcome = outcomeOf({ status: error instanceof ApiError ? error.status : 500 });
    const wrongCode = factsOf(error, "wrong_start_code");
    if (outcome === "later") return "waiting";
    if (outcome === "failed" && step.action === "reject") {
      changeSteps(username, (queue) => removeStep(queue, step.key));
      forgetRejected(username, step.rideId);
      listener.onNotRejected(step);
    } else if (outcome === "failed") changeSteps(username, (queue) => failStep(queue, step.key));
    else if (wrongCode) {
      const left = wrongCode.tries_left ?? 0;
      changeSteps(username, (queue) => askForCode(queue, step.key, left));
      listener.onRefused(step);
    } else {
      // No message for a ride they turned down and another has taken.
      const silent = step.action === "reject";
      changeSteps(username, (queue) =>
        silent ? removeStep(queue, step.key) : refuseStep(queue, step.key, refusalOf(error)),
      );
      listener.onRefused(step);
    }
    return "all";
  }
}

function noteTaken(
  username: string,
  { step, ride, listener }: { step: QueuedStep; ride: Ride; listener: StepListener },
): void {
  if (ENDING_ACTIONS.includes(step.action)) rememberEnded(username, ride);
  changeSteps(username, (queue) => takenStep(queue, step));
  listener.onTaken(ride, step);
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
