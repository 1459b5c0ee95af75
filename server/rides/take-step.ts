import {
  type RideAction,
  type RideParty,
  type RideStatus,
  type RideStep,
  UNDOABLE,
  UNDO_WINDOW_MS,
  findStep,
  guardHolds,
  statusAfter,
} from "../../contract/rides/ride-states.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { Refusal } from "../http/refusal.ts";
import { factsOf, undoUntilFor } from "./present-ride.ts";
import { type RideActor, isOffice } from "./ride-actor.ts";
import { rideConflict } from "./ride-conflict.ts";
import {
  type RideChanges,
  findLastStep,
  insertHistory,
  markDriverActive,
  updateRideIf,
} from "./ride-changes.queries.ts";
import { type RideRow, findRide } from "./ride-rows.queries.ts";
import { snapshotOf, stampsFor } from "./ride-stamps.ts";

/** What a step brings about beyond what the table says. */
export type StepEffects = {
  /** Of an undo only: where it leads back to. */
  status?: RideStatus;
  changes?: RideChanges;
  /** The names of the fields that an edit changed, for the history. */
  changed?: readonly string[];
};

export type StepRequest = {
  action: RideAction;
  actor: RideActor;
  now: Date;
  /** When the driver says it happened, where his phone could not tell us then. */
  happenedAt?: Date | null;
  /** Reads the ride, or refuses where there is none for this actor. */
  find: () => Promise<RideRow>;
  /** What the actor is to the ride as it was read. */
  parties: (ride: RideRow) => readonly RideParty[];
  /** Locks and checks what the step needs besides the ride, and says what else it changes. */
  prepare?: (ride: RideRow, step: RideStep) => Promise<StepEffects>;
  /** The version the step must find, where the caller names one. */
  version?: number | undefined;
};

export type TakenStep = { readonly before: RideRow; readonly after: RideRow; readonly step: RideStep };

/** A step that is still allowed after others were quicker is tried again, so often. */
const ATTEMPTS = 5;

/**
 * The one way a ride changes: the table says whether the step exists, the row changes only if it still is what was
 * read, and the history line and the live event are written in the same transaction.
 */
export async function takeStep(trx: Trx, request: StepRequest): Promise<TakenStep> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await request.find();
    const step = allowedStep(before, request);
    await hearOfDriver(trx, step, request);
    const effects = (await request.prepare?.(before, step)) ?? {};
    const status = effects.status ?? statusAfter(step, before.status);
    const changes = {
      ...stampsFor(before, status, request),
      ...effects.changes,
      ...undoWindow(request),
      status,
      updated_at: request.now,
    };
    if (await updateRideIf(trx, before, changes)) return recordStep(trx, { before, step, effects, request });
  }
  throw rideConflict(await request.find());
}

function allowedStep(ride: RideRow, { action, parties, actor, now, version }: StepRequest): RideStep {
  const step = findStep(action, parties(ride), ride.status);
  if (!step) throw rideConflict(ride);
  const facts = { ...factsOf(ride), undoUntil: undoUntilFor(ride, actor.accountId) };
  if (!guardHolds(action, facts, now)) throw rideConflict(ride, GUARD_SENTENCES[action]);
  if (version !== undefined && version !== ride.version) {
    throw new Refusal("edit_conflict", "This ride has changed since you read it.", {
      status: ride.status,
      version: ride.version,
    });
  }
  return step;
}

/** Whoever takes a driver's step is that driver; his row is taken before the ride's. */
async function hearOfDriver(trx: Trx, { by }: RideStep, { actor, now }: StepRequest): Promise<void> {
  const drives = by.includes("its_driver") || by.includes("pool_driver");
  if (drives && actor.accountId !== null) await markDriverActive(trx, { driverId: actor.accountId, now });
}

/** Why a guard said no. */
const GUARD_SENTENCES: Partial<Record<RideAction, string>> = {
  arrived: "You have already said that you are there.",
  no_show: "A passenger counts as not there 15 minutes after you arrived and after the pickup time.",
  rate: "A ride can be rated until 14 days after it was completed.",
  undo: "This can no longer be taken back.",
};

async function recordStep(
  trx: Trx,
  taken: { before: RideRow; step: RideStep; effects: StepEffects; request: StepRequest },
): Promise<TakenStep> {
  const { before, step, effects, request } = taken;
  const { actor, action, now } = request;
  const after = await findRide(trx, before.id);
  if (!after) throw new Error("a ride went away while it changed");
  const detail = {
    ...(isUndoable(request) ? { before: snapshotOf(before) } : {}),
    ...(effects.changed ? { changed: effects.changed } : {}),
    ...(await lateness(trx, before.id, request)),
  };
  await insertHistory(trx, {
    ride_id: before.id,
    actor_id: actor.accountId,
    actor: actor.kind,
    action,
    from_status: before.status,
    to_status: after.status,
    driver_id: after.driver_id ?? before.driver_id,
    detail: Object.keys(detail).length > 0 ? JSON.stringify(detail) : null,
    at: now,
  });
  await recordEvent(trx, { type: "ride.changed", rideId: before.id, at: now });
  if (after.status !== before.status || after.driver_id !== before.driver_id) {
    for (const driverId of new Set([before.driver_id, after.driver_id])) {
      if (driverId !== null) await recordEvent(trx, { type: "driver.changed", driverId, at: now });
    }
  }
  return { before, after, step };
}

/** A step told within this time counts as told at once. */
const LATE_AFTER_MS = 60_000;

/**
 * What a driver says of the time of a step that came late. It is kept beside our own time and nothing is worked out
 * from it; it cannot lie before what the history already holds of the ride, nor after now.
 */
async function lateness(trx: Trx, rideId: number, { happenedAt, now }: StepRequest) {
  if (!happenedAt || now.getTime() - happenedAt.getTime() < LATE_AFTER_MS) return {};
  const last = await findLastStep(trx, rideId);
  const earliest = last === undefined ? now : saidTimeOf(last);
  return { happened_at: (happenedAt < earliest ? earliest : happenedAt).toISOString() };
}

/** When a line of the history happened, as far as anybody said. */
function saidTimeOf({ at, detail }: { at: Date; detail: unknown }): Date {
  const said = (detail as { happened_at?: string } | null)?.happened_at;
  return said === undefined ? at : new Date(said);
}

function isUndoable({ action, actor }: StepRequest): boolean {
  return isOffice(actor) && (UNDOABLE as readonly RideAction[]).includes(action);
}

function undoWindow(request: StepRequest): RideChanges {
  if (!isUndoable(request)) return { undo_until: null, undo_by: null };
  return {
    undo_until: new Date(request.now.getTime() + UNDO_WINDOW_MS),
    undo_by: request.actor.accountId,
  };
}
