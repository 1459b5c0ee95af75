import { type CsvSeparator, withoutGuard } from "./csv.ts";

/** A row of a file, with the line on which it begins; the first line of a file is 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** How much of a text is read: more rows than this, or cells in one row, are not looked at. */
type CsvLimits = { readonly rows: number; readonly cells: number };

/** A file may have so many rows to none that says something, as spreadsheets leave below their tables. */
const EMPTY_ROWS_TO_ONE = 4;

/**
 * Reads CSV as spreadsheets write it (RFC 4180): with or without a byte order mark, parted by commas or semicolons, with any line
 * end, cells in quotes where they need them. Empty rows are left out, and so are those with a quote that is not closed or has text
 * behind it: `badQuotes` has their lines. The apostrophe with which `toCsv` guards formulas is taken away again. With
 * limits it ends past the last row, and a row past its last cell, so that no file costs more than one that could be read.
 */
export function readCsv(
  text: string,
  limits: CsvLimits = { rows: Infinity, cells: Infinity },
): { rows: CsvRow[]; badQuotes: number[] } {
  const csv = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(csv);
  const pattern = cellPattern(separator);
  const rows: CsvRow[] = [];
  const badQuotes: number[] = [];
  const most = limits.rows * (1 + EMPTY_ROWS_TO_ONE);
  for (let at = 0, line = 1, read = 0; at < csv.length && read < most; read++) {
    const { cells, end } = readRow(csv, { at, pattern, separator, most: limits.cells });
    const next = end ?? endOfLine(csv, at);
    if (end === null) badQuotes.push(line);
    else if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
    if (rows.length + badQuotes.length > limits.rows) break;
    line += lineEndsIn(csv.slice(at, next));
    at = next;
  }
  return { rows, badQuotes };
}

type Reading = { at: number; pattern: RegExp; separator: CsvSeparator; most: number };

/** The cells of the row that begins here, and where the next begins; null where a quote is wrong. */
function readRow(
  csv: string,
  { at, pattern, separator, most }: Reading,
): { cells: string[]; end: number | null } {
  const cells: string[] = [];
  pattern.lastIndex = at;
  for (;;) {
    const match = pattern.exec(csv);
    if (!match) return { cells, end: null };
    const [, quoted, plain = "", behind] = match;
    cells.push(withoutGuard(quoted?.replaceAll('""', '"') ?? plain));
    if (behind !== separator) return { cells, end: pattern.lastIndex };
    if (cells.length > most) return { cells, end: endOfLine(csv, pattern.lastIndex) };
  }
}

/**
 * A cell with what is behind it. Quoted text is matched in one way only, so that a long cell costs no more than its
 * length.
 */
function cellPattern(separator: CsvSeparator): RegExp {
  return new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|((?:[^"${separator}\\r\\n][^${separator}\\r\\n]*)?))(${separator}|\\r\\n|[\\r\\n]|$)`,
    "y",
  );
}

/** Which sign parts the heads, whatever stands in those with quotes. */
function separatorOf(csv: string): CsvSeparator {
  const heads = (/^[^\r\n]*/.exec(csv)?.[0] ?? "").replaceAll(/"[^"]*"/g, "");
  return heads.split(";").length > heads.split(",").length ? ";" : ",";
}

function endOfLine(csv: string, at: number): number {
  const end = /\r\n|[\r\n]/g;
  end.lastIndex = at;
  return end.exec(csv) ? end.lastIndex : csv.length;
}

function lineEndsIn(text: string): number {
  return text.match(/\r\n|[\r\n]/g)?.length ?? 0;
}
