import { instantOf, noonOf } from "../../../contract/curacao-time.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { useState } from "react";
import { toCsv, csvSeparatorOf } from "../../../contract/csv.ts";
import { VEHICLES } from "../../../contract/fares/vehicles.ts";
import { zoneName } from "../../../contract/fares/zone-names.ts";
import type { ZoneKey } from "../../../contract/fares/zones.ts";
import type { Income as IncomeFigures } from "../../../contract/reports/income.ts";
import { getIncomeEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { readDated } from "../../api/read-dated.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/choices.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { saveFile } from "../../ui/save-file.ts";
import cardStyles from "../../ui/card.module.css";
import { usePeriod } from "./use-period.tsx";
import styles from "./income.module.css";

const PARTS = ["day", "hour", "zone", "type", "payment"] as const;
type Part = (typeof PARTS)[number];
type Line = {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly rides: number;
  readonly fares: string;
  readonly tips: string;
};

/** What completed rides brought in over some days, and how it is split. */
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
  const text = useStrings("staff/money");
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
  const text = useStrings("staff/money");
  const { number, usd } = useFormats();
  const { language } = useLanguage();
  const [part, setPart] = useState<Part>("day");
  const linesOf = useLines(income);
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
  const save = () => {
    const heads = [text.parts[part], text.rides, `${text.fares} (USD)`, `${text.tips} (USD)`];
    const rows = lines.map((line) => [
      line.name,
      line.rides,
      { decimal: line.fares },
      { decimal: line.tips },
    ]);
    const csv = toCsv([heads, ...rows], csvSeparatorOf(language));
    saveFile(`trupial-${part}-${income.start_date}.csv`, "text/csv", csv);
  };
  return (
    <>
      <dl className={styles.totals}>
        {(
          [
            [text.collected, usd(Number(totals.collected))],
            [text.fares, usd(Number(totals.fares))],
            [text.tips, usd(Number(totals.tips))],
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

/** The lines of a split, named in the reader's language. */
function useLines(income: IncomeFigures): (part: Part) => readonly Line[] {
  const text = useStrings("staff/money");
  const payments = useStrings("payments");
  const { language } = useLanguage();
  const payLinks = useStrings("pay-links");
  const { date, time, weekday, usd } = useFormats();
  const { guilders } = usePaymentText();
  return (part) => {
    switch (part) {
      case "day":
        return income.by_day.map(({ day, ...line }) => {
          const noon = noonOf(day);
          return { ...line, name: `${weekday(noon)}, ${date(noon)}` };
        });
      case "hour":
        return income.by_hour.map(({ hour, ...line }) => ({
          ...line,
          name: `${time(startOf(hour))}–${time(startOf(hour + 1))}`,
        }));
      case "zone":
        return income.by_zone.map(({ zone, ...line }) => ({
          ...line,
          name: zone === null ? text.noZone : zoneName(zone as ZoneKey, language),
        }));
      case "type":
        return income.by_type.map(({ vehicle_type, ...line }) => ({
          ...line,
          name: VEHICLES[vehicle_type].name,
        }));
      case "payment":
        return income.by_payment.map(({ paid_by, xcg, by_link, ...line }) => ({
          ...line,
          name: paid_by === null ? payments.notRecorded : payments.paidBy[paid_by],
          hint: hintOf([
            xcg === null ? null : text.inHand(guilders(Number(xcg))),
            by_link === undefined ? null : payLinks.ofItByLink(usd(Number(by_link))),
          ]),
        }));
    }
  };
}

/** What stands below a name; nothing where no part is there. */
function hintOf(parts: readonly (string | null)[]): string | undefined {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? undefined : said.join(" ");
}

/** When an hour of the island's day begins. */
function startOf(hour: number): Date {
  const midnight = instantOf("2026-01-01", "00:00");
  return new Date(midnight.getTime() + hour * HOUR_MS);
}
