import { PAYMENT_WINDOW_MS } from "../payments/payment.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time-units.ts";

/** Every status a ride can have on the wire. */
export const RIDE_STATUSES = [
  "Pending",
  "Assigned",
  "Accepted",
  "PickedUp",
  "InProgress",
  "Completed",
  "Cancelled",
  "Rejected",
  "NoShow",
] as const;
export type RideStatus = (typeof RIDE_STATUSES)[number];

/** A ride begins here when it is booked. */
export const FIRST_STATUS = "Pending" as const satisfies RideStatus;

/** A driver is assigned and has not picked the passenger up yet. */
export const PROMISED = ["Assigned", "Accepted"] as const satisfies RideStatus[];
/** The passenger is in the car; a driver has at most one such ride. */
export const ABOARD = ["PickedUp", "InProgress"] as const satisfies RideStatus[];
/** A driver has the ride and it has not ended. */
export const UNDER_WAY = [...PROMISED, ...ABOARD] as const satisfies RideStatus[];
/** The ride has been booked and has not ended. */
export const OPEN = ["Pending", ...UNDER_WAY] as const satisfies RideStatus[];
/** The ride has ended: only hiding it from a list or an undo within seconds can follow. */
export const ENDED = ["Completed", "Cancelled", "Rejected", "NoShow"] as const satisfies RideStatus[];

/** The ride has ended without its passenger being driven. */
export const NOT_DRIVEN = ["Cancelled", "Rejected", "NoShow"] as const satisfies RideStatus[];

/** Whether a status is one of a list. */
export function isOneOf(statuses: readonly RideStatus[], status: string): boolean {
  return statuses.some((one) => one === status);
}

/** Everything that can be done to a ride that exists. */
export const RIDE_ACTIONS = [
  "accept",
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
  "assign",
  "reassign",
  "cancel_assigned",
  "operator_complete",
  "update",
  "undo",
  "edit_notes",
  "change",
  "rate",
  "record_payment",
  "claim",
  "time_out",
  "prove",
  "release",
  "give_reason",
  "add_email",
  "correct_fare",
] as const;
export type RideAction = (typeof RIDE_ACTIONS)[number];

/**
 * The parts that somebody can have in a ride; `auto_dispatch` is the product itself, which offers rides in turn, moves
 * them with their flights and waits for deposits.
 */
export type RideParty =
  | "pool_driver"
  | "its_driver"
  | "its_rider"
  | "code_holder"
  | "other_rider"
  | "dispatcher"
  | "office"
  | "auto_dispatch";

export type RideStep = {
  readonly action: RideAction;
  readonly by: readonly RideParty[];
  readonly from: readonly RideStatus[];
  /** The next status; `same` leaves it, `as_before` is the status before the step that is undone. */
  readonly to: RideStatus | "same" | "as_before";
  /** Its driver accepts a ride that was assigned to them with this very step: a client may know no call before it. */
  readonly accepts?: true;
};

