import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useCancelRide } from "./use-my-rides.ts";
import dialogStyles from "../../ui/dialog.module.css";

type CancelRideDialogProps = { readonly ride: Ride | null; readonly onClose: () => void };

/** Asks before a ride is cancelled, and says what that does. */
export function CancelRideDialog({ ride, onClose }: CancelRideDialogProps) {
  const text = useStrings("rides/mine");
  const toast = useToast();
  const cancel = useCancelRide();
  const close = () => {
    cancel.reset();
    onClose();
  };
  const send = () => {
    if (ride === null) return;
    const onDone = () => {
      toast({ text: text.cancelled });
      close();
    };
    cancel.run({ params: { id: ride.id } }, { onDone });
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
          <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
          {cancel.error !== null && <ErrorNote onRetry={send}>{text.cancelFailed}</ErrorNote>}
        </div>
      )}
    </Dialog>
  );
}
