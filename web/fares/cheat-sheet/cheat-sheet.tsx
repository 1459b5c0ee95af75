import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { listCheatSheetEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import type { Language } from "../../../contract/languages.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, SelectField } from "../../ui/field.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { SortHeader, TableFrame } from "../../ui/table.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import { SkeletonLines, Waiting } from "../../ui/waiting.tsx";
import { FareCard } from "../card/fare-card.tsx";
import { type FareRow, type SheetView, asCsv, rowsInView } from "./fare-rows.ts";
import tableStyles from "../../ui/table.module.css";
import styles from "./cheat-sheet.module.css";

const EVERYTHING: SheetView = {
  passengers: null,
  night: false,
  holiday: false,
  sort: "distance",
  direction: "ascending",
};

/** The price list: sorted, filtered, printed as a card, or downloaded as CSV. */
export function CheatSheet() {
  const text = useStrings("fares/calculator");
  const { language } = useLanguage();
  const sheet = useRead(read(listCheatSheetEndpoint));
  const [view, setView] = useState(EVERYTHING);
  const [printing, print] = usePrinting();
  const results = sheet.data?.results;
  const rows = useMemo(() => rowsInView(results ?? [], view), [results, view]);
  const parties = useMemo(
    () => [...new Set((results ?? []).map((row) => row.passengers))].toSorted((a, b) => a - b),
    [results],
  );
  const change = (values: Partial<SheetView>) => setView({ ...view, ...values });

  if (sheet.error !== null) return <ErrorNote onRetry={sheet.refetch}>{text.sheetFailed}</ErrorNote>;
  if (!results) {
    return (
      <Waiting label={text.generating}>
        <SkeletonLines lines={8} />
      </Waiting>
    );
  }
  return (
    <div className={styles.fareCard}>
      <h2>{text.sheet}</h2>
      <div className={`no-print ${styles.fareFilters}`}>
        <SelectField
          compact
          label={text.passengers}
          value={view.passengers === null ? "" : String(view.passengers)}
          onChange={(count) => change({ passengers: count === "" ? null : Number(count) })}
        >
          <option value="">{text.all}</option>
          {parties.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
        <Checkbox checked={view.night} onChange={(night) => change({ night })}>
          {text.onlyNight}
        </Checkbox>
        <Checkbox checked={view.holiday} onChange={(holiday) => change({ holiday })}>
          {text.onlyHoliday}
        </Checkbox>
        <div className="row">
          <Button size="compact" icon="print" onClick={print}>
            {text.print}
          </Button>
          <Button size="compact" icon="download" onClick={() => saveCsv(rows, language)}>
            CSV
          </Button>
        </div>
      </div>
      {printing && createPortal(<FareCard rows={results} />, document.body)}
      <p aria-live="polite">{text.found(rows.length)}</p>
      <FareTable rows={rows} view={view} onChange={change} />
    </div>
  );
}

type FareTableProps = {
  rows: readonly FareRow[];
  view: SheetView;
  onChange: (values: Partial<SheetView>) => void;
};

function FareTable({ rows, view, onChange }: FareTableProps) {
  const text = useStrings("fares/calculator");
  const formats = useFormats();
  const sorted = (sort: SheetView["sort"]) => ({
    direction: view.sort === sort ? view.direction : null,
    onSort: (direction: SheetView["direction"]) => onChange({ sort, direction }),
  });
  return (
    <TableFrame label={text.sheet}>
      <thead>
        <tr>
          <SortHeader {...sorted("distance")}>{text.columns.distance}</SortHeader>
          <th scope="col" className={tableStyles.right}>
            {text.passengers}
          </th>
          <th scope="col" className={tableStyles.right}>
            {text.luggage}
          </th>
          <th scope="col">{text.columns.holiday}</th>
          <th scope="col">{text.columns.night}</th>
          <SortHeader {...sorted("fare")} right>
            {text.columns.fare}
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.distance} ${row.passengers} ${row.luggage} ${row.isHoliday} ${row.isNight}`}>
            <td>{formats.km(row.distance, Number.isInteger(row.distance) ? 0 : 1)}</td>
            <td className={tableStyles.right}>{row.passengers}</td>
            <td className={tableStyles.right}>{row.luggage}</td>
            <td>{row.isHoliday ? text.yes : text.no}</td>
            <td>{row.isNight ? text.yes : text.no}</td>
            <td className={`strong ${tableStyles.right}`}>{formats.usd(row.fare)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function saveCsv(rows: readonly FareRow[], language: Language): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([asCsv(rows, language)], { type: "text/csv;charset=utf-8" }));
  link.download = "trupial-fares.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}