/** The states of a ride. This table is the only place that says which step may follow, and who may take it. */
export const RIDE_STEPS: readonly RideStep[] = [
  { action: "accept", by: ["pool_driver"], from: ["Pending"], to: "Accepted" },
  { action: "accept", by: ["its_driver"], from: ["Assigned"], to: "Accepted" },
  { action: "reject", by: ["pool_driver"], from: ["Pending"], to: "same" },
  { action: "reject", by: ["its_driver"], from: ["Assigned"], to: "Pending" },
  { action: "reject", by: ["dispatcher"], from: ["Pending"], to: "Rejected" },
  { action: "set_out", by: ["its_driver"], from: ["Accepted"], to: "same" },
  { action: "arrived", by: ["its_driver"], from: ["Assigned", "Accepted"], to: "same" },
  { action: "picked_up", by: ["its_driver"], from: ["Assigned", "Accepted"], to: "PickedUp" },
  { action: "in_progress", by: ["its_driver"], from: ["PickedUp"], to: "InProgress" },
  // At the place where they wait, and on with the passengers.
  { action: "wait", by: ["its_driver"], from: ABOARD, to: "same" },
  { action: "carry_on", by: ["its_driver"], from: ABOARD, to: "same" },
  // For a driver who can't: the telephone of the office knows.
  { action: "picked_up", by: ["dispatcher"], from: PROMISED, to: "PickedUp" },
  { action: "in_progress", by: ["dispatcher"], from: ["PickedUp"], to: "InProgress" },
  { action: "no_show", by: ["its_driver"], from: ["Assigned", "Accepted"], to: "NoShow" },
  { action: "finish", by: ["its_driver"], from: UNDER_WAY, to: "Completed", accepts: true },
  { action: "cancel", by: ["its_driver"], from: PROMISED, to: "Pending", accepts: true },
  {
    action: "cancel",
    by: ["its_rider", "code_holder", "dispatcher"],
    from: ["Pending", "Assigned", "Accepted"],
    to: "Cancelled",
  },
  // Its deposit wasn't paid in time.
  { action: "cancel", by: ["auto_dispatch"], from: ["Pending"], to: "Cancelled" },
  { action: "delete", by: ["its_driver"], from: PROMISED, to: "Cancelled", accepts: true },
  { action: "delete", by: ["its_driver"], from: ["Completed", "Cancelled", "NoShow"], to: "same" },
  { action: "assign", by: ["dispatcher", "auto_dispatch"], from: ["Pending"], to: "Assigned" },
  { action: "reassign", by: ["dispatcher"], from: ["Assigned", "Accepted"], to: "Assigned" },
  { action: "time_out", by: ["auto_dispatch"], from: ["Assigned"], to: "Pending" },
  { action: "cancel_assigned", by: ["dispatcher"], from: UNDER_WAY, to: "Pending" },
  // Its passenger has changed it, and this driver cannot drive it any more.
  { action: "cancel_assigned", by: ["auto_dispatch"], from: PROMISED, to: "Pending" },
  { action: "operator_complete", by: ["dispatcher"], from: UNDER_WAY, to: "Completed" },
  {
    action: "update",
    by: ["dispatcher", "auto_dispatch"],
    from: ["Pending", "Assigned", "Accepted"],
    to: "same",
  },
  {
    action: "edit_notes",
    by: ["its_rider", "code_holder"],
    from: ["Pending", "Assigned", "Accepted"],
    to: "same",
  },
  {
    action: "add_email",
    by: ["code_holder"],
    from: OPEN,
    to: "same",
  },
  {
    action: "change",
    by: ["code_holder", "its_rider"],
    from: ["Pending", "Assigned", "Accepted"],
    to: "same",
  },
  { action: "rate", by: ["its_rider", "code_holder"], from: ["Completed"], to: "same" },
  { action: "record_payment", by: ["its_driver", "dispatcher"], from: ["Completed"], to: "same" },
  // Once it is over its fare changes by a correction alone, which has a reason.
  { action: "correct_fare", by: ["office"], from: ["Completed"], to: "same" },
  { action: "claim", by: ["other_rider"], from: RIDE_STATUSES, to: "same" },
  { action: "prove", by: ["code_holder"], from: ["Pending"], to: "same" },
  // The office knows that it is meant, or its deposit was paid.
  { action: "release", by: ["dispatcher", "auto_dispatch"], from: ["Pending"], to: "same" },
  // Why a booking was rejected, said after it was.
  { action: "give_reason", by: ["dispatcher"], from: ["Rejected"], to: "same" },
  {
    action: "undo",
    by: ["dispatcher"],
    from: ["Pending", "Assigned", ...ABOARD, "Completed", "Cancelled", "Rejected"],
    to: "as_before",
  },
  {
    action: "undo",
    by: ["its_driver"],
    from: [...UNDER_WAY, "Completed", "Cancelled", "NoShow"],
    to: "as_before",
  },
  // A driver who gave it back.
  { action: "undo", by: ["pool_driver"], from: ["Pending"], to: "as_before" },
  { action: "undo", by: ["its_rider", "code_holder"], from: ["Cancelled"], to: "as_before" },
];

