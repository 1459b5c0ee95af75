import { actorColumns } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { isUndoable } from "./changes-of-step.ts";
import type { NewHistoryRow } from "./ride-changes.queries.ts";
import { snapshotOf } from "./ride-stamps.ts";
import type { StepEffects, StepRequest } from "./step-request.ts";

type Taken = { before: RideRow; after: RideRow; effects: StepEffects; request: StepRequest; at: Date };

/** The line that a step adds to the history of its ride: when we heard of it and, where that is another time, when it happened. */
export function lineOfStep({ before, after, effects, request, at }: Taken): NewHistoryRow {
  const { actor, action, now } = request;
  const detail = {
    ...(isUndoable(request) ? { before: snapshotOf(before) } : {}),
    ...(effects.changed ? { changed: effects.changed } : {}),
    ...(effects.values ? { values: effects.values } : {}),
    ...(at < now ? { happened_at: at.toISOString() } : {}),
  };
  return {
    ride_id: before.id,
    ...actorColumns(actor),
    action,
    from_status: before.status,
    to_status: after.status,
    driver_id: after.driver_id ?? before.driver_id,
    detail: Object.keys(detail).length > 0 ? JSON.stringify(detail) : null,
    at: now,
  };
}
