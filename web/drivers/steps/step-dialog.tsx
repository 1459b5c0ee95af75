import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { DriverStrings } from "../strings/en.ts";
import type { QueuedAction, SaidWithStep } from "./step-queue.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { paidByLink } from "../../pay-links/paid-by-link.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NO_PAYMENT, PaymentFields, paymentOf, unpaidOf } from "../../payments/payment-fields.tsx";
import { waysToPay } from "../../payments/ways-to-pay.ts";
import dialogStyles from "../../ui/dialog.module.css";
import styles from "./step-dialog.module.css";

type StepDialogProps = {
  readonly ride: Ride;
  /** The step that is asked about; null while none is. */
  readonly action: QueuedAction | null;
  /** The pickup is more than an hour away. */
  readonly early?: boolean;
  /** So many kilometres from the pickup they say that they have arrived. */
  readonly far?: number | null;
  readonly onClose: () => void;
  readonly onConfirm: (action: QueuedAction, said?: SaidWithStep) => void;
};

/** Asks before a ride ends, and before a step that comes early: what to collect, or what it will do. */
export function StepDialog({ ride, action, early = false, far = null, onClose, onConfirm }: StepDialogProps) {
  const text = useStrings("drivers");
  const booked = useStrings("rides/booked");
  const payLinks = useStrings("pay-links");
  const formats = useFormats();
  const due = formats.shortDateTime(ride.ride_datetime);
  const words = action === null ? null : wordsFor(action, text, due);
  const finishes = action === "finish";
  const partner = ride.partner ?? null;
  const rest = paidByLink(ride)?.rest ?? Number(ride.calculated_fare);
  const restCents = Math.round(rest * 100);
  const isPaid = paidByLink(ride)?.rest === 0;
  const asksPayment = (finishes && partner === null && !isPaid) || action === "record_payment";
  const [draft, setDraft] = useState(NO_PAYMENT);
  const [wrong, setWrong] = useState(false);
  const [missing, setMissing] = useState(false);
  const clear = () => {
    setDraft(NO_PAYMENT);
    setWrong(false);
    setMissing(false);
  };
  const close = () => {
    clear();
    onClose();
  };
  const confirm = (confirmed: QueuedAction) => {
    const payment = asksPayment ? paymentOf(draft, restCents) : "none";
    const unpaid = asksPayment ? unpaidOf(draft) : null;
    if (payment === null) return setWrong(true);
    if (asksPayment && draft.paidBy === null && draft.unpaid !== true) return setMissing(true);
    if (draft.unpaid === true && unpaid === null) return setWrong(true);
    clear();
    if (unpaid !== null) onConfirm(confirmed, { unpaid });
    else if (payment === "none") onConfirm(confirmed);
    else onConfirm(confirmed, { payment });
  };
  return (
    <Dialog
      className={dialogStyles.narrow}
      open={action !== null}
      onClose={close}
      title={far === null ? words?.title : text.active.farTitle(formats.km(far))}
      subtitle={`${ride.rider_name}, ${ride.reference}`}
      footer={
        action !== null && (
          <>
            <Button size="large" onClick={close}>
              {wordsOfWayOut(action, text)}
            </Button>
            <Button
              size="large"
              tone={asksPayment || finishes || isForward(action) ? "live" : "bad"}
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
        {asksPayment ? (
          <ToCollect
            ride={ride}
            inGuilders={draft.paidBy === "cash_xcg"}
            isCollected={action === "record_payment"}
          />
        ) : (
          (far === null || early) && <p>{words?.text}</p>
        )}
        {far !== null && <p>{text.active.farText}</p>}
        {finishes && partner !== null && <p className="strong">{booked.collectNothing(partner.name)}</p>}
        {finishes && partner === null && isPaid && <p className="strong">{payLinks.collectNothing}</p>}
        {early && (finishes || action === "no_show") && <p>{text.active.early(due)}</p>}
        {asksPayment && (
          <PaymentFields
            draft={draft}
            ways={waysToPay(ride, { isDispatch: false })}
            mayBeUnpaid={finishes}
            restCents={restCents}
            wrong={wrong}
            missing={missing}
            onChange={(next) => {
              setDraft(next);
              setWrong(false);
              setMissing(false);
            }}
          />
        )}
        <RideLines ride={ride} inFull />
      </div>
    </Dialog>
  );
}

type ToCollectProps = {
  readonly ride: Ride;
  /** The guilders are what is in hand. */
  readonly inGuilders: boolean;
  /** The ride is over: it is said afterwards. */
  readonly isCollected: boolean;
};

function ToCollect({ ride, inGuilders, isCollected }: ToCollectProps) {
  const { active, panel } = useStrings("drivers");
  const rides = useStrings("rides");
  const payLinks = useStrings("pay-links");
  const formats = useFormats();
  const byLink = paidByLink(ride);
  const rest = byLink?.rest ?? Number(ride.calculated_fare);
  const hasFare = ride.calculated_fare !== "";
  const dollars = hasFare ? formats.usd(rest) : rides.notAvailable;
  const [first, second] =
    inGuilders && hasFare ? [formats.cashXcg(rest), dollars] : [dollars, formats.cashXcg(rest)];
  return (
    <dl className={styles.collect}>
      <dt>{isCollected ? panel.columns.fare : active.collect}</dt>
      <dd className={styles.inHand}>{first}</dd>
      {hasFare && <dd>{second}</dd>}
      {byLink !== null && <dd className="small">{payLinks.ofItByLink(formats.usd(byLink.paid))}</dd>}
    </dl>
  );
}

/** A step on the way, which is only asked about when it comes early. */
function isForward(action: QueuedAction): boolean {
  return action === "set_out" || action === "arrived" || action === "picked_up";
}

/** The button that leaves the dialog without doing anything. */
function wordsOfWayOut(action: QueuedAction, { active }: DriverStrings): string {
  return isForward(action) || action === "record_payment" ? active.notYet : active.back;
}

function wordsFor(action: QueuedAction, text: DriverStrings, due: string) {
  const { active, step } = text;
  switch (action) {
    case "set_out":
      return { title: active.setOutTitle, text: active.setOutText(due), action: step.set_out };
    case "arrived":
      return { title: active.earlyTitle.arrived, text: active.early(due), action: step.arrived };
    case "picked_up":
      return { title: active.earlyTitle.picked_up, text: active.early(due), action: step.picked_up };
    case "no_show":
      return { title: active.noShowTitle, text: active.noShowText, action: step.no_show };
    case "record_payment":
      return { title: active.paymentTitle, text: "", action: step.record_payment };
    default:
      return { title: active.finishTitle, text: "", action: step[action] };
  }
}
