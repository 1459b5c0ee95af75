import { toDollars } from "../../domain/dollars.ts";
import {
  type AlsoPaidBy,
  type PaidBy,
  UNPAID_REASONS,
  type UnpaidReason,
} from "../../domain/payments/payment.ts";
import type { PaymentInput } from "../../contract/payments/payment-schemas.ts";
import { useStrings } from "../language/language-context.ts";
import { Chips } from "../ui/chips.tsx";
import { FormError } from "../ui/note.tsx";
import { TextField } from "../ui/field.tsx";
import { amountOf } from "./amount.ts";
import { CashReceivedFields } from "./cash-received-fields.tsx";
import { receivedOf } from "./cash-received.ts";
import styles from "./payment-fields.module.css";

/** The chosen and typed facts of a payment. */
export type PaymentDraft = {
  readonly paidBy: PaidBy | null;
  readonly tip: string;
  /** The cash that was handed over. */
  readonly received?: string;
  /** The way of what is left, or the money of the change where it is the other one. */
  readonly also?: AlsoPaidBy | null;
  /** The passenger hasn't paid; it can be said later how they did. */
  readonly unpaid?: boolean;
  readonly reason?: UnpaidReason | null;
  readonly note?: string;
};
export const NO_PAYMENT: PaymentDraft = { paidBy: null, tip: "" };
const UNPAID = "unpaid" as const;
const LONGEST_NOTE = 300;

type PaymentFieldsProps = {
  readonly draft: PaymentDraft;
  /** The ways to pay that this ride may have. */
  readonly ways: readonly PaidBy[];
  readonly onChange: (draft: PaymentDraft) => void;
  /** That it wasn't paid is an answer too. */
  readonly mayBeUnpaid?: boolean;
  /** Whether whoever says that it wasn't paid has words of their own for it. */
  readonly asksNote?: boolean;
  /** The rest to be paid in the car, in US cents. */
  readonly restCents: number;
  /** The typed text is no amount, or leaves something unsaid. */
  readonly wrong: boolean;
  /** Nothing was said, and has to be. */
  readonly missing?: boolean;
};

/** How it was paid, in one way or two, and the tip in the money it was paid in; or why it wasn't. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { draft, ways, onChange, mayBeUnpaid = false, asksNote = true } = props;
  const { restCents, wrong, missing = false } = props;
  const text = useStrings("payments");
  const cash = useStrings("payments/cash");
  const choices: readonly { value: PaidBy | typeof UNPAID; label: string }[] = [
    ...ways.map((value) => ({ value, label: text.paidBy[value] })),
    ...(mayBeUnpaid ? [{ value: UNPAID, label: text.unpaid }] : []),
  ];
  const chosen = draft.unpaid === true ? UNPAID : draft.paidBy;
  const isCash = draft.paidBy === "cash_usd" || draft.paidBy === "cash_xcg";
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
            received: "",
            also: null,
          })
        }
      />
      <FormError>{missing ? text.sayOrUnpaid : null}</FormError>
      {isCash && (
        <CashReceivedFields
          draft={draft}
          received={receivedIn(draft, restCents)}
          onChange={onChange}
          tried={wrong}
        />
      )}
      {draft.paidBy !== null && (
        <TextField
          label={draft.paidBy === "cash_xcg" ? text.tipXcg : text.tipUsd}
          inputMode="decimal"
          value={draft.tip}
          error={wrong && isTipWrong(draft) ? text.amountWrong : undefined}
          onChange={(tip) => onChange({ ...draft, tip })}
        />
      )}
      {draft.unpaid === true && (
        <>
          <Chips<UnpaidReason>
            className={styles.ways}
            label={cash.whyUnpaid}
            choices={UNPAID_REASONS.map((value) => ({ value, label: cash.unpaidReasons[value] }))}
            value={draft.reason ?? null}
            onChange={(reason) => onChange({ ...draft, reason })}
          />
          <FormError>{wrong && !draft.reason ? cash.sayWhyUnpaid : null}</FormError>
          {asksNote && (
            <TextField
              label={cash.unpaidNote}
              value={draft.note ?? ""}
              maxLength={LONGEST_NOTE}
              onChange={(note) => onChange({ ...draft, note })}
            />
          )}
        </>
      )}
    </>
  );
}

function isTipWrong({ tip }: PaymentDraft): boolean {
  return tip.trim() !== "" && amountOf(tip) === null;
}

function receivedIn({ paidBy, tip, received = "" }: PaymentDraft, restCents: number) {
  return receivedOf({ paidBy, tip, received, restCents });
}

/** The input that is sent: nothing where nothing is chosen; null where an amount is none, or something is unsaid. */
export function paymentOf(draft: PaymentDraft, restCents: number): PaymentInput | "none" | null {
  const { paidBy, tip, also = null } = draft;
  if (paidBy === null) return "none";
  if (isTipWrong(draft)) return null;
  const amount = amountOf(tip);
  const tipped = amount === null ? {} : paidBy === "cash_xcg" ? { tip_xcg: amount } : { tip: amount };
  const received = receivedIn(draft, restCents);
  if (received.is === "wrong" || (received.is === "less" && also === null)) return null;
  const said = { paid_by: paidBy, ...tipped };
  if (also === null || received.is === "exact") return said;
  const cents = received.is === "less" ? received.leftCents : -received.usdCents;
  return { ...said, also_paid_by: also, also_amount: toDollars(cents) };
}

/** That it wasn't paid, as it is sent with the end of a ride; null where nobody says so, or not why. */
export function unpaidOf({
  unpaid,
  reason,
  note = "",
}: PaymentDraft): { reason: UnpaidReason; note?: string } | null {
  if (unpaid !== true || !reason) return null;
  return { reason, ...(note.trim() === "" ? {} : { note: note.trim() }) };
}
