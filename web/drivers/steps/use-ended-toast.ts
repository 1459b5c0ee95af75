import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";
import { forgetRejected } from "../day/rejected-rides.ts";
import { applyRideEvent, refreshRides } from "../day/use-driver-rides.ts";
import type { QueuedAction } from "./step-queue.ts";
import { undoLeftMs } from "./undoable.ts";

/** Says that a ride has left the driver's lists, with a way to take that back for as long as the server would. */
export function useEndedToast(username: string): (ride: Ride, action: QueuedAction) => void {
  const text = useStrings("drivers");
  const toast = useToast();
  const undo = useChange(undoRideStepEndpoint);
  const takeBack = (id: number) =>
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
  return (ride, action) => {
    const sentences: Partial<Record<QueuedAction, string>> = text.ended;
    const sentence = sentences[action];
    if (sentence === undefined) return;
    const durationMs = undoLeftMs(ride, new Date());
    if (durationMs === null) return toast({ text: sentence });
    toast({
      text: sentence,
      durationMs,
      action: { label: text.undoEnded, run: () => takeBack(ride.id) },
    });
  };
}
