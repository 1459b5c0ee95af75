import { addDays } from "../../../domain/curacao-days.ts";
import { useState } from "react";
import { csvSeparatorOf } from "../../../domain/csv.ts";
import type { Income as IncomeFigures } from "../../../contract/reports/income.ts";
import { getIncomeEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { readDated } from "../../api/read-dated.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useCompany } from "../../company/use-company.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { saveFile } from "../../ui/save-file.ts";
import cardStyles from "../../ui/card.module.css";
import { incomeCsv } from "./income-csv.ts";
import type { MoneyStrings } from "./strings/en.ts";
import { PARTS, type Line, type Part, useIncomeLines } from "./use-income-lines.ts";
import { usePeriod } from "./use-period.tsx";
import styles from "./income.module.css";

/** The income of completed rides over some days, and how it is split. */
export function Income() {
  const errorText = useErrorText();
  const { days, fields } = usePeriod();
  return (
    <div className="stack">
      {fields}
      {days !== null && (
        <OfDays key={days.start + days.end} start={days.start} end={days.end} failed={errorText} />
      )}
    </div>
  );
}

type OfDaysProps = {
  readonly start: string;
  readonly end: string;
  readonly failed: (error: Error) => string;
};

function OfDays({ start, end, failed }: OfDaysProps) {
  const text = useStrings("payments/money");
  const income = useRead(readDated(getIncomeEndpoint, { query: { start_date: start, end_date: end } }));
  return (
    <QueryView query={income} failed={failed}>
      {({ value: figures, asOf }) => (
        <>
          <AsOf at={asOf} />
          {figures.totals.rides === 0 ? <EmptyState title={text.nothing} /> : <Figures income={figures} />}
        </>
      )}
    </QueryView>
  );
}

function Figures({ income }: { readonly income: IncomeFigures }) {
  const text = useStrings("payments/money");
  const { number, usd } = useFormats();
  const { language } = useLanguage();
  const company = useCompany();
  const [part, setPart] = useState<Part>("day");
  const linesOf = useIncomeLines(income);
  const lines = linesOf(part);
  const { totals } = income;
  const columns: readonly Column<Line>[] = [
    {
      id: "name",
      label: text.parts[part],
      renderCell: ({ name, hint }) => (
        <>
          <strong>{name}</strong>
          {hint !== undefined && <span className={`small muted ${styles.hint}`}>{hint}</span>}
        </>
      ),
    },
    {
      id: "rides",
      label: text.rides,
      right: true,
      labelled: true,
      renderCell: (line) => number(line.rides),
    },
    {
      id: "fares",
      label: text.fares,
      right: true,
      labelled: true,
      renderCell: (line) => usd(Number(line.fares)),
    },
    {
      id: "tips",
      label: text.tips,
      right: true,
      labelled: true,
      renderCell: (line) => usd(Number(line.tips)),
    },
  ];
  const sums = sumsOf(totals, text);
  const save = () => {
    const written = { income, part, lines, sums, text, company: company.name };
    const last = addDays(income.end_date, -1);
    const name = `income-${part}-${income.start_date}-${last}.csv`;
    saveFile(name, "text/csv", incomeCsv(written, csvSeparatorOf(language)));
  };
  return (
    <>
      <dl className={styles.totals}>
        {(
          [
            ...sums.map(([name, amount]) => [name, usd(Number(amount))] as const),
            [text.rides, number(totals.rides)],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className={cardStyles.card}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.split}>
        <Chips
          label={text.by}
          value={part}
          onChange={setPart}
          choices={PARTS.map((value) => ({ value, label: text.parts[value] }))}
        />
        <Button size="compact" icon="download" onClick={save}>
          {text.csv}
        </Button>
      </div>
      <DataTable
        stacks="flowing"
        label={text.parts[part]}
        columns={columns}
        rows={lines}
        keyOf={({ name }) => name}
        search={part}
      />
    </>
  );
}

/** The collected money beside the rest: fares and tips, less the lines that follow, are what was collected. */
function sumsOf(totals: IncomeFigures["totals"], text: MoneyStrings): readonly (readonly [string, string])[] {
  return [
    [text.faresAlone, totals.fares],
    [text.tips, totals.tips],
    [text.onAccount, totals.on_account ?? "0.00"],
    [text.notRecorded, totals.not_recorded ?? "0.00"],
    ...(totals.not_paid === undefined ? [] : ([[text.notPaid, totals.not_paid]] as const)),
    ...(totals.given_back === undefined ? [] : ([[text.givenBack, totals.given_back]] as const)),
    [text.collected, totals.collected],
  ];
}
