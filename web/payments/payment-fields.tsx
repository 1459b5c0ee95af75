import type { PaidBy } from "../../domain/payments/payment.ts";
import type { PaymentInput } from "../../contract/payments/payment-schemas.ts";
import { useStrings } from "../language/language-context.ts";
import { Chips } from "../ui/chips.tsx";
import { TextField } from "../ui/field.tsx";
import { amountOf } from "./amount.ts";
import styles from "./payment-fields.module.css";

/** The chosen and typed facts of a payment. */
export type PaymentDraft = { readonly paidBy: PaidBy | null; readonly tip: string };
export const NO_PAYMENT: PaymentDraft = { paidBy: null, tip: "" };

type PaymentFieldsProps = {
  readonly draft: PaymentDraft;
  /** The ways to pay that this ride may have. */
  readonly ways: readonly PaidBy[];
  readonly onChange: (draft: PaymentDraft) => void;
  /** The typed tip is no amount. */
  readonly wrong: boolean;
};

/** How it was paid, and the tip in the money it was paid in. */
export function PaymentFields({ draft, ways, onChange, wrong }: PaymentFieldsProps) {
  const text = useStrings("payments");
  return (
    <>
      <p className="strong">{text.ask}</p>
      <Chips
        className={styles.ways}
        label={text.ask}
        choices={ways.map((value) => ({ value, label: text.paidBy[value] }))}
        value={draft.paidBy}
        onChange={(paidBy) => onChange({ ...draft, paidBy: paidBy === draft.paidBy ? null : paidBy })}
      />
      {draft.paidBy !== null && (
        <TextField
          label={draft.paidBy === "cash_xcg" ? text.tipXcg : text.tipUsd}
          inputMode="decimal"
          value={draft.tip}
          error={wrong ? text.amountWrong : undefined}
          onChange={(tip) => onChange({ ...draft, tip })}
        />
      )}
    </>
  );
}

/** The input that is sent: nothing where nothing is chosen; null where the tip is no amount. */
export function paymentOf({ paidBy, tip }: PaymentDraft): PaymentInput | "none" | null {
  if (paidBy === null) return "none";
  if (tip.trim() === "") return { paid_by: paidBy };
  const amount = amountOf(tip);
  if (amount === null) return null;
  return { paid_by: paidBy, ...(paidBy === "cash_xcg" ? { tip_xcg: amount } : { tip: amount }) };
}
