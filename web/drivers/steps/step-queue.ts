import type { PaymentInput } from "../../../contract/payments/payment-schemas.ts";
import type { UnpaidReason } from "../../../domain/payments/payment.ts";
import type { CancellationInput } from "../../../contract/rides/cancel-reason.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  ABOARD,
  CHANGE_HOURS,
  type RideAction,
  type RideFacts,
  type RideStatus,
  USUAL_WAIT_MINUTES,
  actionsFor,
  findStep,
  guardHolds,
  isOneOf,
  statusAfter,
  waitStateOf,
} from "../../../domain/rides/ride-states.ts";

/** The steps a driver may take without a signal. Accept is not among them: of several drivers only one can have a ride. */
const QUEUED_ACTIONS = [
  "reject",
  "set_out",
  "arrived",
  "picked_up",
  "in_progress",
  "wait",
  "carry_on",
  "no_show",
  "finish",
  "cancel",
  "delete",
  "record_payment",
] as const satisfies readonly RideAction[];
export type QueuedAction = (typeof QUEUED_ACTIONS)[number];
/** With these a ride leaves its driver's list. */
export const ENDING_ACTIONS: readonly QueuedAction[] = ["reject", "no_show", "finish", "cancel", "delete"];

/** A step the driver has taken that the server has not accepted yet. */
export type QueuedStep = {
  /** Makes it one step however often it is sent. */
  readonly key: string;
  readonly rideId: number;
  readonly action: QueuedAction;
  /** The passenger and the short name of the ride, to say later which one it was about. */
  readonly rider: string;
  readonly reference: string;
  /** How it was paid, where the step says that. */
  readonly payment?: PaymentInput | undefined;
  /** With finish: why it wasn't paid. */
  readonly unpaid?: { readonly reason: UnpaidReason; readonly note?: string } | undefined;
  /** Why they give the ride back or cancel it, where an earlier version of the page asked before it took the step. */
  readonly because?: CancellationInput | undefined;
  /** With arrived: so many kilometers from the pickup, where they were asked and said so all the same. */
  readonly farKm?: number | undefined;
  /** When they pressed, as an ISO time. */
  readonly at: string;
  /** With picked_up, where the office asks for it: what the passenger said, or why they said nothing. */
  readonly start?: StartAnswer | undefined;
  /** The code was not the passenger's: how often another can be tried before only a reason is taken. */
  readonly codesLeft?: number | undefined;
  /** `waiting` to be sent; `failed` may work when sent again; `refused` never will. */
  readonly state: "waiting" | "failed" | "refused";
  /** The ride as the server said it is now, when it refused. */
  readonly status?: RideStatus | undefined;
  /** It refused because another passenger is on board; the ride is still the driver's. */
  readonly busy?: boolean | undefined;
  /** Later steps of the same ride that were not sent because this one was refused. */
  readonly unsent?: readonly QueuedAction[];
};
/** The answer of a driver on the passenger's start code. */
export type StartAnswer = { readonly code: string } | { readonly reason: string };
/** The facts that go with a step beside that it was taken. */
export type SaidWithStep = Pick<QueuedStep, "payment" | "unpaid" | "start" | "farKm">;
export type StepQueue = readonly QueuedStep[];
/** The server's error sentence. */
export type Refusal = Pick<QueuedStep, "status" | "busy">;

/** Puts a step at the end; pressing twice is one step, and pressing one that failed sends it again. A payment said anew is a correction. */
export function addStep(queue: StepQueue, step: QueuedStep): StepQueue {
  const again = queue.find(
    (one) =>
      one.rideId === step.rideId &&
      one.action === step.action &&
      one.action !== "record_payment" &&
      one.state !== "refused",
  );
  if (again === undefined) return [...queue, step];
  return again.codesLeft === undefined ? retryStep(queue, again.key) : answerAgain(queue, again.key, step);
}

/** The step to send now. */
export function nextToSend(queue: StepQueue): QueuedStep | null {
  return stepsToSend(queue)[0] ?? null;
}

/**
 * The steps that wait, the oldest first, without those behind a step of their ride that failed. A refused one holds
 * nothing up: later steps were taken on the ride as it is now.
 */
export function stepsToSend(queue: StepQueue): QueuedStep[] {
  const blocked = new Set<number>();
  return queue.filter((step) => {
    if (step.state === "failed") blocked.add(step.rideId);
    return step.state === "waiting" && !blocked.has(step.rideId);
  });
}

/** The driver has taken it back, or has read that it was refused. */
export function removeStep(queue: StepQueue, key: string): StepQueue {
  return queue.filter((step) => step.key !== key);
}

/** The server has accepted it. A refusal of the same ride before is no longer how things stand. */
export function takenStep(queue: StepQueue, { key, rideId }: QueuedStep): StepQueue {
  return queue.filter((step) => step.key !== key && !(step.rideId === rideId && step.state === "refused"));
}

/** Sending it again may help; later steps of the same ride wait for that. */
export function failStep(queue: StepQueue, key: string): StepQueue {
  return queue.map((step) => (step.key === key ? { ...step, state: "failed" as const } : step));
}

/** Sends a failed step again. */
export function retryStep(queue: StepQueue, key: string): StepQueue {
  return queue.map((step) => (step.key === key ? { ...step, state: "waiting" as const } : step));
}

/** Gives up a step that failed, and the later ones of its ride, which stood on it: the ride is then as the server has it. */
export function giveUpStep(queue: StepQueue, key: string): StepQueue {
  const dropped = new Set([key, ...stepsBehind(queue, key).map((step) => step.key)]);
  return queue.filter((step) => !dropped.has(step.key));
}

