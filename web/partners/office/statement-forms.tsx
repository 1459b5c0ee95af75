import { curacaoDate } from "../../../domain/curacao-time.ts";
import {
  creditStatementEndpoint,
  markStatementPaidEndpoint,
  takeBackStatementEntryEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import { RECEIVED_HOWS } from "../../../domain/partners/statement-entries.ts";
import type { StatementDetail } from "../../../contract/partners/statement-schemas.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";
import { RecordForm } from "../../office/record-form.tsx";
import { STATEMENT_REFRESH } from "./statement-refresh.ts";

type FormProps = { readonly statement: StatementDetail; readonly onClose: () => void };

/** The payment of a statement: the rest of it, where nobody says another amount. */
export function PaymentForm({ statement: { id, owed }, onClose }: FormProps) {
  const text = useStrings("partners/office");
  const today = curacaoDate(useNow(HOUR_MS));
  return (
    <RecordForm
      draft={`statement-payment:${id}`}
      label={text.notePayment}
      saveLabel={text.notePayment}
      fields={[
        { name: "amount", label: text.amountUsd, type: "number", step: "0.01" },
        {
          name: "how",
          label: text.how,
          options: RECEIVED_HOWS.map((value) => ({ value, label: text.hows[value] })),
        },
        { name: "received_on", label: text.receivedOn, type: "date" },
        { name: "note", label: text.note, optional: true },
      ]}
      initial={{ amount: Number(owed) > 0 ? owed : "", how: "bank", received_on: today }}
      endpoint={markStatementPaidEndpoint}
      input={({ amount, how, received_on, note }) => ({
        params: { id },
        body: { amount: Number(amount), how, received_on, seen_owed: owed, ...(note ? { note } : {}) },
      })}
      refresh={STATEMENT_REFRESH}
      toastText={text.isNoted}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}

/** The part of a statement that need not be paid, and why. */
export function CreditForm({ statement: { id, owed }, onClose }: FormProps) {
  const text = useStrings("partners/office");
  return (
    <RecordForm
      draft={`statement-credit:${id}`}
      label={text.credit}
      saveLabel={text.credit}
      fields={[
        { name: "amount", label: text.amountUsd, type: "number", step: "0.01" },
        { name: "reason", label: text.reason },
      ]}
      initial={{}}
      endpoint={creditStatementEndpoint}
      input={({ amount, reason }) => ({
        params: { id },
        body: { amount: Number(amount), reason, seen_owed: owed },
      })}
      refresh={STATEMENT_REFRESH}
      toastText={text.isCredited}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}

/** Why an entry was wrong. */
export function TakeBackForm({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const text = useStrings("partners/office");
  return (
    <RecordForm
      draft={`statement-take-back:${id}`}
      label={text.takeBack}
      saveLabel={text.takeBack}
      tone="bad"
      fields={[{ name: "reason", label: text.reason }]}
      initial={{}}
      endpoint={takeBackStatementEntryEndpoint}
      input={({ reason }) => ({ params: { id }, body: { reason } })}
      refresh={STATEMENT_REFRESH}
      toastText={text.isTakenBack}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
