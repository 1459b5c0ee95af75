import { useState } from "react";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { calendarFile } from "../../../domain/rides/calendar-file.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useCancelledToast } from "../booked/use-cancelled-toast.ts";
import { useCancelTrackedRide, useTrackedNotes, useUndoCancellation } from "./use-tracked-ride.ts";

type RideDialogsProps = {
  readonly ride: TrackedRide;
  readonly code: string;
  readonly open: "change" | "notes" | "cancel" | null;
  readonly onClose: () => void;
};
type RideDialogProps = Pick<RideDialogsProps, "ride" | "code" | "onClose"> & { readonly open: boolean };

/** The dialogs of a passenger's actions on their ride that are small. */
export default function RideDialogs({ open, ...ride }: RideDialogsProps) {
  return (
    <>
      {/* Each time anew, with the notes as they are by then. */}
      {open === "notes" && <NotesDialog open {...ride} />}
      <CancelDialog open={open === "cancel"} {...ride} />
    </>
  );
}

function NotesDialog({ open, onClose, ride, code }: RideDialogProps) {
  const text = useStrings("rides/tracking");
  const editNotes = useTrackedNotes();
  const [notes, setNotes] = useState(ride.notes ?? "");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.editNotes}
      footer={
        <Button
          tone="action"
          busy={editNotes.isPending}
          busyLabel={text.saving}
          onClick={() =>
            editNotes.run({ params: { tracking_code: code }, body: { notes } }, { onDone: onClose })
          }
        >
          {text.save}
        </Button>
      }
    >
      <TextAreaField label={text.notes} maxLength={500} value={notes} onChange={setNotes} />
      <FormError>{editNotes.error !== null ? text.notSaved : null}</FormError>
    </Dialog>
  );
}

function CancelDialog({ open, onClose, ride, code }: RideDialogProps) {
  const text = useStrings("rides/tracking");
  const sayCancelled = useCancelledToast();
  const cancel = useCancelTrackedRide();
  const undo = useUndoCancellation();
  const params = { tracking_code: code };
  const onSuccess = () => {
    onClose();
    // The page is shorter now, and says at its head what it has become.
    document.querySelector("h1")?.scrollIntoView({ block: "center" });
    sayCancelled(text.cancelled, (outcome) => undo.run({ params }, outcome));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.cancelQuestion}
      footer={
        <>
          <Button onClick={onClose}>{text.keepRide}</Button>
          <Button
            tone="bad"
            busy={cancel.isPending}
            busyLabel={text.cancelling}
            onClick={() => cancel.run({ params }, { onDone: onSuccess })}
          >
            {text.cancelRide}
          </Button>
        </>
      }
    >
      <p>{ride.driver === null ? text.cancelMeansNobody : text.cancelMeansDriver}</p>
      <FormError>{cancel.error !== null ? text.cancelFailed : null}</FormError>
    </Dialog>
  );
}

/** Saves the ride as an entry of a calendar. */
export function saveEntry(ride: TrackedRide, title: string): void {
  const entry = calendarFile(ride, { link: window.location.href, title, now: new Date() });
  const file = new Blob([entry], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${ride.reference}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
