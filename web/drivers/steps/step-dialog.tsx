import { useState } from "react";
import type { PaymentInput } from "../../../contract/payments/payment-schemas.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ENDED, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { DriverStrings } from "../strings/en.ts";
import type { QueuedAction } from "./step-queue.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NO_PAYMENT, PaymentFields, paymentOf } from "./payment-fields.tsx";
import { fareText } from "../../rides/fare-text.ts";
import dialogStyles from "../../ui/dialog.module.css";
import styles from "./step-dialog.module.css";

type StepDialogProps = {
  readonly ride: Ride;
  /** The step that is asked about; null while none is. */
  readonly action: QueuedAction | null;
  readonly onClose: () => void;
  readonly onConfirm: (action: QueuedAction, payment?: PaymentInput) => void;
};

/** Asks before a ride ends or goes: what to collect, or what it will do. */
export function StepDialog({ ride, action, onClose, onConfirm }: StepDialogProps) {
  const text = useStrings("drivers");
  const formats = useFormats();
  const words =
    action === null ? null : wordsFor(action, ride, text, formats.shortDateTime(ride.ride_datetime));
  const finishes = action === "finish";
  const asksPayment = finishes || action === "record_payment";
  const [draft, setDraft] = useState(NO_PAYMENT);
  const [wrong, setWrong] = useState(false);
  const close = () => {
    setDraft(NO_PAYMENT);
    setWrong(false);
    onClose();
  };
  const confirm = (confirmed: QueuedAction) => {
    const payment = asksPayment ? paymentOf(draft) : "none";
    setWrong(payment === null);
    if (payment === null) return;
    setDraft(NO_PAYMENT);
    if (payment === "none") onConfirm(confirmed);
    else onConfirm(confirmed, payment);
  };
  return (
    <Dialog
      className={dialogStyles.narrow}
      open={action !== null}
      onClose={close}
      title={words?.title}
      subtitle={`${ride.rider_name}, ${ride.reference}`}
      footer={
        action !== null && (
          <>
            <Button size="large" onClick={close}>
              {action === "set_out"
                ? text.active.setOutNot
                : action === "record_payment"
                  ? text.active.notNow
                  : text.active.keep}
            </Button>
            <Button
              size="large"
              tone={asksPayment || action === "set_out" ? "live" : "bad"}
              disabled={action === "record_payment" && draft.paidBy === null}
              onClick={() => confirm(action)}
            >
              {words?.action}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        {asksPayment ? <ToCollect ride={ride} /> : <p>{words?.text}</p>}
        {asksPayment && (
          <PaymentFields
            draft={draft}
            wrong={wrong}
            onChange={(next) => {
              setDraft(next);
              setWrong(false);
            }}
          />
        )}
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      </div>
    </Dialog>
  );
}

function ToCollect({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers").active;
  const rides = useStrings("rides");
  const formats = useFormats();
  return (
    <dl className={styles.collect}>
      <dt>{text.collect}</dt>
      <dd className={styles.usd}>{fareText(ride.calculated_fare, formats, rides.notAvailable)}</dd>
      {ride.calculated_fare !== "" && <dd>{formats.xcg(Number(ride.calculated_fare))}</dd>}
    </dl>
  );
}

function wordsFor(action: QueuedAction, ride: Ride, text: DriverStrings, due: string) {
  const { active, step } = text;
  switch (action) {
    case "set_out":
      return { title: active.setOutTitle, text: active.setOutText(due), action: step.set_out };
    case "cancel":
      return { title: active.cancelTitle, text: active.cancelText, action: active.cancelDo };
    case "delete":
      return {
        title: active.deleteTitle,
        text: isOneOf(ENDED, ride.status) ? active.deleteEndedText : active.deleteText,
        action: step.delete,
      };
    case "no_show":
      return { title: active.noShowTitle, text: active.noShowText, action: step.no_show };
    case "reject":
      return { title: active.rejectTitle, text: active.rejectText, action: step.reject };
    case "record_payment":
      return { title: active.paymentTitle, text: "", action: step.record_payment };
    default:
      return { title: active.finishTitle, text: "", action: step[action] };
  }
}
