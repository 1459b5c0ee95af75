import { toDollars } from "../../domain/dollars.ts";
import type { AlsoPaidBy } from "../../domain/payments/payment.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Chips } from "../ui/chips.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import type { PaymentDraft } from "./payment-fields.tsx";
import type { Received } from "./cash-received.ts";
import { usePaymentText } from "./use-payment-text.ts";

type CashReceivedProps = {
  readonly draft: PaymentDraft;
  readonly received: Received;
  readonly onChange: (draft: PaymentDraft) => void;
  /** It was tried to send what is wrong or not said. */
  readonly tried: boolean;
};

/** The cash that was handed over: what of the fare is left for another way, or the change to give back, and in which money. */
export function CashReceivedFields({ draft, received, onChange, tried }: CashReceivedProps) {
  const text = useStrings("payments");
  const cash = useStrings("payments/cash");
  const formats = useFormats();
  const { guilders } = usePaymentText();
  const inGuilders = draft.paidBy === "cash_xcg";
  const choose = (also: AlsoPaidBy | null) => onChange({ ...draft, also });
  return (
    <>
      <TextField
        label={inGuilders ? cash.receivedXcg : cash.receivedUsd}
        inputMode="decimal"
        value={draft.received ?? ""}
        error={tried && received.is === "wrong" ? text.amountWrong : undefined}
        onChange={(typed) => onChange({ ...draft, received: typed, also: null })}
      />
      {received.is === "less" && (
        <div className="stack" role="status">
          <p className="strong">
            {cash.left(
              formats.usd(toDollars(received.leftCents)),
              formats.cashXcg(toDollars(received.leftCents)),
            )}
          </p>
          <Chips<AlsoPaidBy>
            label={cash.leftPaidBy}
            choices={received.ways.map((value) => ({ value, label: text.paidBy[value] }))}
            value={draft.also ?? null}
            onChange={choose}
          />
          <FormError>{tried && !draft.also ? cash.sayRest : null}</FormError>
        </div>
      )}
      {received.is === "more" && (
        <div className="stack" role="status">
          <p className="strong">
            {inGuilders
              ? cash.giveBack(guilders(received.xcgCents / 100), formats.usd(toDollars(received.usdCents)))
              : cash.giveBack(formats.usd(toDollars(received.usdCents)), guilders(received.xcgCents / 100))}
          </p>
          <Chips<"own" | "other">
            label={cash.changeIn}
            choices={[
              { value: "own", label: inGuilders ? cash.changeXcg : cash.changeUsd },
              { value: "other", label: inGuilders ? cash.changeUsd : cash.changeXcg },
            ]}
            value={draft.also === received.other ? "other" : "own"}
            onChange={(value) => choose(value === "other" ? received.other : null)}
          />
        </div>
      )}
    </>
  );
}
