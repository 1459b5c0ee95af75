import { useState } from "react";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useBookAgain } from "../../booking/use-book-again.ts";
import { calendarFile } from "./calendar-file.ts";
import { useCancelTrackedRide, useTrackedNotes } from "./use-tracked-ride.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./ride-actions.module.css";

type RideActionsProps = { readonly ride: TrackedRide; readonly code: string };

/** What the passenger can do with the ride: share, note, cancel, book back, print. */
export function RideActions({ ride, code }: RideActionsProps) {
  const text = useStrings("rides/tracking");
  const toast = useToast();
  const [open, setOpen] = useState<"notes" | "cancel" | null>(null);
  const again = useBookAgain(ride);
  const close = () => setOpen(null);
  const may = (action: TrackedRide["actions"][number]) => ride.actions.includes(action);

  const share = async () => {
    const link = window.location.href;
    try {
      if (typeof navigator.share === "function") await navigator.share({ title: text.headTitle, url: link });
      else {
        await navigator.clipboard.writeText(link);
        toast({ text: text.linkCopied });
      }
    } catch {
      // The person closed the share sheet.
    }
  };

  return (
    <>
      <ul className={`no-print ${styles.list} ${cardStyles.card}`}>
        <RideAction icon="share" label={text.share} onDo={() => void share()} />
        {ride.ended_at === null && (
          <RideAction icon="cal" label={text.calendar} onDo={() => saveCalendar(ride, text.calendarTitle)} />
        )}
        {may("edit_notes") && <RideAction icon="note" label={text.editNotes} onDo={() => setOpen("notes")} />}
        <RideAction icon="repeat" label={text.returnTrip} onDo={() => again(true)} />
        <RideAction icon="refresh" label={text.sameAgain} onDo={() => again(false)} />
        {ride.status === "Completed" && (
          <RideAction icon="print" label={text.printReceipt} onDo={() => window.print()} />
        )}
        {may("cancel") && <RideAction icon="x" label={text.cancelRide} bad onDo={() => setOpen("cancel")} />}
      </ul>
      {/* Each time anew, with the notes as they are by then. */}
      {open === "notes" && <NotesDialog open onClose={close} ride={ride} code={code} />}
      <CancelDialog open={open === "cancel"} onClose={close} ride={ride} code={code} />
    </>
  );
}

type RideActionProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onDo: () => void;
  readonly bad?: boolean;
};

function RideAction({ icon, label, onDo, bad = false }: RideActionProps) {
  return (
    <li>
      <button type="button" className={bad ? styles.bad : undefined} onClick={onDo}>
        <Icon name={icon} />
        {label}
        {!bad && <Icon name="chev" className={styles.right} />}
      </button>
    </li>
  );
}

type RideDialogProps = RideActionsProps & { readonly open: boolean; readonly onClose: () => void };

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
  const toast = useToast();
  const cancel = useCancelTrackedRide();
  const onSuccess = () => {
    onClose();
    toast({ text: text.cancelled });
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
            onClick={() => cancel.run({ params: { tracking_code: code } }, { onDone: onSuccess })}
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

function saveCalendar(ride: TrackedRide, title: string): void {
  const entry = calendarFile(ride, { link: window.location.href, title, now: new Date() });
  const file = new Blob([entry], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${ride.reference}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
