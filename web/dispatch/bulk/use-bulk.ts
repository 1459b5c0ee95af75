import { useState } from "react";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import { factsOf } from "../../api/api-error.ts";
import { invalidate } from "../../api/update-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";
import { keepRide, reloadDispatch } from "../live/keep-change.ts";
import { usePlan } from "../live/use-plan.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { type Deed, type Done, type Known, doTo, unfitFor } from "./bulk-deeds.ts";
import { unmark } from "./marks.ts";

/** A ride that was left, and why. */
type Left = {
  readonly ride: Ride;
  readonly why: string;
  /** It would go through where dispatch means it all the same. */
  readonly canForce: boolean;
};

export type Answers = { readonly deed: Deed; readonly done: number; readonly left: readonly Left[] };

/** How far it has come. */
type Progress = { readonly done: number; readonly of: number };

/** Does the same with several rides, one after the other, and says of each how it went; one undo takes back all that went through. */
export function useBulk() {
  const text = useStrings("dispatch/bulk");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const toast = useToast();
  const plan = usePlan();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [answers, setAnswers] = useState<Answers | null>(null);

  const takeAllBack = async (done: readonly Done[]) => {
    let undone = 0;
    // The last first: a driver's hours are free again before an earlier ride needs them.
    for (const { takeBack } of done.toReversed()) {
      try {
        keepRide(await takeBack());
        undone += 1;
      } catch {
        reloadDispatch();
      }
    }
    invalidate(getPlanEndpoint);
    const failed = done.length - undone;
    toast({
      text: failed === 0 ? text.undone(undone) : text.undoneSome(undone, failed),
      durationMs: UNDO_WINDOW_MS / 2,
    });
  };

  const whyNot = (failure: unknown) => words.lostRace(failure) ?? words.reason(failure);

  const run = async (deed: Deed, rides: readonly Ride[]) => {
    const done: Done[] = [];
    const left: Left[] = [];
    let first: number | null = null;
    setAnswers(null);
    for (const [index, ride] of rides.entries()) {
      setProgress({ done: index, of: rides.length });
      const known: Known = { ride, planned: plan.byRide.get(ride.id) };
      const unfit = unfitFor(deed, known);
      if (unfit !== null) {
        left.push({ ride, why: text.unfit[unfit], canForce: false });
        continue;
      }
      try {
        const ended = await doTo(deed, known);
        first ??= Date.now();
        done.push(ended);
        keepRide(ended.ride);
      } catch (failure) {
        left.push({ ride, why: whyNot(failure), canForce: "force" in deed && canBeForced(failure) });
      }
    }
    if (left.length > 0) reloadDispatch();
    if (deed.kind === "take_out") invalidate(getPlanEndpoint);
    unmark(done.map(({ ride }) => ride.id));
    setProgress(null);
    setAnswers({ deed, done: done.length, left });
    if (first !== null) {
      toast({
        name: "bulk",
        text: text.did[deed.kind](done.length),
        // The undo of the first ends first.
        durationMs: Math.max(0, first + UNDO_WINDOW_MS - Date.now()),
        action: { label: dispatchText.undo, run: () => void takeAllBack(done) },
      });
    }
  };

  return { run, progress, answers, forget: () => setAnswers(null) };
}

/** Two rides of a driver at one time, or a car that is too small: what a single ride may be given to all the same. */
function canBeForced(failure: unknown): boolean {
  return factsOf(failure, "driver_busy") !== null || factsOf(failure, "unsuitable_vehicle") !== null;
}
