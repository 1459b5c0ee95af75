import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { CancellationInput } from "../../../contract/rides/cancel-reason.ts";
import { sayWhyGivenUpEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";
import { forgetRejected } from "../day/rejected-rides.ts";
import { applyRideEvent, refreshRides } from "../day/use-driver-rides.ts";
import { ENDING_ACTIONS, type QueuedAction, type QueuedStep, removeStep } from "./step-queue.ts";
import { changeSteps, readSteps } from "./step-store.ts";
import { undoLeftMs } from "./undoable.ts";
import { whyPart } from "./why-given-up.tsx";

/** How long a second try is offered. */
const RETRY_MS = 10_000;

/** Says that a ride has left the driver's lists, with a way to take that back for as long as the server would. */
export function useEndedToast(username: string): (ride: Ride, action: QueuedAction) => void {
  const text = useStrings("drivers");
  const toast = useToast();
  const takeBack = useTakeBack(username);
  const sayWhy = useSayWhy();
  return (ride, action) => {
    const sentences: Partial<Record<QueuedAction, string>> = text.ended;
    const sentence = sentences[action];
    if (sentence === undefined) return;
    const undoable = (words: string) => {
      const durationMs = undoLeftMs(ride, new Date());
      if (durationMs === null) return { text: words };
      return {
        text: words,
        durationMs,
        action: { label: text.undoEnded, run: () => takeBack(ride.id) },
      };
    };
    const isCancelled = action === "delete" && ride.status === "Cancelled";
    if (action !== "cancel" && !isCancelled) return toast(undoable(sentence));
    const said = () => toast(undoable(text.because.said));
    toast({
      ...undoable(isCancelled ? text.deletedOpen : sentence),
      more: whyPart((why) => sayWhy(ride.id, why, said)),
    });
  };
}

type SayWhy = (rideId: number, why: CancellationInput, onSaid: () => void) => void;

/** Tells the office why a ride was given up; with no answer it can be said again. */
function useSayWhy(): SayWhy {
  const { failed } = useStrings("drivers").because;
  const { retry } = useStrings("ui");
  const toast = useToast();
  const saying = useChange(sayWhyGivenUpEndpoint);
  const say: SayWhy = (id, why, onSaid) =>
    saying.run(
      { params: { id }, body: why },
      {
        onDone: onSaid,
        onError: () =>
          toast({
            text: failed,
            durationMs: RETRY_MS,
            action: { label: retry, run: () => say(id, why, onSaid) },
          }),
      },
    );
  return say;
}

/** Says that the end of a ride waits on this phone, with a way to take it back before it is sent; sent meanwhile, the server is asked. */
export function useKeptToast(username: string): (step: QueuedStep) => void {
  const text = useStrings("drivers");
  const toast = useToast();
  const takeBack = useTakeBack(username);
  return ({ key, rideId, action }) => {
    if (!ENDING_ACTIONS.includes(action)) return;
    const run = () => {
      if (!readSteps(username).some((step) => step.key === key)) return takeBack(rideId);
      changeSteps(username, (queue) => removeStep(queue, key));
      forgetRejected(username, rideId);
      toast({ text: text.undone });
    };
    toast({
      text: text.stepWaits(text.step[action]),
      durationMs: UNDO_WINDOW_MS,
      action: { label: text.undoEnded, run },
    });
  };
}

/** Takes the end of a ride back on the server. */
function useTakeBack(username: string): (rideId: number) => void {
  const text = useStrings("drivers");
  const toast = useToast();
  const undo = useChange(undoRideStepEndpoint);
  return (id) =>
    undo.run(
      { params: { id }, body: {} },
      {
        onDone: (ride) => {
          forgetRejected(username, id);
          applyRideEvent({ type: "ride.changed", ride });
          refreshRides();
          toast({ text: text.undone });
        },
        onError: () => {
          refreshRides();
          toast({ text: text.undoFailed });
        },
      },
    );
}
