import { useState } from "react";
import { createPortal } from "react-dom";
import { PAID_OUT_BY } from "../../../domain/cases/cash-refund.ts";
import type { CashRefund } from "../../../contract/cases/cash-refund.ts";
import type { Case } from "../../../contract/cases/case.ts";
import { refundInCashEndpoint } from "../../../contract/cases/cases.endpoints.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RecordForm } from "../../office/record-form.tsx";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import { CASE_READS } from "./case-reads.ts";
import { PrintedRefund } from "./printed-refund.tsx";
import styles from "./case-aside.module.css";

type CashRefundsProps = { readonly one: Case; readonly money: NonNullable<Case["money"]> };

/** Money that was given back in cash, each with its receipt, and the way to give more back. */
export function CashRefunds({ one, money }: CashRefundsProps) {
  const words = useStrings("cases/office").cash;
  const mayI = useMayI();
  const [asking, setAsking] = useState(false);
  const { in_cash: refunds = [], refundable = "0.00" } = money;
  const isOpen = one.state === "open" && mayI("refunds") && Number(refundable) > 0;
  return (
    <>
      {refunds.map((refund) => (
        <Given key={refund.id} refund={refund} one={one} />
      ))}
      {isOpen && (
        <p>
          <Button size="compact" onClick={() => setAsking(true)}>
            {words.title}
          </Button>
        </p>
      )}
      <CashDialog
        id={one.id}
        most={refundable}
        hasDriver={one.driver !== null}
        open={asking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Given({ refund, one }: { readonly refund: CashRefund; readonly one: Case }) {
  const words = useStrings("cases/office").cash;
  const { usd } = useFormats();
  const { guilders } = usePaymentText();
  const [printing, print] = usePrinting();
  const amount = Number(refund.xcg) > 0 ? guilders(Number(refund.xcg)) : usd(Number(refund.usd));
  return (
    <p className={styles.refund}>
      <span>
        {words.line(refund.reason)}, {amount}
      </span>
      <Button size="compact" icon="print" onClick={print}>
        {words.receipt}
      </Button>
      {printing &&
        createPortal(
          <PrintedRefund
            refund={refund}
            amount={amount}
            reference={one.ride?.reference ?? ""}
            person={one.person}
          />,
          document.body,
        )}
    </p>
  );
}

type CashDialogProps = {
  readonly id: number;
  readonly most: string;
  readonly hasDriver: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
};

function CashDialog({ id, most, hasDriver, open, onClose }: CashDialogProps) {
  const words = useStrings("cases/office").cash;
  const { usd } = useFormats();
  const payers = PAID_OUT_BY.filter((by) => by === "office" || hasDriver);
  return (
    <Dialog open={open} onClose={onClose} title={words.title} subtitle={words.most(usd(Number(most)))}>
      {open && (
        <RecordForm
          draft={`cash-refund-${id}`}
          label={words.title}
          saveLabel={words.title}
          tone="bad"
          fields={[
            { name: "amount", label: words.amount, type: "number", step: "0.01" },
            {
              name: "currency",
              label: words.currency,
              options: [
                { value: "usd", label: words.usd },
                { value: "xcg", label: words.xcg },
              ],
            },
            {
              name: "paid_out_by",
              label: words.who,
              options: payers.map((value) => ({ value, label: words[value] })),
            },
            { name: "reason", label: words.reason },
          ]}
          initial={{ currency: "usd", paid_out_by: "office" }}
          endpoint={refundInCashEndpoint}
          input={({ amount, ...values }) => ({
            params: { id },
            body: { ...values, amount: Number(amount) },
          })}
          refresh={CASE_READS}
          toastText={words.done}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
