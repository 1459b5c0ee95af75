import {
  type RideAction,
  type RideParty,
  type RideStatus,
  type RideStep,
  UNDOABLE,
  UNDOABLE_BY_DRIVER,
  UNDOABLE_BY_PASSENGER,
  UNDO_WINDOW_MS,
  guardHolds,
  statusAfter,
} from "../../../contract/rides/ride-states.ts";
import { type Actor, can } from "../../../contract/roles.ts";
import { MANY_OPEN_RIDES } from "../../../contract/drivers/many-open-rides.ts";
import { accountSubject, recordAudit } from "../../database/audit-log.ts";
import type { Trx } from "../../database/connect.ts";
import { type RideAudience, viewersOf } from "../../events/event-audience.ts";
import type { Rejection } from "../../../contract/rides/reject-reason.ts";
import type { FlightFacts } from "../../notifications/notification-kinds.ts";
import { WITHHELD } from "../../notifications/withhold-mails.ts";
import { ApiError } from "../../http/api-error.ts";
import { factsOf, undoUntilByCode, undoUntilFor } from "../present-ride.ts";
import type { RideActor } from "../ride-actor.ts";
import { Overtaken, rideConflict, stepOrConflict } from "./ride-conflict.ts";
import {
  type LockedDriver,
  type RideChanges,
  findLastSteps,
  lockActiveDriver,
  updateRideIf,
} from "./ride-changes.queries.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { freeWaitMinutes } from "../waiting/free-wait.ts";
import { snapshotOf, stampsFor } from "./ride-stamps.ts";
import { messagesOfStep } from "./messages-of-step.ts";
import { type StepFacts, findSteppedRide, storeStep } from "./store-step.queries.ts";

/** What a step changes beyond what the table says. */
type StepEffects = {
  /** Of an undo only: where it leads back to. */
  status?: RideStatus;
  changes?: RideChanges;
  /** The names of the fields that an edit changed, for the history. */
  changed?: readonly string[];
  /** The old and the new value of each, for the history. */
  values?: readonly object[];
  /** Why dispatch does not take the booking. */
  rejection?: Rejection;
  /** The flight that moves the pickup so far that people are told. */
  flight?: FlightFacts;
};

export type StepRequest = {
  action: RideAction;
  actor: RideActor;
  now: Date;
  /** Reads the ride, or refuses where there is none for this actor. */
  find: () => Promise<RideRow>;
  /** What the actor is to the ride as it was read. */
  parties: (ride: RideRow) => readonly RideParty[];
  /** When the driver says it happened, where their phone had no signal then. */
  happenedAt?: Date | null;
  /** Refuses the driver who takes the step, once their row is locked. */
  checkDriver?: (driver: LockedDriver, ride: RideRow) => void;
  /** Locks and checks what the step needs besides the ride, and says what else it changes. */
  prepare?: (ride: RideRow) => Promise<StepEffects>;
  /** The version the step must find, where the caller names one. */
  version?: number | undefined;
};

export type TakenStep = { readonly before: RideRow; readonly after: RideRow; readonly step: RideStep };

/** A step that is still allowed after others were quicker is tried again, so often. */
const ATTEMPTS = 5;

/**
 * The one way a ride changes: the table says whether the step exists, the row changes only if it still is what was
 * read, and the history line, the live event and what people are told of it are written in the same transaction.
 */
export async function takeStep(trx: Trx, request: StepRequest): Promise<TakenStep> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await request.find();
    const step = allowedStep(before, request);
    await lockActingDriver(trx, before, step, request);
    const effects = (await request.prepare?.(before)) ?? {};
    const status = effects.status ?? statusAfter(step, before.status);
    const changes = {
      ...acceptedWith(step, before, request),
      ...stampsFor(before, status, request),
      ...effects.changes,
      ...undoWindow(before, request),
      ...(effects.changed ? { trip_version: before.version + 1 } : {}),
      ...timeTold(effects.changes, request),
      status,
      updated_at: request.now,
    };
    const stepped = await changeRide(trx, before, changes);
    if (stepped) return recordStep(trx, { before, stepped, step, effects, request });
  }
  throw rideConflict(await request.find());
}

