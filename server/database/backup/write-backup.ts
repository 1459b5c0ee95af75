import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { CannotStart } from "../../process/cannot-start.ts";
import type { Db, Trx } from "../connect.ts";
import { type BackupHeader, FORMAT, FORMAT_VERSION } from "./backup-format.ts";
import { readMigrations } from "../side-by-side.ts";
import { carried, readCounters, readTables } from "./catalog.ts";
import { asOfOneMoment, readRows, sumCounters } from "./read-rows.ts";
import { SumOfTable, type TableSum } from "./table-sums.ts";

/** Only its owner may read a backup: it holds names, phones and the server's keys. */
const OWNER_ONLY = 0o600;

/** The content of a backup: how many rows, and a sum of each table to compare with. */
export type WrittenBackup = {
  readonly rows: number;
  readonly sums: readonly TableSum[];
  readonly migrations: readonly string[];
};

/**
 * Writes everything into a file as it stood at one moment. The file takes its name once it is whole, so that a backup
 * cut short never stands in the place of a good one.
 */
export async function writeBackup(db: Db, file: string): Promise<WrittenBackup> {
  const draft = `${file}.partial`;
  const sums: TableSum[] = [];
  try {
    const migrations = await asOfOneMoment(db, async (trx) => {
      const applied = await readMigrations(trx);
      if (applied.length === 0) throw new CannotStart("There is nothing to back up: the database is empty.");
      const target = createWriteStream(draft, { mode: OWNER_ONLY });
      await pipeline(Readable.from(backupLines(trx, { migrations: applied, sums })), createGzip(), target);
      return applied;
    });
    await rename(draft, file);
    return { rows: rowsIn(sums.slice(0, -1)), sums, migrations };
  } catch (error) {
    await rm(draft, { force: true });
    throw unwritable(file, error);
  }
}

function unwritable(file: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined
    ? error
    : new CannotStart(`The backup cannot be written to ${file} (${code}).`);
}

/** Every line of the file; what each table came to is added to `sums`. */
async function* backupLines(
  trx: Trx,
  { migrations, sums }: { migrations: string[]; sums: TableSum[] },
): AsyncGenerator<string> {
  const tables = carried(await readTables(trx));
  yield line({
    format: FORMAT,
    version: FORMAT_VERSION,
    made_at: new Date().toISOString(),
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  } satisfies BackupHeader);
  for (const table of tables) {
    yield line({ table: table.name });
    const sum = new SumOfTable(table.name);
    for await (const batch of readRows(trx, table)) {
      sum.add(batch);
      yield `${batch.join("\n")}\n`;
    }
    sums.push(sum.sum);
  }
  const rows = rowsIn(sums);
  const counters = await readCounters(trx);
  sums.push(sumCounters(counters));
  yield line({ counters });
  yield line({ end: true, rows, sums });
}

function rowsIn(sums: readonly TableSum[]): number {
  return sums.reduce((rows, sum) => rows + sum.rows, 0);
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
