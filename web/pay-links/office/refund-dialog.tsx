import { useState } from "react";
import type { EndpointDescription } from "../../../contract/endpoint.ts";
import type { PayLink } from "../../../contract/pay-links/pay-link-schemas.ts";
import { refundPayLinkEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import { useChange } from "../../api/use-change.ts";
import { Refusal } from "../../approvals/refusal.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { toDollars } from "../../../domain/dollars.ts";
import { fromDollars } from "../../../domain/money.ts";

type RefundDialogProps = {
  readonly link: PayLink | null;
  readonly refresh: readonly EndpointDescription[];
  readonly onClose: () => void;
};

/** Gives a payment back, or a part of it, with a reason. */
export function RefundDialog({ link, refresh, onClose }: RefundDialogProps) {
  const text = useStrings("pay-links/office");
  return (
    <Dialog className={dialogStyles.narrow} open={link !== null} onClose={onClose} title={text.refundTitle}>
      {link !== null && <RefundForm key={link.id} link={link} refresh={refresh} onClose={onClose} />}
    </Dialog>
  );
}

type RefundFormProps = { readonly link: PayLink } & Pick<RefundDialogProps, "refresh" | "onClose">;

function RefundForm({ link, refresh, onClose }: RefundFormProps) {
  const text = useStrings("pay-links/office");
  const { usd } = useFormats();
  const toast = useToast();
  const left = toDollars(fromDollars(link.amount) - fromDollars(link.refunded));
  const due = Number(link.refund_due);
  const [amount, setAmount] = useState((due > 0 ? due : left).toFixed(2));
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [countsAs, setCountsAs] = useState<"owed" | "credited">("owed");
  const [borneBy, setBorneBy] = useState<"company" | "driver">("company");
  const wanted = Number(amount.replace(",", "."));
  const isAmount = /^\d+([.,]\d{1,2})?$/.test(amount.trim()) && wanted >= 1 && wanted <= left;
  // An amount paid too much is owed no more, whatever becomes of it.
  const asksHow = link.statement !== null && !(isAmount && wanted <= due);
  const isTip = link.purpose === "tip";
  const mayBear = !isTip && typeof link.ride?.driver_name === "string" && !(isAmount && wanted <= due);
  const refund = useChange(refundPayLinkEndpoint, {
    invalidates: refresh,
    onDone: () => {
      toast({ text: text.refunded });
      onClose();
    },
  });
  const press = () => {
    setTried(true);
    if (!isAmount || reason.trim() === "") return;
    const body = {
      amount: wanted,
      reason: reason.trim(),
      ...(asksHow ? { counts_as: countsAs } : {}),
      ...(mayBear ? { borne_by: borneBy } : {}),
    };
    refund.run({ params: { id: link.id }, body });
  };
  return (
    <form
      className="stack"
      noValidate
      aria-label={text.refundTitle}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <p>{text.refundText(usd(left))}</p>
      {link.refunds_by_hand && <Note tone="warn">{text.byHand}</Note>}
      {refund.error !== null && <Refusal error={refund.error} />}
      <TextField
        label={text.refundAmount}
        inputMode="decimal"
        value={amount}
        onChange={setAmount}
        error={tried && !isAmount ? text.amountWrong(usd(left)) : undefined}
      />
      <TextField
        label={text.reason}
        maxLength={200}
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === "" ? text.reasonMissing : undefined}
      />
      {asksHow && (
        <>
          <p className="strong">{text.stillOwed}</p>
          <Chips
            label={text.stillOwed}
            value={countsAs}
            onChange={setCountsAs}
            choices={(["owed", "credited"] as const).map((value) => ({ value, label: text.countsAs[value] }))}
          />
        </>
      )}
      {isTip && <p className="small muted">{text.tipBack}</p>}
      {mayBear && (
        <>
          <p className="strong">{text.borneBy}</p>
          <Chips
            label={text.borneBy}
            value={borneBy}
            onChange={setBorneBy}
            choices={(["company", "driver"] as const).map((value) => ({ value, label: text.bearers[value] }))}
          />
        </>
      )}
      <Button type="submit" tone="bad" busy={refund.isPending}>
        {link.refunds_by_hand ? text.noteRefund : text.refund}
      </Button>
    </form>
  );
}
