import { useState } from "react";
import { getTaxReportEndpoint } from "../../contract/books/books.endpoints.ts";
import type { TaxReport } from "../../contract/books/tax-report.ts";
import { csvSeparatorOf, toCsv } from "../../domain/csv.ts";
import { addMonths, monthOf } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { TextField } from "../ui/field.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { saveFile } from "../ui/save-file.ts";
import { useNow } from "../ui/use-now.ts";
import type { BooksStrings } from "./strings/en.ts";
import styles from "./books.module.css";

type Part = TaxReport["parts"][number];

/** The turnover tax of a month, last month's first. */
export function TaxReportOfMonth() {
  const text = useStrings("books").tax;
  const thisMonth = monthOf(curacaoDate(useNow(HOUR_MS)));
  const [month, setMonth] = useState(() => addMonths(thisMonth, -1));
  return (
    <section className="stack" aria-labelledby="books-tax">
      <h2 id="books-tax">{text.title}</h2>
      <p className="muted">{text.intro}</p>
      <div className={styles.month}>
        <TextField
          compact
          type="month"
          label={text.month}
          max={thisMonth}
          value={month}
          onChange={setMonth}
        />
      </div>
      {/^\d{4}-\d{2}$/.test(month) && <Month key={month} month={month} />}
    </section>
  );
}

function Month({ month }: { readonly month: string }) {
  const text = useStrings("books").tax;
  const errorText = useErrorText();
  const report = useRead(read(getTaxReportEndpoint, { query: { month } }));
  return (
    <QueryView query={report} failed={errorText}>
      {(shown) =>
        shown.parts.length === 0 ? <EmptyState title={text.nothing} /> : <Report report={shown} />
      }
    </QueryView>
  );
}

function Report({ report }: { readonly report: TaxReport }) {
  const text = useStrings("books").tax;
  const { usd, number, rate, shortMonth } = useFormats();
  const { language } = useLanguage();
  const money = (id: string, label: string, of: (part: Part) => string): Column<Part> => ({
    id,
    label,
    right: true,
    labelled: true,
    renderCell: (part) => usd(Number(of(part))),
  });
  const columns: readonly Column<Part>[] = [
    {
      id: "percent",
      label: text.percent,
      renderCell: ({ percent }) => <strong>{percent === 0 ? text.noRate : `${rate(percent)}%`}</strong>,
    },
    { id: "rides", label: text.rides, right: true, labelled: true, renderCell: ({ rides }) => number(rides) },
    money("fares", text.fares, ({ fares }) => fares),
    money("tax", text.inIt, ({ tax }) => tax),
    money("credited", text.credited, ({ credited }) => credited.fares),
    money("given-back", text.givenBack, ({ given_back }) => given_back.fares),
    money("corrected", text.corrected, ({ corrected }) => corrected?.fares ?? "0"),
    money("without", text.without, ({ due }) => due.without_tax),
    money("due", text.due, ({ due }) => due.tax),
  ];
  const save = () =>
    saveFile(`ob-${report.month}.csv`, "text/csv", taxCsv(report, text, csvSeparatorOf(language)));
  return (
    <>
      <div className={styles.due}>
        <p>
          {text.dueOf(shortMonth(`${report.month}-15T16:00:00Z`))} <b>{usd(Number(report.tax_due))}</b>
        </p>
        <Button size="compact" icon="download" onClick={save}>
          {text.csv}
        </Button>
      </div>
      {report.parts.every(({ percent }) => percent === 0) && <p className="muted">{text.none}</p>}
      <DataTable
        stacks="flowing"
        label={text.title}
        columns={columns}
        rows={report.parts}
        keyOf={({ percent }) => percent}
      />
    </>
  );
}

/** The report as a table: a line for each rate and their sum. */
function taxCsv(report: TaxReport, text: BooksStrings["tax"], separator: "," | ";"): string {
  const cell = (amount: string) => ({ decimal: amount });
  const head = [
    text.month,
    text.percent,
    text.rides,
    text.fares,
    text.inIt,
    text.credited,
    text.givenBack,
    text.corrected,
    text.without,
    text.due,
  ];
  const lines = report.parts.map(({ percent, rides, fares, tax, credited, given_back, corrected, due }) => [
    report.month,
    cell(String(percent)),
    rides,
    ...[
      fares,
      tax,
      credited.fares,
      given_back.fares,
      corrected?.fares ?? "0.00",
      due.without_tax,
      due.tax,
    ].map(cell),
  ]);
  return toCsv([head, ...lines, [text.due, "", "", "", "", "", "", "", "", cell(report.tax_due)]], separator);
}
