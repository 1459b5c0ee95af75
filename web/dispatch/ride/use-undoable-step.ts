import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { call } from "../../api/call.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Toast, useToast } from "../../ui/toast.tsx";
import { keepRide, reloadDispatch } from "../live/keep-change.ts";

/** Words about a step besides its sentence and its undo. */
type More = Pick<Toast, "name" | "more"> & {
  /** How much of the time to undo it is left. */
  readonly undoMs?: number;
};

/** With less than that left nobody finds the undo. */
const LEAST_UNDO_MS = 2 * SECOND_MS;

/** Takes a step, keeps the ride as it is afterwards, and says so with an undo where that is possible. */
export function useUndoableStep() {
  const toast = useToast();
  const text = useStrings("dispatch");

  const restore = async ({ id, version }: Ride) =>
    keepRide(await call(undoRideStepEndpoint, { params: { id }, body: { version } }));

  const takeBack = async (ride: Ride) => {
    try {
      await restore(ride);
      toast({ text: text.undone(ride.id) });
    } catch {
      reloadDispatch();
      toast({ text: text.undoFailed, durationMs: UNDO_WINDOW_MS / 2 });
    }
  };

  const tell = (ride: Ride, sentence: string, { undoMs = UNDO_WINDOW_MS, ...more }: More) => {
    if (!ride.actions.includes("undo") || undoMs < LEAST_UNDO_MS)
      return toast({ ...more, text: sentence, durationMs: UNDO_WINDOW_MS / 2 });
    return toast({
      ...more,
      text: sentence,
      durationMs: undoMs,
      action: { label: text.undo, run: () => void takeBack(ride) },
    });
  };

  const run = async (
    action: Promise<Ride>,
    sentence: (id: number, ride: Ride) => string,
    more: (ride: Ride) => More = () => ({}),
  ): Promise<Ride> => {
    try {
      const ride = await action;
      keepRide(ride);
      tell(ride, sentence(ride.id, ride), more(ride));
      return ride;
    } catch (error) {
      reloadDispatch();
      throw error;
    }
  };

  return { run, restore };
}

const underWay = new Map<string, Promise<Ride>>();

/** A second press while the first is under way is the same request, and does not conflict with it. */
export function once(action: string, start: () => Promise<Ride>): Promise<Ride> {
  const known = underWay.get(action);
  if (known !== undefined) return known;
  const begun = start().finally(() => underWay.delete(action));
  underWay.set(action, begun);
  return begun;
}
