import { useState } from "react";
import {
  MAX_REJECT_NOTE,
  REJECT_REASONS,
  type RejectionInput,
} from "../../../contract/rides/reject-reason.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { TextField } from "../../ui/field.tsx";

type RejectDialogProps = {
  /** The booking to turn down; null keeps the dialog shut. */
  readonly ride: Ride | null;
  readonly onClose: () => void;
  readonly onReject: (ride: Ride, rejection: RejectionInput) => void;
};

/** Why a booking is turned down, in one press: its passenger is told. */
export function RejectDialog({ ride, onClose, onReject }: RejectDialogProps) {
  const { rejecting: text } = useStrings("dispatch/pending");
  const [note, setNote] = useState("");
  if (ride === null) return null;
  const close = () => {
    setNote("");
    onClose();
  };
  const send = (rejection: RejectionInput) => {
    setNote("");
    onReject(ride, note.trim() === "" ? rejection : { ...rejection, note: note.trim() });
  };
  return (
    <Dialog
      open
      className={dialogStyles.narrow}
      onClose={close}
      title={text.title(ride.id)}
      subtitle={`${ride.rider_name}, ${ride.reference}`}
    >
      <div className="stack">
        <p className="small muted">{text.told}</p>
        <TextField label={text.note} value={note} onChange={setNote} maxLength={MAX_REJECT_NOTE} />
        {REJECT_REASONS.map((reason) => (
          <Button block key={reason} onClick={() => send({ reason })}>
            {text.reasons[reason]}
          </Button>
        ))}
        <Button block tone="quiet" onClick={() => send({})}>
          {text.noReason}
        </Button>
      </div>
    </Dialog>
  );
}
