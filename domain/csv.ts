import type { Language } from "./languages.ts";

/** The byte order mark, which makes a spreadsheet read the text as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

export type CsvSeparator = "," | ";";
/** A number with a fixed count of decimals is written with the decimal sign of the reader's spreadsheet. */
export type CsvCell = string | number | { readonly decimal: string };

/** The separator that spreadsheets expect in a language: where 1,50 is written, a comma cannot part cells. */
export function csvSeparatorOf(language: Language): CsvSeparator {
  return language === "en" ? "," : ";";
}

/** Rows as a whole CSV file. */
export function toCsv(rows: readonly (readonly CsvCell[])[], separator: CsvSeparator = ","): string {
  return BYTE_ORDER_MARK + rows.map((row) => csvLine(row, separator)).join("");
}

/** One row of CSV with its line end. */
export function csvLine(cells: readonly CsvCell[], separator: CsvSeparator = ","): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

/** How a formula begins, in wide signs too; digits behind a plus or a minus are a telephone or another number. */
const FORMULA = /^\s*([=@＝＠]|[+\-＋－](?![\d.]*$))/;

/** A cell without the apostrophe that keeps it from running as a formula. */
export function withoutGuard(cell: string): string {
  const guarded = cell.slice(1);
  return cell.startsWith("'") && FORMULA.test(guarded) ? guarded : cell;
}

/**
 * One cell. A stranger's text must not run as a formula in a spreadsheet, and must stay one cell whichever separator
 * that spreadsheet expects: another than ours is quoted too, and a tab or a line break becomes a space.
 */
function csvCell(cell: CsvCell, separator: CsvSeparator): string {
  if (typeof cell !== "string") {
    const written = typeof cell === "number" ? String(cell) : cell.decimal;
    return separator === ";" ? written.replace(".", ",") : written;
  }
  const line = cell.replaceAll(/[\t\r\n]+/g, " ");
  const safe = FORMULA.test(line) ? `'${line}` : line;
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