/** The later steps of the same ride, which wait until this one is sent or given up. */
export function stepsBehind(queue: StepQueue, key: string): QueuedStep[] {
  const at = queue.findIndex((step) => step.key === key);
  return queue.filter(
    ({ rideId, state }, index) => index > at && rideId === queue[at]?.rideId && state === "waiting",
  );
}

/** The code was wrong. The driver is asked again, and the later steps of the ride wait for that: nothing of it is lost. */
export function askForCode(queue: StepQueue, key: string, codesLeft: number): StepQueue {
  return queue.map((step) => (step.key === key ? { ...step, codesLeft, state: "failed" as const } : step));
}

/** Another answer is another call, under a key of its own, at the place and the time of the first. */
export function answerAgain(
  queue: StepQueue,
  key: string,
  answer: Pick<QueuedStep, "key" | "start">,
): StepQueue {
  return queue.map((step) =>
    step.key === key
      ? { ...step, key: answer.key, start: answer.start, codesLeft: undefined, state: "waiting" as const }
      : step,
  );
}

/** The ride has changed meanwhile, so the driver's next steps on it are not sent either. */
export function refuseStep(queue: StepQueue, key: string, why: Refusal = {}): StepQueue {
  const refused = queue.find((step) => step.key === key);
  if (refused === undefined) return queue;
  const at = queue.indexOf(refused);
  const later = (step: QueuedStep, index: number) => step.rideId === refused.rideId && index > at;
  return queue
    .filter((step, index) => !later(step, index))
    .map((step) =>
      step.key === key
        ? { ...step, ...why, state: "refused" as const, unsent: queue.filter(later).map((one) => one.action) }
        : step,
    );
}

/** The way on for a step after an answer, or none: try later by itself, let the driver try again, or give it up. */
export function outcomeOf(failure: { readonly status: number }): "later" | "failed" | "refused" {
  const { status } = failure;
  // No answer (0), a signed-out session and a server that is away all pass; the key keeps the step one step.
  // A success that could not be read is the page of a network that wants a sign-in.
  if (status < 300 || [401, 429, 502, 503, 504].includes(status)) return "later";
  return [400, 403, 404, 409, 422].includes(status) ? "refused" : "failed";
}

/** The ride as it will be when the steps that wait have been taken, with what its driver can do then. */
export function withWaitingSteps(ride: Ride, queue: StepQueue, now: Date): Ride {
  const waiting = queue.filter((step) => step.rideId === ride.id && step.state === "waiting");
  let facts = factsOf(ride);
  for (const { action, at } of waiting) {
    const step = findStep(action, ["its_driver"], facts.status);
    if (step === null) continue;
    const arrivedAt = action === "arrived" ? new Date(at) : facts.arrivedAt;
    const setOutAt = action === "set_out" ? new Date(at) : facts.setOutAt;
    const wait = WAIT_AFTER[action] ?? facts.wait;
    facts = { ...facts, status: statusAfter(step, facts.status), setOutAt, arrivedAt, wait };
  }
  const told = { ...ride, ...waitTimes(waiting) };
  const arrived_at = facts.arrivedAt === null ? null : facts.arrivedAt.toISOString();
  const set_out_at = facts.setOutAt === null ? null : facts.setOutAt.toISOString();
  if (waiting.length > 0) {
    const next = actionsFor(["its_driver"], facts, now);
    // The wait for a passenger counts from when the server learns of the arrival.
    const actions = isArrivalUntold(ride.id, queue) ? next.filter((action) => action !== "no_show") : next;
    // The arrival that the server estimated is that at the pickup.
    const boards = isOneOf(ABOARD, facts.status) && !isOneOf(ABOARD, ride.status);
    const estimated_arrival = boards ? null : ride.estimated_arrival;
    return { ...told, status: facts.status, set_out_at, arrived_at, estimated_arrival, actions };
  }
  // The wait for a passenger ends without anything happening on the server.
  const noShow =
    findStep("no_show", ["its_driver"], ride.status) !== null && guardHolds("no_show", facts, now);
  const known = ride.actions.includes("no_show");
  return noShow && !known && ride.actions.length > 0
    ? { ...ride, actions: [...ride.actions, "no_show"] }
    : ride;
}

const WAIT_AFTER: Partial<Record<QueuedAction, RideFacts["wait"]>> = { wait: "now", carry_on: "over" };

/** The times of a wait that the server doesn't know yet. */
function waitTimes(waiting: StepQueue): Partial<Pick<Ride, "wait_began_at" | "wait_ended_at">> {
  const began = waiting.find(({ action }) => action === "wait");
  const ended = waiting.find(({ action }) => action === "carry_on");
  return { ...(began && { wait_began_at: began.at }), ...(ended && { wait_ended_at: ended.at }) };
}

/** The driver has arrived, and the server does not know it yet. */
export function isArrivalUntold(rideId: number, queue: StepQueue): boolean {
  return queue.some(
    (step) => step.rideId === rideId && step.action === "arrived" && step.state === "waiting",
  );
}

/** The facts of a ride that its next steps depend on. */
export function factsOf(ride: Ride): RideFacts {
  return {
    status: ride.status,
    rideDatetime: new Date(ride.ride_datetime),
    freeWaitMinutes: ride.free_wait_minutes ?? USUAL_WAIT_MINUTES,
    // A list that an older version of the page kept does not have it.
    setOutAt: ride.set_out_at ? new Date(ride.set_out_at) : null,
    arrivedAt: ride.arrived_at === null ? null : new Date(ride.arrived_at),
    completedAt: ride.completed_at === null ? null : new Date(ride.completed_at),
    wait: waitStateOf(ride),
    cashCounted: false,
    isOwedByNobody: false,
    lacksEmail: false,
    held: ride.held ?? false,
    waitsForDeposit: false,
    changeHours: CHANGE_HOURS,
    undoUntil: null,
  };
}
