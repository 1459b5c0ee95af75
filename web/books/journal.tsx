import { useState } from "react";
import { getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import { getPaperDetailsEndpoint } from "../../contract/company/paper-details.endpoints.ts";
import { type BooksOfMonth, auditfile } from "../../domain/books/auditfile.ts";
import { ACCOUNTS } from "../../domain/books/journal.ts";
import { toCsv } from "../../domain/csv.ts";
import { addMonths, monthOf } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { call } from "../api/call.ts";
import { useAction } from "../api/use-action.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useCompany } from "../company/use-company.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { TextField } from "../ui/field.tsx";
import { saveFile } from "../ui/save-file.ts";
import { useNow } from "../ui/use-now.ts";
import type { BooksStrings } from "./strings/en.ts";
import styles from "./books.module.css";

/** The double entries of a month for an accounting program, as a table or as an auditfile. */
export function JournalOfMonth() {
  const text = useStrings("books").journal;
  const errorText = useErrorText();
  const company = useCompany();
  const today = curacaoDate(useNow(HOUR_MS));
  const [month, setMonth] = useState(() => addMonths(monthOf(today), -1));
  const read = async (): Promise<BooksOfMonth> => {
    const [journal, details] = await Promise.all([
      call(getJournalEndpoint, { query: { month } }),
      call(getPaperDetailsEndpoint, {}),
    ]);
    return {
      ...journal,
      company: { name: company.legal_name, crib: details.crib },
      accounts: text.accounts,
      entries: journal.entries.map((entry) => ({ ...entry, text: text.kinds[entry.kind] })),
      madeOn: today,
    };
  };
  const asTable = useAction(async () => {
    saveFile(`journal-${month}.csv`, "text/csv", journalCsv(await read(), text));
  });
  const asAuditfile = useAction(async () => {
    saveFile(`journal-${month}.xaf`, "application/xml", auditfile(await read()));
  });
  const isMonth = /^\d{4}-\d{2}$/.test(month);
  const error = asTable.error ?? asAuditfile.error;
  return (
    <section className="stack" aria-labelledby="books-journal">
      <h2 id="books-journal">{text.title}</h2>
      <p className="muted">{text.intro}</p>
      <div className={styles.line}>
        <div className={styles.month}>
          <TextField
            compact
            type="month"
            label={text.month}
            max={monthOf(today)}
            value={month}
            onChange={setMonth}
          />
        </div>
        <Button
          size="compact"
          icon="download"
          disabled={!isMonth}
          busy={asTable.isPending}
          onClick={() => asTable.run()}
        >
          {text.csv}
        </Button>
        <Button
          size="compact"
          icon="download"
          disabled={!isMonth}
          busy={asAuditfile.isPending}
          onClick={() => asAuditfile.run()}
        >
          {text.xaf}
        </Button>
      </div>
      {error !== null && <ErrorNote>{errorText(error)}</ErrorNote>}
    </section>
  );
}

/** A line for each side of each entry; commas and points for every reader, as a program reads it. */
function journalCsv(books: BooksOfMonth, text: BooksStrings["journal"]): string {
  const lines = books.entries.flatMap((entry) =>
    entry.lines.map(({ account, debit, credit }) => [
      entry.day,
      `${books.month}-${entry.number}`,
      ACCOUNTS[account],
      books.accounts[account],
      { decimal: debit },
      { decimal: credit },
      entry.text,
      entry.reference,
    ]),
  );
  return toCsv([text.columns, ...lines]);
}
