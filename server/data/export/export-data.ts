import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from "../../../domain/csv.ts";
import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import type { Language } from "../../../domain/languages.ts";
import { everyPaperFile } from "../../papers/read-paper-files.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import type { ReadLagging } from "../../database/replica/reading.ts";
import { EXPORTED, type PeopleColumns } from "./exported-columns.ts";
import { readRowsInOrder } from "./rows-in-order.queries.ts";
import { toDollarString } from "../../../domain/dollars.ts";

import de from "./strings/de.ts";
import en from "./strings/en.ts";
import es from "./strings/es.ts";
import nl from "./strings/nl.ts";
import pap from "./strings/pap.ts";

const ROWS_AT_ONCE = 1_000;

const TEXTS = { en, nl, es, pap, de };

/**
 * A ZIP file with a CSV file of every table that leaves the product and the files of drivers' papers, written as it is read: a table is read in parts, each by
 * itself, so that nobody waits for the export and its size is no matter. Each file holds what there was when it was read.
 */
export async function exportData(
  read: ReadLagging,
  { language, now }: { language: Language; now: Date },
): Promise<Readable> {
  // The rows to write are known before anything is written: from the first file on, the sender hears what cannot be read.
  const papers = await everyPaperFile(read);
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const options = { mtime: now };
  const made = `${curacaoDate(now)} ${curacaoTime(now)}`;
  const readMe = TEXTS[language].readMe(made).join("\r\n");
  const add = (name: string, content: AsyncIterable<string | Buffer>) => {
    const stream = Readable.from(content);
    // A row that cannot be read ends the download: a file that looks whole and is not would be kept.
    stream.on("error", (error) => archive.destroy(error));
    zip.addReadStream(stream, name, options);
  };
  zip.addBuffer(Buffer.from(BYTE_ORDER_MARK + readMe), "README.txt", options);
  for (const [table, exported] of Object.entries(EXPORTED)) {
    if (exported === null) continue;
    add(`${table}.csv`, linesOf(read, { table, ...exported }));
  }
  for (const file of papers) add(`papers/${file.name}`, once(file.read));
  zip.end();
  return archive;
}

async function* once(read: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await read();
}

type ExportedTable = {
  table: string;
  key: readonly string[];
  columns: readonly string[];
  people?: PeopleColumns | undefined;
};

async function* linesOf(
  read: ReadLagging,
  { table, key, columns, people }: ExportedTable,
): AsyncGenerator<string> {
  const heads = [...columns, ...Object.keys(people ?? {})];
  const amounts = amountColumnsOf(columns);
  yield BYTE_ORDER_MARK + csvLine([...heads, ...amounts.map(({ head }) => head)]);
  let after: unknown[] | undefined;
  for (;;) {
    const part = { table, key, columns, people, after, limit: ROWS_AT_ONCE };
    const rows = await read((db) => readRowsInOrder(db, part));
    yield rows
      .map((row) =>
        csvLine([
          ...heads.map((name) => cellOf(row[name])),
          ...amounts.map(({ column }) => amountOf(row[column])),
        ]),
      )
      .join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = key.map((name) => last[name]);
  }
}

/** A value as other software reads it: moments in UTC, amounts in cents, lists and objects as JSON. */
function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

/** Notes who took everything out of the product. */
export function noteDataExport(trx: Trx, { by, now }: { by: number; now: Date }): Promise<void> {
  return recordAudit(trx, { actorId: by, action: "export_data", subject: "data", at: now });
}

const CENTS = "_cents";

type AmountColumn = { readonly head: string; readonly column: string };

/**
 * The amounts of a table once more as people and bookkeeping programs read them, with two decimals, behind its columns in cents: `fare_cents` is
 * `fare_usd` as well. The sum charged is in the currency that stands beside it.
 */
function amountColumnsOf(columns: readonly string[]): AmountColumn[] {
  return columns
    .filter((column) => column.endsWith(CENTS))
    .map((column) => ({ column, head: headOf(column.slice(0, -CENTS.length)) }));
}

function amountOf(cents: unknown): CsvCell {
  return cents === null || cents === undefined ? "" : { decimal: toDollarString(Number(cents)) };
}

function headOf(name: string): string {
  return /(^|_)(usd|xcg)$/.test(name) || name === "charged" ? name : `${name}_usd`;
}
