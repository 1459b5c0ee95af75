import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useCancelledToast } from "../booked/use-cancelled-toast.ts";
import { useCancelRide, useUndoCancellation } from "./use-my-rides.ts";
import dialogStyles from "../../ui/dialog.module.css";

type CancelRideDialogProps = { readonly ride: Ride | null; readonly onClose: () => void };

/** Asks before a ride is cancelled, and says what that does. */
export function CancelRideDialog({ ride, onClose }: CancelRideDialogProps) {
  const text = useStrings("rides/mine");
  const sayCancelled = useCancelledToast();
  const cancel = useCancelRide();
  const undo = useUndoCancellation();
  const close = () => {
    cancel.reset();
    onClose();
  };
  const send = () => {
    if (ride === null) return;
    const params = { id: ride.id };
    const onDone = () => {
      sayCancelled(text.cancelled, (outcome) => undo.run({ params, body: {} }, outcome));
      close();
    };
    cancel.run({ params }, { onDone });
  };
  return (
    <Dialog
      className={dialogStyles.narrow}
      open={ride !== null}
      onClose={close}
      title={text.cancelTitle}
      subtitle={ride?.reference}
      footer={
        <>
          <Button onClick={close}>{text.keep}</Button>
          <Button tone="bad" busy={cancel.isPending} busyLabel={text.cancelling} onClick={send}>
            {text.cancel}
          </Button>
        </>
      }
    >
      {ride !== null && (
        <div className="stack">
          <p>{text.cancelText}</p>
          <RideLines ride={ride} inFull />
          {cancel.error !== null && <ErrorNote onRetry={send}>{text.cancelFailed}</ErrorNote>}
        </div>
      )}
    </Dialog>
  );
}