/** The steps that a dispatcher, a driver and a passenger may undo, and for how long. */
export const UNDOABLE = [
  "assign",
  "reassign",
  "cancel",
  "cancel_assigned",
  "reject",
  "picked_up",
  "in_progress",
  "operator_complete",
] as const satisfies RideAction[];
export const UNDOABLE_BY_DRIVER = [
  "accept",
  "reject",
  "set_out",
  "arrived",
  "picked_up",
  "in_progress",
  "no_show",
  "finish",
  "cancel",
  "delete",
] as const satisfies RideAction[];
export const UNDOABLE_BY_PASSENGER = ["cancel"] as const satisfies RideAction[];
export const UNDO_WINDOW_MS = 10_000;

/** Until so many hours before the pickup a passenger changes a ride that a driver has accepted, where the office says nothing else. */
export const CHANGE_HOURS = 2;

/** How long a driver waits at the pickup where the server does not say it: one of an earlier version. */
export const USUAL_WAIT_MINUTES = 15;

/** How long after the ride a passenger may rate the driver, or change the rating. */
export const RATING_WINDOW_MS = 14 * 24 * 60 * 60_000;

/** How long after the pickup time a passenger is still told why their booking was rejected. */
export const REASON_WINDOW_MS = DAY_MS;

/** The wait of a driver on the way: there is none, it is to come, it goes on or it is over. */
export type WaitState = "none" | "to_come" | "now" | "over";

export function waitStateOf(ride: {
  readonly wait_minutes?: number | undefined;
  readonly wait_began_at?: Date | string | null | undefined;
  readonly wait_ended_at?: Date | string | null | undefined;
}): WaitState {
  if ((ride.wait_minutes ?? 0) === 0) return "none";
  if ((ride.wait_began_at ?? null) === null) return "to_come";
  return (ride.wait_ended_at ?? null) === null ? "now" : "over";
}

/** The facts of a ride that a step can depend on beyond its status. */
export type RideFacts = {
  readonly status: RideStatus;
  readonly rideDatetime: Date;
  /** How long the driver waits before the passenger counts as not there. */
  readonly freeWaitMinutes: number;
  readonly setOutAt: Date | null;
  readonly arrivedAt: Date | null;
  readonly completedAt: Date | null;
  /** How far its driver is with the wait on the way. */
  readonly wait: WaitState;
  /** Its cash has been counted at the end of a shift. */
  readonly cashCounted: boolean;
  /** It counts as paid on account, and no account pays it. */
  readonly isOwedByNobody: boolean;
  /** The booking waits until it is proved, its deposit is paid or the office releases it. */
  readonly held: boolean;
  /** It is a deposit that it waits for. */
  readonly waitsForDeposit: boolean;
  /** Until so many hours before the pickup its passenger can change it though a driver has accepted. */
  readonly changeHours: number;
  /** The ride has no e-mail address, of its own or of an account. */
  readonly lacksEmail: boolean;
  /** Until when the last step can be taken back by the caller; null when it cannot. */
  readonly undoUntil: Date | null;
};

/** The step an action would be for one of these parties in this status, or null where the table has none. */
export function findStep(
  action: RideAction,
  parties: readonly RideParty[],
  status: RideStatus,
): RideStep | null {
  return (
    RIDE_STEPS.find(
      (step) =>
        step.action === action &&
        step.from.includes(status) &&
        step.by.some((party) => parties.includes(party)),
    ) ?? null
  );
}

/** Whether a party can ever take an action, in whatever status. */
export function isPartyTo(action: RideAction, parties: readonly RideParty[]): boolean {
  return RIDE_STEPS.some(
    (step) => step.action === action && step.by.some((party) => parties.includes(party)),
  );
}

/** The status after a step that does not undo another. */
export function statusAfter(step: RideStep, status: RideStatus): RideStatus {
  if (step.to === "as_before") throw new Error("an undo goes back to what the history says");
  return step.to === "same" ? status : step.to;
}

