import { useState } from "react";
import { createPortal } from "react-dom";
import { csvSeparatorOf } from "../../../contract/csv.ts";
import {
  getStatementEndpoint,
  listPartnersEndpoint,
  listStatementsEndpoint,
  mailStatementEndpoint,
  markStatementPaidEndpoint,
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
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { RecordForm } from "../record-form.tsx";
import { useStaffAction } from "../use-staff-action.ts";
import { useMonthText } from "./month-text.ts";
import { PrintedStatement } from "./printed-statement.tsx";
import { statementCsv } from "./statement-csv.ts";
import { StatementLines } from "./statement-lines.tsx";
import staffStyles from "../staff.module.css";
import settlementStyles from "../settlements/settlements.module.css";

const REFRESH = [getStatementEndpoint, listStatementsEndpoint, listPartnersEndpoint];
const PAY_REFRESH = [listPayLinksEndpoint, ...REFRESH];

type StatementDialogProps = { readonly id: number | null; readonly onClose: () => void };

/** One statement: what is to pay, its rides, and what can be done with it. */
export function StatementDialog({ id, onClose }: StatementDialogProps) {
  const text = useStrings("staff/partners");
  const staff = useStrings("staff");
  const errorText = useErrorText();
  const monthText = useMonthText();
  const statement = useRead(id === null ? null : read(getStatementEndpoint, { params: { id } }));
  const found = statement.data;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      className={settlementStyles.settlement}
      title={found === undefined ? text.statements : text.statement(found.number)}
      subtitle={found && `${found.partner_name}, ${monthText(found.month)}`}
    >
      {id !== null && (
        <QueryView query={statement} loading={staff.loading} failed={errorText}>
          {(shown) => <Shown statement={shown} />}
        </QueryView>
      )}
    </Dialog>
  );
}

function Shown({ statement }: { readonly statement: StatementDetail }) {
  const text = useStrings("staff/partners");
  const { usd, shortDateTime } = useFormats();
  const { paid, mailed_at: mailedAt } = statement;
  return (
    <div className="stack">
      <p className="strong">{text.sum(statement.rides, usd(Number(statement.total)))}</p>
      <p className="small muted">
        {text.madeBy(statement.made_by, shortDateTime(statement.made_at))}
        {mailedAt !== null && ` ${text.mailedAt(statement.email, shortDateTime(mailedAt))}`}
        {paid !== null && ` ${text.paidBy(paid.by, shortDateTime(paid.at), paid.note)}`}
      </p>
      <Actions statement={statement} />
      <StatementLines lines={statement.lines} />
    </div>
  );
}

function Actions({ statement }: { readonly statement: StatementDetail }) {
  const text = useStrings("staff/partners");
  const payLinks = useStrings("pay-links/office");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { dateTime } = useFormats();
  const [printing, print] = usePrinting();
  const [paying, setPaying] = useState(false);
  const { id, number, month, email } = statement;
  const mail = useStaffAction(mailStatementEndpoint, { refresh: REFRESH, toastText: text.mailed(email) });
  const settings = useRead(read(getPayLinkSettingsEndpoint)).data;
  const takesPayLinks = settings !== undefined && settings.provider !== null && settings.mode !== "off";
  const links = useRead(read(listPayLinksEndpoint, { query: { statement_id: id } }));
  const asking = useStaffAction(askPaymentEndpoint, {
    refresh: PAY_REFRESH,
    toastText: payLinks.askedDone,
  });
  const save = () => {
    const csv = statementCsv({ statement, text, moment: dateTime }, csvSeparatorOf(language));
    saveFile(`trupial-statement-${number}-${month}.csv`, "text/csv", csv);
  };
  return (
    <>
      <div className={staffStyles.actions}>
        <Button size="compact" icon="note" busy={mail.isPending} onClick={() => mail.run({ params: { id } })}>
          {statement.mailed_at === null ? text.mail : text.mailAgain}
        </Button>
        <Button size="compact" icon="print" onClick={print}>
          {text.print}
        </Button>
        <Button size="compact" icon="download" onClick={save}>
          {text.csv}
        </Button>
        {statement.paid === null && takesPayLinks && (
          <Button
            size="compact"
            busy={asking.isPending}
            onClick={() => asking.run({ body: { statement_id: id, purpose: "statement" } })}
          >
            {payLinks.ask.statement}
          </Button>
        )}
        {statement.paid === null && !paying && (
          <Button size="compact" icon="check" tone="live" onClick={() => setPaying(true)}>
            {text.markPaid}
          </Button>
        )}
      </div>
      {mail.error !== null && <ErrorNote>{errorText(mail.error)}</ErrorNote>}
      {asking.error !== null && <ErrorNote>{errorText(asking.error)}</ErrorNote>}
      {links.data !== undefined && links.data.length > 0 && (
        <PayLinkTable narrow links={links.data} refresh={PAY_REFRESH} />
      )}
      {paying && statement.paid === null && (
        <RecordForm
          draft={`statement-paid:${id}`}
          label={text.markPaid}
          saveLabel={text.markPaid}
          fields={[{ name: "note", label: text.note, optional: true }]}
          initial={{}}
          endpoint={markStatementPaidEndpoint}
          input={({ note }) => ({ params: { id }, body: note ? { note } : {} })}
          refresh={REFRESH}
          toastText={text.isPaid}
          onDone={() => setPaying(false)}
          onCancel={() => setPaying(false)}
        />
      )}
      {printing && createPortal(<PrintedStatement statement={statement} />, document.body)}
    </>
  );
}
