import { applyPlanChangesEndpoint, getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import { getForecastEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { PlanChange, PlanDifference } from "../../../contract/dispatch/plan.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { call } from "../../api/call.ts";
import { type Action, type Outcome } from "../../api/use-action.ts";
import { invalidate } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";
import { keepRide, readListsAgain, reloadDispatch } from "../live/keep-change.ts";
import { useUndoableStep } from "../ride/use-undoable-step.ts";

type Applying = {
  readonly changes: readonly PlanChange[];
  /** The sentence that is said once it is done. */
  readonly sentence: string;
};

/** Does what was supposed, and offers for a moment to take all of it back in one press. */
export function usePlanApply(
  outcome: Outcome<Applying, PlanDifference> = {},
): Action<Applying, PlanDifference> {
  const text = useStrings("dispatch");
  const toast = useToast();
  const { restore } = useUndoableStep();

  const takeBack = async (changes: readonly PlanChange[], rides: readonly Ride[]) => {
    const back = changes.flatMap(inverseOf);
    const ends = await Promise.allSettled([
      ...(back.length === 0 ? [] : [apply(back)]),
      ...rides.map(restore),
    ]);
    const failed = ends.some(({ status }) => status === "rejected");
    reloadDispatch();
    toast({ text: failed ? text.undoFailed : text.undonePlan });
  };

  return useChange(async ({ changes, sentence }: Applying, idempotencyKey) => {
    const difference = await apply(changes, idempotencyKey);
    const rides = await Promise.all(
      touchedBy(changes, difference).map((id) => call(getRideEndpoint, { params: { id } })),
    );
    for (const ride of rides) keepRide(ride);
    toast({
      text: sentence,
      durationMs: UNDO_WINDOW_MS,
      action: { label: text.undo, run: () => void takeBack(changes, rides) },
    });
    return difference;
  }, outcome);
}

async function apply(changes: readonly PlanChange[], idempotencyKey?: string): Promise<PlanDifference> {
  try {
    return await call(applyPlanChangesEndpoint, {
      body: { changes: [...changes] },
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
  } finally {
    readListsAgain();
    invalidate(getPlanEndpoint);
    invalidate(getForecastEndpoint);
  }
}

/** The rides whose driver was told something. */
function touchedBy(changes: readonly PlanChange[], { moves }: PlanDifference): readonly number[] {
  const given = changes.flatMap((change) => (change.kind === "give" ? [change.ride_id] : []));
  const moved = moves.flatMap(({ ride_id, was_told }) => (was_told ? [ride_id] : []));
  return [...new Set([...given, ...moved])];
}

/** Changes that take one of a car or a place back; a ride's own steps are undone at the ride. */
function inverseOf(change: PlanChange): readonly PlanChange[] {
  if (change.kind === "car_out") return [{ kind: "car_back", driver_id: change.driver_id }];
  if (change.kind === "close_place") return [{ kind: "open_place", place: change.place }];
  return [];
}
