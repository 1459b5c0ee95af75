import { getStatementEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import type { StatementDetail, Statement } from "../../../contract/partners/statement-schemas.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { StatementActions } from "./statement-actions.tsx";
import { StatementEntries } from "./statement-entries.tsx";
import { StatementCorrections, StatementLines } from "./statement-lines.tsx";
import { useMonthText } from "./month-text.ts";
import { useStatementText } from "./use-statement-text.ts";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import settlementStyles from "../../settlements/office/settlements.module.css";

type StatementDialogProps = { readonly id: number | null; readonly onClose: () => void };

/** One statement: what is left to pay and what came in, its rides, and what can be done with it. */
export function StatementDialog({ id, onClose }: StatementDialogProps) {
  const text = useStrings("partners/office");
  const staff = useStrings("office");
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
  const text = useStrings("partners/office");
  const { shortDateTime } = useFormats();
  const { day, days, taxes } = useStatementText();
  const { mailed_at: mailedAt, due_on: due } = statement;
  return (
    <div className="stack">
      <StatementBalance statement={statement} />
      <p className="small muted">
        {[
          days(statement),
          due !== undefined && `${text.dueBy(day(due))}.`,
          ...taxes(statement),
          text.madeBy(statement.made_by, shortDateTime(statement.made_at)),
          mailedAt !== null && text.mailedAt(statement.email, shortDateTime(mailedAt)),
          ...(statement.reminders ?? []).map(({ at, by }) =>
            by === null ? text.remindedBySelf(shortDateTime(at)) : text.remindedBy(by, shortDateTime(at)),
          ),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <StatementActions statement={statement} />
      <StatementEntries statement={statement} />
      <StatementLines lines={statement.lines} />
      <StatementCorrections corrections={statement.corrections} />
    </div>
  );
}

/** The total of a statement, what of it came in or was credited, and what is left. */
function StatementBalance({ statement }: { readonly statement: Statement }) {
  const text = useStrings("partners/office");
  const { usd, shortDateTime } = useFormats();
  const { rides, total, received, credited, paid } = statement;
  const owed = Number(statement.owed);
  return (
    <FactsList>
      <Fact name={text.ridesOf(rides)}>{usd(Number(total))}</Fact>
      {Number(received) !== 0 && <Fact name={text.received}>{usd(Number(received))}</Fact>}
      {Number(credited) !== 0 && <Fact name={text.credited}>{usd(Number(credited))}</Fact>}
      <Fact name={<strong>{owed < 0 ? text.tooMuch : text.left}</strong>}>
        <strong>{usd(Math.abs(owed))}</strong>
      </Fact>
      {paid !== null && <Fact name={text.paid}>{shortDateTime(paid.at)}</Fact>}
    </FactsList>
  );
}
