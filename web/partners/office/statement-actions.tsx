import { useState } from "react";
import { createPortal } from "react-dom";
import { csvSeparatorOf } from "../../../domain/csv.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import {
  mailStatementEndpoint,
  remindOfStatementEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import type { StatementDetail } from "../../../contract/partners/statement-schemas.ts";
import {
  askPaymentEndpoint,
  getPayLinkSettingsEndpoint,
  listPayLinksEndpoint,
} from "../../../contract/pay-links/pay-links.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { PayLinkTable } from "../../pay-links/office/pay-link-table.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useNow } from "../../ui/use-now.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { CreditForm, PaymentForm } from "./statement-forms.tsx";
import { PrintedStatement } from "./printed-statement.tsx";
import { statementCsv } from "./statement-csv.ts";
import { STATEMENT_REFRESH } from "./statement-refresh.ts";
import { useStatementText } from "./use-statement-text.ts";
import staffStyles from "../../office/staff.module.css";

/** No provider takes less. */
const LEAST_BY_LINK = 1;

/** The actions on a statement: sent, printed, kept as a table, asked to be paid, and what came in noted. */
export function StatementActions({ statement }: { readonly statement: StatementDetail }) {
  const text = useStrings("partners/office");
  const payLinks = useStrings("pay-links/office");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { dateTime } = useFormats();
  const words = useStatementText();
  const [printing, print] = usePrinting();
  const [form, setForm] = useState<"payment" | "credit" | null>(null);
  const { id, number, month, email } = statement;
  const owed = Number(statement.owed);
  const canCredit = Number(statement.credited) < Number(statement.total);
  const mail = useStaffAction(mailStatementEndpoint, {
    refresh: STATEMENT_REFRESH,
    toastText: text.mailed(email),
  });
  const reminding = useStaffAction(remindOfStatementEndpoint, {
    refresh: STATEMENT_REFRESH,
    toastText: text.reminded(email),
  });
  const today = curacaoDate(useNow(HOUR_MS));
  const isOverdue = owed > 0 && statement.due_on !== undefined && statement.due_on < today;
  const settings = useRead(read(getPayLinkSettingsEndpoint)).data;
  const takesPayLinks = settings !== undefined && settings.provider !== null && settings.mode !== "off";
  const links = useRead(read(listPayLinksEndpoint, { query: { statement_id: id } }));
  const asking = useStaffAction(askPaymentEndpoint, {
    refresh: STATEMENT_REFRESH,
    toastText: payLinks.askedDone,
  });
  const save = () => {
    const csv = statementCsv({ statement, text, words, moment: dateTime }, csvSeparatorOf(language));
    saveFile(`statement-${number}-${month}.csv`, "text/csv", csv);
  };
  const close = () => setForm(null);
  return (
    <>
      <div className={staffStyles.actions}>
        <Button size="compact" icon="note" busy={mail.isPending} onClick={() => mail.run({ params: { id } })}>
          {statement.mailed_at === null ? text.mail : text.mailAgain}
        </Button>
        {isOverdue && (
          <Button
            size="compact"
            icon="bell"
            busy={reminding.isPending}
            onClick={() => reminding.run({ params: { id } })}
          >
            {text.remind}
          </Button>
        )}
        <Button size="compact" icon="print" onClick={print}>
          {text.print}
        </Button>
        <Button size="compact" icon="download" onClick={save}>
          {text.csv}
        </Button>
        {owed >= LEAST_BY_LINK && takesPayLinks && (
          <Button
            size="compact"
            busy={asking.isPending}
            onClick={() => asking.run({ body: { statement_id: id, purpose: "statement" } })}
          >
            {payLinks.ask.statement}
          </Button>
        )}
        {canCredit && form === null && (
          <Button size="compact" onClick={() => setForm("credit")}>
            {text.credit}
          </Button>
        )}
        {form === null && (
          <Button
            size="compact"
            icon="check"
            tone={owed > 0 ? "live" : "line"}
            onClick={() => setForm("payment")}
          >
            {text.notePayment}
          </Button>
        )}
      </div>
      {mail.error !== null && <ErrorNote>{errorText(mail.error)}</ErrorNote>}
      {reminding.error !== null && <ErrorNote>{errorText(reminding.error)}</ErrorNote>}
      {asking.error !== null && <ErrorNote>{errorText(asking.error)}</ErrorNote>}
      {form === "payment" && <PaymentForm key={statement.owed} statement={statement} onClose={close} />}
      {form === "credit" && <CreditForm key={statement.owed} statement={statement} onClose={close} />}
      {links.data !== undefined && links.data.length > 0 && (
        <PayLinkTable narrow links={links.data} refresh={STATEMENT_REFRESH} />
      )}
      {printing && createPortal(<PrintedStatement statement={statement} />, document.body)}
    </>
  );
}
