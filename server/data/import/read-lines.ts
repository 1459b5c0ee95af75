import { setImmediate as nextTurn } from "node:timers/promises";
import { type CsvRow, readCsv } from "../../../domain/read-csv.ts";
import {
  type ImportFault,
  type ImportResult,
  type ImportWarning,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_LINES,
} from "../../../contract/data/data-import.ts";
import { columnsOf, type ImportColumn, type ImportKind } from "../../../contract/data/import-columns.ts";
import { CellFault, type Rule } from "./cell-rules.ts";

export type Fault = ImportResult["faults"][number];
type Warning = ImportResult["warnings"][number];
type Rules<Kind extends ImportKind> = Readonly<Record<ImportColumn<Kind>, Rule>>;
type Values<R> = { readonly [Column in keyof R]: R[Column] extends Rule<infer T> ? T : never };

/** A line that is what its columns are for. */
export type ReadLine<V> = { readonly line: number; readonly value: V };

type Reading<Kind extends ImportKind, R extends Rules<Kind>> = {
  kind: Kind;
  csv: string;
  rules: R;
  /** Why a line isn't one to bring in, whatever else is in it. */
  leavesOut: (cells: Readonly<Record<string, string>>) => ImportWarning | null;
};

const LINES_A_TURN = 250;

/** Reads a file by the rules of its columns: its good lines, every fault of the others, and what is left out. */
export async function readLines<Kind extends ImportKind, R extends Rules<Kind>>(reading: Reading<Kind, R>) {
  const { rows, badQuotes } = readCsv(reading.csv, { rows: MAX_IMPORT_LINES + 1, cells: MAX_IMPORT_COLUMNS });
  const faults: Fault[] = badQuotes.map((line) => ({ line, column: null, fault: "quotes" }));
  const [first = { line: 1, cells: [] }, ...others] = rows;
  const heads = first.cells.map((name) => name.trim().toLowerCase());
  if (heads.length > MAX_IMPORT_COLUMNS) {
    const fault: Fault = { line: 1, column: null, fault: "too_many_columns" };
    return { lines: [], faults: [fault], warnings: [], columns: new Set<string>() };
  }
  const known = knownHeads(heads, reading.kind);
  faults.push(...faultsOfHeads(heads, reading.kind), ...faultsOfLength(others.length));
  const leftOut = new Map<ImportWarning, number>();
  const lines: ReadLine<Values<R>>[] = [];
  const isReadable = others.length <= MAX_IMPORT_LINES && !faults.some(({ fault }) => isOfTheWhole(fault));
  for (const [index, row] of isReadable ? others.entries() : []) {
    // Others are served between: a large file takes a while.
    if (index % LINES_A_TURN === 0) await nextTurn();
    const cells = cellsOf(row, known);
    const why = reading.leavesOut(cells);
    if (why !== null) leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
    else readLine(row, { cells, heads, rules: reading.rules, faults, lines });
  }
  return { lines, faults, warnings: warningsOf(heads, reading.kind, leftOut), columns: new Set(heads) };
}

type LineReading<R extends Readonly<Record<string, Rule>>> = {
  cells: Readonly<Record<string, string>>;
  heads: readonly string[];
  rules: R;
  faults: Fault[];
  lines: ReadLine<Values<R>>[];
};

function readLine<R extends Readonly<Record<string, Rule>>>(
  { line, cells: all }: CsvRow,
  { cells, heads, rules, faults, lines }: LineReading<R>,
): void {
  const before = faults.length;
  if (all.slice(heads.length).some((cell) => cell.trim() !== ""))
    faults.push({ line, column: null, fault: "too_many_cells" });
  const value: Record<string, unknown> = {};
  for (const [column, rule] of Object.entries(rules)) {
    try {
      value[column] = rule(cells[column] ?? "");
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push({ line, column, fault: error.fault });
    }
  }
  if (faults.length === before) lines.push({ line, value: value as Values<R> });
}

type KnownHead = { readonly name: string; readonly index: number };

function knownHeads(heads: readonly string[], kind: ImportKind): KnownHead[] {
  const known = new Set(columnsOf(kind).map(([name]) => name));
  return heads.map((name, index) => ({ name, index })).filter(({ name }) => known.has(name));
}

/** The cells of a line in the columns that come in. */
function cellsOf({ cells }: CsvRow, known: readonly KnownHead[]): Record<string, string> {
  return Object.fromEntries(known.map(({ name, index }) => [name, (cells[index] ?? "").trim()]));
}

/** Nothing of a line can be told while these are so. */
function isOfTheWhole(fault: ImportFault): boolean {
  return fault === "missing_column" || fault === "column_twice";
}

function faultsOfHeads(heads: readonly string[], kind: ImportKind): Fault[] {
  return columnsOf(kind).flatMap(([column, { required }]): Fault[] => {
    const count = heads.filter((name) => name === column).length;
    if (count > 1) return [{ line: 1, column, fault: "column_twice" }];
    return required && count === 0 ? [{ line: 1, column, fault: "missing_column" }] : [];
  });
}

function faultsOfLength(lines: number): Fault[] {
  if (lines === 0) return [{ line: 1, column: null, fault: "no_lines" }];
  return lines > MAX_IMPORT_LINES ? [{ line: 1, column: null, fault: "too_many_lines" }] : [];
}

function warningsOf(
  heads: readonly string[],
  kind: ImportKind,
  leftOut: ReadonlyMap<ImportWarning, number>,
): Warning[] {
  const known = new Set(columnsOf(kind).map(([name]) => name));
  const unknown = heads.filter((name) => name !== "" && !known.has(name));
  return [
    ...unknown.map((column): Warning => ({ warning: "column_left_out", column, lines: 0 })),
    ...[...leftOut].map(([warning, lines]): Warning => ({ warning, column: null, lines })),
  ];
}
