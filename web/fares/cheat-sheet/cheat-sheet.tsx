import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { listCheatSheetEndpoint } from "../../../contract/fares/fare-tables.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/field.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { SkeletonLines, Waiting } from "../../ui/waiting.tsx";
import { FareCard } from "../card/fare-card.tsx";
import { type FareColumn, type FareRow, type SheetView, asCsv, rowsInView } from "./fare-rows.ts";
import styles from "./cheat-sheet.module.css";

const EVERYTHING: SheetView = {
  passengers: null,
  night: false,
  holiday: false,
  sort: { column: "distance", direction: "ascending" },
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

  const saveCsv = () => {
    const heads = { ...text.columns, passengers: text.passengers, luggage: text.luggage };
    saveFile("fares.csv", "text/csv;charset=utf-8", asCsv(rows, language, { ...text, heads }));
  };

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
          <Button size="compact" icon="download" onClick={saveCsv}>
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
  readonly rows: readonly FareRow[];
  readonly view: SheetView;
  readonly onChange: (values: Partial<SheetView>) => void;
};

function FareTable({ rows, view, onChange }: FareTableProps) {
  const text = useStrings("fares/calculator");
  const formats = useFormats();
  const { columns: heads, yes, no } = text;
  const columns: readonly Column<FareRow, FareColumn>[] = [
    {
      id: "distance",
      label: heads.distance,
      renderCell: ({ distance }) => formats.km(distance, Number.isInteger(distance) ? 0 : 1),
    },
    {
      id: "passengers",
      label: text.passengers,
      right: true,
      fixed: true,
      labelled: true,
      renderCell: (row) => row.passengers,
    },
    {
      id: "luggage",
      label: text.luggage,
      right: true,
      fixed: true,
      labelled: true,
      renderCell: (row) => row.luggage,
    },
    {
      id: "holiday",
      label: heads.holiday,
      fixed: true,
      labelled: true,
      renderCell: (row) => (row.isHoliday ? yes : no),
    },
    {
      id: "night",
      label: heads.night,
      fixed: true,
      labelled: true,
      renderCell: (row) => (row.isNight ? yes : no),
    },
    {
      id: "fare",
      label: heads.fare,
      right: true,
      className: "strong",
      renderCell: ({ fare }) => formats.usd(fare),
    },
  ];
  return (
    <DataTable
      stacks
      label={text.sheet}
      columns={columns}
      rows={rows}
      keyOf={(row) => `${row.distance} ${row.passengers} ${row.luggage} ${row.isHoliday} ${row.isNight}`}
      sort={view.sort}
      onSort={(sort) => onChange({ sort })}
      search={`${view.passengers} ${view.night} ${view.holiday}`}
    />
  );
}
