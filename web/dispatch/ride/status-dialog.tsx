import { OPERATOR_PROGRESS_STEPS } from "../../../domain/rides/progress-steps.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useChange } from "../../api/use-change.ts";
import { useRideActions } from "./use-ride-actions.ts";
import type { RideSteps } from "./use-ride-steps.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import dialogStyles from "../../ui/dialog.module.css";

type StatusDialogProps = {
  readonly ride: Ride | null;
  readonly onClose: () => void;
  /** Begin it, and say when it has ended, well or not. */
  readonly steps: Pick<RideSteps, "complete" | "progress" | "sendBack">;
};

/** Changes that the dialog can make to a ride. */
export const STATUS_ACTIONS = [
  ...OPERATOR_PROGRESS_STEPS,
  "operator_complete",
  "cancel_assigned",
  "reassign",
  "cancel",
] as const;

/** Update Status: every status dispatch can set for this ride now, as the server allows it. */
export function StatusDialog({ ride, onClose, steps }: StatusDialogProps) {
  const text = useStrings("dispatch");
  const statuses = useStrings("rides/booked").status;
  const words = useDispatchTexts();
  const actions = useRideActions();
  const { assign } = useDispatch();
  const { run: cancel, reset, error } = useChange(actions.cancel);
  if (ride === null) return null;
  const can = (action: Ride["actions"][number]) => ride.actions.includes(action);
  const nothing = !STATUS_ACTIONS.some(can);

  const close = () => {
    reset();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      className={dialogStyles.narrow}
      title={text.updateStatus}
      subtitle={text.rideNumber(ride.id)}
    >
      <div className="stack">
        <p className="small muted">{nothing ? text.noOtherStatus : text.statusHelp}</p>
        {error !== null && <FormError>{words.lostRace(error) ?? text.cancelFailed}</FormError>}
        {can("picked_up") && (
          <Button block icon="user" onClick={() => steps.progress("picked_up")(ride, close)}>
            {statuses.PickedUp}
          </Button>
        )}
        {can("in_progress") && (
          <Button block icon="car" onClick={() => steps.progress("in_progress")(ride, close)}>
            {statuses.InProgress}
          </Button>
        )}
        {can("operator_complete") && (
          <Button block icon="check" onClick={() => steps.complete(ride, close)}>
            {text.complete}
          </Button>
        )}
        {can("reassign") && (
          <Button
            block
            icon="swap"
            onClick={() => {
              close();
              assign(ride);
            }}
          >
            {text.reassign}
          </Button>
        )}
        {can("cancel_assigned") && (
          <Button block icon="repeat" onClick={() => steps.sendBack(ride, close)}>
            {text.cancelToPending}
          </Button>
        )}
        {can("cancel") && (
          <Button block tone="bad" icon="x" onClick={() => cancel(ride, { onDone: close })}>
            {text.cancelForGood}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