type Stepped = Awaited<ReturnType<typeof findSteppedRide>>;

/** The ride as it is once changed, or null where somebody else was quicker. */
async function changeRide(trx: Trx, before: RideRow, changes: RideChanges): Promise<Stepped | null> {
  try {
    await updateRideIf(trx, before, changes);
    return await findSteppedRide(trx, {
      rideId: before.id,
      driverBefore: before.driver_id,
      withheld: WITHHELD,
    });
  } catch (error) {
    if (error instanceof Overtaken) return null;
    throw error;
  }
}

function allowedStep(ride: RideRow, { action, parties, actor, now, version }: StepRequest): RideStep {
  const is = parties(ride);
  const step = stepOrConflict(action, is, ride);
  const undoUntil = is.includes("code_holder") ? undoUntilByCode(ride) : undoUntilFor(ride, actor.accountId);
  const facts = { ...factsOf(ride), undoUntil };
  if (!guardHolds(action, facts, now)) throw rideConflict(ride, guardSentence(action, ride));
  if (version !== undefined && version !== ride.version) {
    throw new ApiError("edit_conflict", "This ride has changed since you read it.", {
      status: ride.status,
      version: ride.version,
    });
  }
  return step;
}

/** A ride that was assigned to its driver is accepted with a step of theirs that says so in the table; an undo takes both back. */
function acceptedWith(step: RideStep, before: RideRow, { now }: StepRequest): RideChanges {
  return step.accepts && before.status === "Assigned" ? { accepted_at: now } : {};
}

/** A driver's step is taken by that driver; the driver's row is locked before the ride's. */
async function lockActingDriver(
  trx: Trx,
  ride: RideRow,
  { by }: RideStep,
  { actor, now, checkDriver }: StepRequest,
): Promise<void> {
  const drives = by.includes("its_driver") || by.includes("pool_driver");
  if (!drives || actor.accountId === null) return;
  await lockActiveDriver(trx, { driverId: actor.accountId, now }, (driver) => checkDriver?.(driver, ride));
}

function guardSentence(action: RideAction, ride: RideRow): string | undefined {
  if (action !== "no_show") return GUARD_SENTENCES[action];
  const minutes = freeWaitMinutes(ride);
  return `A passenger counts as not there ${minutes} minutes after you arrived and after the pickup time.`;
}

export const TOO_LATE_TO_CHANGE = "It is too late to change this ride here. Please call us.";

/** The error when a guard refuses the step. */
const GUARD_SENTENCES: Partial<Record<RideAction, string>> = {
  set_out: "You have already said that you are on your way.",
  record_payment: "The cash of this ride has been counted, or it ended more than a week ago.",
  assign: "This booking is held. Approve it first.",
  arrived: "You've already reported that you've arrived.",
  change: TOO_LATE_TO_CHANGE,
  rate: "You can rate a ride for up to 14 days.",
  undo: "This can no longer be undone.",
};

