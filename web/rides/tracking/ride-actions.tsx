import { Suspense, lazy, useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { NOT_DRIVEN, isOneOf } from "../../../domain/rides/ride-states.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useCompany } from "../../company/use-company.ts";
import { useBookAgain } from "../../booking/use-book-again.ts";
import { calendarFile } from "../../../domain/rides/calendar-file.ts";
import { useCancelledToast } from "../booked/use-cancelled-toast.ts";
import { useCancelTrackedRide, useTrackedNotes, useUndoCancellation } from "./use-tracked-ride.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./ride-actions.module.css";

/** Few companies have the certificates for it. */
const WalletActions = lazy(() => import("../../wallet/wallet-actions.tsx"));
const ChangeRideDialog = lazy(() => import("../change/change-ride-dialog.tsx"));

type RideActionsProps = { readonly ride: TrackedRide; readonly code: string };

/** The passenger's actions on the ride: share, note, cancel, book back, print. */
export function RideActions({ ride, code }: RideActionsProps) {
  const text = useStrings("rides/tracking");
  const toast = useToast();
  const [open, setOpen] = useState<"change" | "notes" | "cancel" | null>(null);
  const again = useBookAgain(ride);
  const wallets = useRead(read(getConfigEndpoint)).data?.wallets ?? [];
  const close = () => setOpen(null);
  const may = (action: TrackedRide["actions"][number]) => ride.actions.includes(action);

  const callLabel = () => {
    if (ride.status === "Completed") return text.leftBehind;
    return may("cancel") && !may("change") ? text.changeByPhone : text.callOffice;
  };

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
        {wallets.length > 0 && !ride.held && ride.ended_at === null && (
          <Suspense>
            <WalletActions wallets={wallets} code={code} />
          </Suspense>
        )}
        {may("change") && <RideAction icon="swap" label={text.changeRide} onDo={() => setOpen("change")} />}
        {/* The office is one tap away, whatever the ride has come to. */}
        <CallAction icon="phone" label={callLabel()} />
        {may("edit_notes") && <RideAction icon="note" label={text.editNotes} onDo={() => setOpen("notes")} />}
        {/* Nobody comes back from where they were not driven; the same again is then the page's own button. */}
        {!isOneOf(NOT_DRIVEN, ride.status) && (
          <>
            {!ride.other_way && <RideAction icon="repeat" label={text.returnTrip} onDo={() => again(true)} />}
            <RideAction icon="refresh" label={text.sameAgain} onDo={() => again(false)} />
          </>
        )}
        {may("cancel") && <RideAction icon="x" label={text.cancelRide} bad onDo={() => setOpen("cancel")} />}
      </ul>
      {open === "change" && (
        <Suspense>
          <ChangeRideDialog ride={{ ...ride, hasDriver: ride.driver !== null }} code={code} onClose={close} />
        </Suspense>
      )}
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

/** The actions that are done by calling the office. */
function CallAction({ icon, label }: Pick<RideActionProps, "icon" | "label">) {
  const office = phoneLink(useCompany().phone);
  if (office === undefined) return null;
  return (
    <li>
      <a href={office}>
        <Icon name={icon} />
        {label}
        <Icon name="chev" className={styles.right} />
      </a>
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

function saveCalendar(ride: TrackedRide, title: string): void {
  const entry = calendarFile(ride, { link: window.location.href, title, now: new Date() });
  const file = new Blob([entry], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${ride.reference}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
