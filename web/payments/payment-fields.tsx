import type { PaidBy } from "../../domain/payments/payment.ts";
import type { PaymentInput } from "../../contract/payments/payment-schemas.ts";
import { useStrings } from "../language/language-context.ts";
import { Chips } from "../ui/chips.tsx";
import { FormError } from "../ui/note.tsx";
import { TextField } from "../ui/field.tsx";
import { amountOf } from "./amount.ts";
import styles from "./payment-fields.module.css";

/** The chosen and typed facts of a payment. */
export type PaymentDraft = {
  readonly paidBy: PaidBy | null;
  readonly tip: string;
  /** The passenger hasn't paid; it can be said later how they did. */
  readonly unpaid?: boolean;
};
export const NO_PAYMENT: PaymentDraft = { paidBy: null, tip: "" };
const UNPAID = "unpaid" as const;

type PaymentFieldsProps = {
  readonly draft: PaymentDraft;
  /** The ways to pay that this ride may have. */
  readonly ways: readonly PaidBy[];
  readonly onChange: (draft: PaymentDraft) => void;
  /** That it wasn't paid is an answer too. */
  readonly mayBeUnpaid?: boolean;
  /** The typed tip is no amount. */
  readonly wrong: boolean;
  /** Nothing was said, and has to be. */
  readonly missing?: boolean;
};

/** How it was paid, and the tip in the money it was paid in. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { draft, ways, onChange, mayBeUnpaid = false, wrong, missing = false } = props;
  const text = useStrings("payments");
  const choices: readonly { value: PaidBy | typeof UNPAID; label: string }[] = [
    ...ways.map((value) => ({ value, label: text.paidBy[value] })),
    ...(mayBeUnpaid ? [{ value: UNPAID, label: text.unpaid }] : []),
  ];
  const chosen = draft.unpaid === true ? UNPAID : draft.paidBy;
  return (
    <>
      <p className="strong">{text.ask}</p>
      <Chips<PaidBy | typeof UNPAID>
        className={styles.ways}
        label={text.ask}
        choices={choices}
        value={chosen}
        onChange={(next) =>
          onChange({
            ...draft,
            unpaid: next === UNPAID && chosen !== UNPAID,
            paidBy: next === UNPAID || next === chosen ? null : next,
          })
        }
      />
      <FormError>{missing ? text.sayOrUnpaid : null}</FormError>
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