async function recordStep(
  trx: Trx,
  taken: { before: RideRow; stepped: Stepped; step: RideStep; effects: StepEffects; request: StepRequest },
): Promise<TakenStep> {
  const { before, stepped, step, effects, request } = taken;
  const { actor, action, now } = request;
  const { after, ...facts } = stepped;
  const detail = {
    ...(isUndoable(request) ? { before: snapshotOf(before) } : {}),
    ...(effects.changed ? { changed: effects.changed } : {}),
    ...(effects.values ? { values: effects.values } : {}),
    ...(await lateness(trx, before.id, request)),
  };
  const line = {
    ride_id: before.id,
    actor_id: actor.accountId,
    actor: actor.kind,
    action,
    from_status: before.status,
    to_status: after.status,
    driver_id: after.driver_id ?? before.driver_id,
    detail: Object.keys(detail).length > 0 ? JSON.stringify(detail) : null,
    at: now,
  };
  const viewers = { now: viewersOf(after), before: viewersOf(before) };
  const { changed, rejection, flight } = effects;
  const parties = request.parties(before);
  const told = { action, actor, parties, before, after, viewers, facts, changed, rejection, flight, now };
  await storeStep(trx, {
    line,
    events: [eventOfRide(before.id, viewers), ...eventsOfDrivers(before, after, facts)],
    messages: await messagesOfStep(trx, told),
  });
  const newDriver = after.driver_id === before.driver_id ? null : after.driver_id;
  // Alarms once, when the number is reached: dispatch's screens show it for as long as it lasts.
  if (newDriver !== null && facts.openRides === MANY_OPEN_RIDES) {
    const subject = accountSubject(newDriver);
    await recordAudit(trx, { actorId: actor.accountId, action: "many_open_rides", subject, at: now });
  }
  return { before, after, step };
}

function eventOfRide(rideId: number, audience: RideAudience) {
  return { type: "ride.changed", ride_id: rideId, driver_id: null, audience };
}

/** Of a driver's other rides only those on the road show anything of a step that changes how busy they are. */
function eventsOfDrivers(before: RideRow, after: RideRow, { followedRides }: StepFacts) {
  if (after.status === before.status && after.driver_id === before.driver_id) return [];
  const drivers = [...new Set([before.driver_id, after.driver_id])].filter((id) => id !== null);
  return drivers.map((driverId) => {
    const followed = followedRides.filter((ride) => ride.driver_id === driverId);
    const rides = followed.map(({ id, rider_id }) => ({ rideId: id, riderId: rider_id }));
    return { type: "driver.changed", ride_id: null, driver_id: driverId, audience: { rides } };
  });
}

/** A step reported within this time counts as reported at once. */
const LATE_AFTER_MS = 60_000;

/**
 * The time a driver gives for a step that came late. It is kept beside our own time and nothing is computed
 * from it; it cannot lie before what the history already holds of the ride, nor after now.
 */
async function lateness(trx: Trx, rideId: number, { happenedAt, now }: StepRequest) {
  if (!happenedAt || now.getTime() - happenedAt.getTime() < LATE_AFTER_MS) return {};
  const [last] = await findLastSteps(trx, rideId);
  const earliest = last === undefined ? now : saidTimeOf(last);
  return { happened_at: (happenedAt < earliest ? earliest : happenedAt).toISOString() };
}

/** When a line of the history happened: the driver's time where given, else ours. */
function saidTimeOf({ at, detail }: { at: Date; detail: unknown }): Date {
  const said = (detail as { happened_at?: string } | null)?.happened_at;
  return said === undefined ? at : new Date(said);
}

/** A passenger who has just heard of a time needs no reminder of it (see remind-passengers). */
function timeTold(changes: RideChanges | undefined, { action, now }: StepRequest): RideChanges {
  const tells = changes?.ride_datetime !== undefined || action === "prove" || action === "release";
  return tells ? { time_told_at: now } : {};
}

function isUndoable({ action, actor }: StepRequest): boolean {
  return actor.kind !== "system" && undoableBy(actor.kind).includes(action);
}

function undoableBy(actor: Actor): readonly RideAction[] {
  if (can(actor, "dispatch")) return UNDOABLE;
  return can(actor, "drive") ? UNDOABLE_BY_DRIVER : UNDOABLE_BY_PASSENGER;
}

/** What was done with the tracking code can be undone with it, by whoever has it. */
function undoWindow(before: RideRow, request: StepRequest): RideChanges {
  // Why a booking was rejected takes nothing from the time to undo that.
  if (request.action === "give_reason") return {};
  if (!isUndoable(request)) return { undo_until: null, undo_by: null };
  const isByCode = request.parties(before).includes("code_holder");
  return {
    undo_until: new Date(request.now.getTime() + UNDO_WINDOW_MS),
    undo_by: isByCode ? null : request.actor.accountId,
  };
}