/** From when on a driver may say that the passenger is not there; null before they have arrived. */
export function noShowFrom({
  arrivedAt,
  rideDatetime,
  freeWaitMinutes,
}: Pick<RideFacts, "rideDatetime" | "arrivedAt" | "freeWaitMinutes">): Date | null {
  if (!arrivedAt) return null;
  const waitsFrom = Math.max(arrivedAt.getTime(), rideDatetime.getTime());
  return new Date(waitsFrom + freeWaitMinutes * MINUTE_MS);
}

/**
 * Whether the car is under way to the passenger or with them: from here to the end they see where it is. A driver whose
 * app has no "on my way" shows it from their arrival on.
 */
export function isOnTheRoad(ride: {
  readonly status: RideStatus;
  readonly set_out_at: Date | string | null;
  readonly arrived_at: Date | string | null;
}): boolean {
  if (isOneOf(ABOARD, ride.status)) return true;
  return isOneOf(PROMISED, ride.status) && (ride.set_out_at ?? ride.arrived_at) !== null;
}

/** Until when the passenger can change a ride that a driver has accepted. */
export function changeUntil({
  rideDatetime,
  changeHours,
}: Pick<RideFacts, "rideDatetime" | "changeHours">): Date {
  return new Date(rideDatetime.getTime() - changeHours * HOUR_MS);
}

/** The conditions beyond the status, action by action. */
const GUARDS: Partial<Record<RideAction, (ride: RideFacts, now: Date) => boolean>> = {
  set_out: (ride) => ride.setOutAt === null && ride.arrivedAt === null,
  arrived: (ride) => ride.arrivedAt === null,
  wait: (ride) => ride.wait === "to_come",
  carry_on: (ride) => ride.wait === "now",
  no_show: (ride, now) => {
    const from = noShowFrom(ride);
    return from !== null && now >= from;
  },
  change: (ride, now) =>
    ride.setOutAt === null &&
    ride.arrivedAt === null &&
    (ride.status !== "Accepted" || now <= changeUntil(ride)),
  // The link alone may not change where the messages of a ride go.
  add_email: (ride) => ride.lacksEmail,
  rate: ({ completedAt }, now) =>
    completedAt !== null && now.getTime() - completedAt.getTime() <= RATING_WINDOW_MS,
  // A ride that nobody owes can be put right however long ago it was.
  record_payment: ({ completedAt, cashCounted, isOwedByNobody }, now) =>
    !cashCounted &&
    completedAt !== null &&
    (isOwedByNobody || now.getTime() - completedAt.getTime() <= PAYMENT_WINDOW_MS),
  // No driver hears of a booking that is held; a driver who is told all the same could go for nobody.
  accept: (ride) => !ride.held,
  assign: (ride) => !ride.held,
  prove: (ride) => ride.held && !ride.waitsForDeposit,
  release: (ride) => ride.held,
  give_reason: ({ rideDatetime }, now) => now.getTime() - rideDatetime.getTime() <= REASON_WINDOW_MS,
  undo: (ride, now) => ride.undoUntil !== null && now <= ride.undoUntil,
};

/** Whether an action's own condition holds, apart from who asks and the status. */
export function guardHolds(action: RideAction, ride: RideFacts, now: Date): boolean {
  return GUARDS[action]?.(ride, now) ?? true;
}

/** The actions that a caller may take on a ride now: the buttons they are shown. */
export function actionsFor(parties: readonly RideParty[], ride: RideFacts, now: Date): RideAction[] {
  return stepsOf(parties, ride.status).filter((action) => guardHolds(action, ride, now));
}

/** Looked up in the table once: a list has hundreds of rides in a few states. */
const STEPS = new Map<string, readonly RideAction[]>();

function stepsOf(parties: readonly RideParty[], status: RideStatus): readonly RideAction[] {
  const key = `${status} ${parties.join(" ")}`;
  let steps = STEPS.get(key);
  if (!steps) {
    steps = RIDE_ACTIONS.filter((action) => findStep(action, parties, status) !== null);
    STEPS.set(key, steps);
  }
  return steps;
}
