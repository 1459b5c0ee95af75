import type { ImportResult, ImportWarning } from "../../contract/data/data-import.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Note } from "../ui/note.tsx";
import styles from "./data-section.module.css";

type FaultRow = ImportResult["faults"][number] & { readonly id: number };

/** The rows that a file would bring in, those that stay out, and everything that is wrong with it. */
export function ImportResultView({ added, already_there, faults, warnings }: ImportResult) {
  const text = useStrings("data").import;
  const { decimals } = useFormats();
  const whole = (value: number) => decimals(value, 0);
  return (
    <div className={styles.result}>
      <Note tone={faults.length > 0 ? "bad" : "live"} icon={faults.length > 0 ? "alert" : "check"}>
        {faults.length > 0 && <p>{text.faulty(faults.length, whole(faults.length))}</p>}
        <p>
          {text.toAdd(added, whole(added))}{" "}
          {already_there > 0 && text.there(already_there, whole(already_there))}
        </p>
      </Note>
      <LeftOut warnings={warnings} />
      {faults.length > 0 && <Faults faults={faults} />}
    </div>
  );
}

function LeftOut({ warnings }: Pick<ImportResult, "warnings">) {
  const text = useStrings("data").import;
  const { decimals } = useFormats();
  const columns = warnings.flatMap(({ column }) => (column === null ? [] : [column]));
  return (
    <>
      {columns.length > 0 && <p className="muted">{text.columnsLeftOut(columns.join(", "))}</p>}
      {warnings.map(({ warning, lines }) =>
        isOfLines(warning) ? (
          <p key={warning} className="muted">
            {text.linesLeftOut[warning](lines, decimals(lines, 0))}
          </p>
        ) : null,
      )}
    </>
  );
}

function isOfLines(warning: ImportWarning): warning is Exclude<ImportWarning, "column_left_out"> {
  return warning !== "column_left_out";
}

function Faults({ faults }: Pick<ImportResult, "faults">) {
  const text = useStrings("data").import;
  const columns: readonly Column<FaultRow>[] = [
    { id: "line", label: text.line, className: "number", labelled: true, renderCell: ({ line }) => line },
    { id: "column", label: text.column, labelled: true, renderCell: ({ column }) => column ?? "–" },
    { id: "wrong", label: text.wrong, labelled: true, renderCell: ({ fault }) => text.what[fault] },
  ];
  const rows = faults.map((fault, id) => ({ ...fault, id }));
  return (
    <DataTable stacks="flowing" label={text.faults} columns={columns} rows={rows} keyOf={({ id }) => id} />
  );
}
