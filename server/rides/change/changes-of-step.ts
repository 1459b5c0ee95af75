import {
  type RideAction,
  type RideStep,
  UNDOABLE,
  UNDOABLE_BY_DRIVER,
  UNDOABLE_BY_PASSENGER,
  UNDO_WINDOW_MS,
  statusAfter,
} from "../../../domain/rides/ride-states.ts";
import { type Actor, can } from "../../../domain/accounts/roles.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import type { RideChanges } from "./ride-changes.queries.ts";
import { stampsFor } from "./ride-stamps.ts";
import type { StepEffects, StepRequest } from "./step-request.ts";

type Step = {
  before: RideRow;
  step: RideStep;
  effects: StepEffects;
  request: StepRequest;
  /** When it happened, which may be before we heard of it. */
  at: Date;
};

/** The columns of a ride that a step changes. */
export function changesOfStep({ before, step, effects, request, at }: Step): RideChanges {
  const status = effects.status ?? statusAfter(step, before.status);
  return {
    ...acceptedWith(step, before, request),
    ...stampsFor(before, status, { now: at, action: request.action }),
    ...effects.changes,
    ...undoWindow(before, request),
    ...(effects.changed ? { trip_version: before.version + 1 } : {}),
    ...timeTold(effects.changes, request),
    status,
    updated_at: request.now,
  };
}

/** Whether whoever takes the step can take it back within some seconds. */
export function isUndoable({ action, actor }: StepRequest): boolean {
  return actor.kind !== "system" && undoableBy(actor.kind).includes(action);
}

function undoableBy(actor: Actor): readonly RideAction[] {
  if (can(actor, "dispatch")) return UNDOABLE;
  return can(actor, "drive") ? UNDOABLE_BY_DRIVER : UNDOABLE_BY_PASSENGER;
}

/** A ride that was assigned to its driver is accepted with a step of theirs that says so in the table; an undo takes both back. */
function acceptedWith(step: RideStep, before: RideRow, { now }: StepRequest): RideChanges {
  return step.accepts && before.status === "Assigned" ? { accepted_at: now } : {};
}

/** A passenger who has just heard of a time needs no reminder of it (see remind-passengers). */
function timeTold(changes: RideChanges | undefined, { action, now }: StepRequest): RideChanges {
  const tells = changes?.ride_datetime !== undefined || action === "prove" || action === "release";
  return tells ? { time_told_at: now } : {};
}

/** A step that was taken with the tracking code can be undone with it, by whoever has it. */
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
