import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { fromDollars } from "../../../domain/money.ts";
import { paidByLink } from "../../pay-links/paid-by-link.ts";
import { useChange } from "../../api/use-change.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type PaymentDraft, PaymentFields, paymentOf } from "../../payments/payment-fields.tsx";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { useUnpaidText } from "../../payments/use-unpaid-text.ts";
import { leavesAccount, waysToPay } from "../../payments/ways-to-pay.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useRideActions } from "./use-ride-actions.ts";
import dialogStyles from "../../ui/dialog.module.css";

/** The desk says how a ride was paid, or puts right what its driver said; what takes it off an account needs a reason. */
export function PaymentDialog({ ride, onClose }: { readonly ride: Ride; readonly onClose: () => void }) {
  const text = useStrings("payments");
  const why = useStrings("dispatch/ride").payment;
  const dispatch = useStrings("dispatch");
  const words = useDispatchTexts();
  const formats = useFormats();
  const unpaid = useUnpaidText()(ride);
  const said = usePaymentText().paidBy(ride) ?? unpaid;
  const [draft, setDraft] = useState<PaymentDraft>({ paidBy: null, tip: tipOf(ride) });
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const actions = useRideActions();
  const paying = useChange(actions.recordPayment);
  const leaving = useChange(actions.recordUnpaid);
  const error = paying.error ?? leaving.error;
  const isPending = paying.isPending || leaving.isPending;
  const asksWhy = leavesAccount(ride, draft.paidBy);
  const isReasonMissing = asksWhy && reason.trim() === "";
  const restCents = fromDollars(paidByLink(ride)?.rest ?? ride.calculated_fare);
  const payment = paymentOf(draft, restCents);
  // An account pays its ride, and what was paid by link was paid.
  const mayBeUnpaid = !ride.partner && restCents > 0;
  const send = () => {
    if (draft.unpaid === true) {
      if (!draft.reason) return setTried(true);
      return leaving.run({ ride, unpaid: draft.reason }, { onDone: onClose });
    }
    if (payment === null || payment === "none" || isReasonMissing) return setTried(true);
    paying.run(
      { ride, payment: asksWhy ? { ...payment, reason: reason.trim() } : payment },
      { onDone: onClose },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      className={dialogStyles.narrow}
      title={dispatch.howPaid}
      subtitle={dispatch.rideNumber(ride.id)}
      footer={
        <>
          <Button onClick={onClose}>{dispatch.notYet}</Button>
          <Button
            tone="action"
            disabled={draft.paidBy === null && draft.unpaid !== true}
            busy={isPending}
            onClick={send}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {why.saidBefore(said ?? text.notRecorded, formats.usd(Number(ride.calculated_fare)))}
          {ride.partner ? ` ${why.onAccountOf(ride.partner.name)}` : ""}
        </p>
        <PaymentFields
          draft={draft}
          ways={waysToPay(ride, { isDispatch: true })}
          restCents={restCents}
          mayBeUnpaid={mayBeUnpaid}
          asksNote={false}
          wrong={tried && (payment === null || draft.unpaid === true)}
          onChange={setDraft}
        />
        {asksWhy && (
          <TextField
            label={why.reason}
            value={reason}
            maxLength={300}
            error={tried && isReasonMissing ? why.reasonMissing : undefined}
            onChange={setReason}
          />
        )}
        {error !== null && <FormError>{words.lostRace(error) ?? words.reason(error)}</FormError>}
      </div>
    </Dialog>
  );
}

function tipOf({ paid_by, tip, tip_xcg }: Ride): string {
  return (paid_by === "cash_xcg" ? tip_xcg : tip) ?? "";
}
