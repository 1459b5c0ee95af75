import type { Ride } from "../../../contract/rides/ride.ts";
import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useToast } from "../../ui/toast.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import { applyRideEvent, refreshRides } from "../day/use-driver-rides.ts";
import { removeStep } from "./step-queue.ts";
import { changeSteps } from "./step-store.ts";
import { undoableOf } from "./undoable.ts";

/** Takes the last step back, for as long as that is possible. */
export function UndoButton({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers");
  const toast = useToast();
  const now = useNow(SECOND_MS);
  const { steps, username, noSignal, readOnly } = useDriverDay();
  const undo = useChange(undoRideStepEndpoint, {
    onDone: (restored) => applyRideEvent({ type: "ride.changed", ride: restored }),
  });
  const undoable = readOnly ? null : undoableOf(ride, { steps, now, sends: !noSignal });
  if (undoable === null) return null;
  const { waiting, secondsLeft } = undoable;
  const takeBack = () => {
    if (waiting.length > 0) {
      changeSteps(username, (queue) => waiting.reduce((left, { key }) => removeStep(left, key), queue));
      return;
    }
    undo.run(
      { params: { id: ride.id }, body: { version: ride.version } },
      {
        onError: () => {
          toast({ text: text.undoFailed });
          refreshRides();
        },
      },
    );
  };
  return (
    <Button size="huge" busy={undo.isPending} busyLabel={text.undoing} onClick={takeBack}>
      {text.undo(secondsLeft)}
    </Button>
  );
}
