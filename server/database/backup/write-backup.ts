import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import { CannotStart } from "../../cannot-start.ts";
import type { Db, Trx } from "../connect.ts";
import { type BackupHeader, FORMAT, FORMAT_VERSION } from "./backup-format.ts";
import { type TableShape, carried, readCounters, readMigrations, readTables } from "./catalog.ts";

const ROWS_AT_ONCE = 1_000;
/** Only its owner may read a backup: it holds names, phones and the server's keys. */
const OWNER_ONLY = 0o600;

/**
 * Writes everything into a file as it stood at one moment. The file takes its name once it is whole, so that a backup
 * cut short never stands in the place of a good one. Returns the number of rows.
 */
export async function writeBackup(db: Db, file: string): Promise<number> {
  const draft = `${file}.partial`;
  let rows = 0;
  try {
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (trx) => {
        const lines = backupLines(trx, (count) => (rows = count));
        const target = createWriteStream(draft, { mode: OWNER_ONLY });
        await pipeline(Readable.from(lines), createGzip(), target);
      });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw unwritable(file, error);
  }
  return rows;
}

function unwritable(file: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined
    ? error
    : new CannotStart(`The backup cannot be written to ${file} (${code}).`);
}

async function* backupLines(trx: Trx, count: (rows: number) => void): AsyncGenerator<string> {
  // Text that means the same on every server, whatever its settings.
  await sql`set local timezone to 'UTC'`.execute(trx);
  await sql`set local datestyle to 'ISO, YMD'`.execute(trx);
  await sql`set local intervalstyle to 'postgres'`.execute(trx);
  await sql`set local extra_float_digits to 3`.execute(trx);
  const tables = carried(await readTables(trx));
  const migrations = await readMigrations(trx);
  if (migrations.length === 0) throw new CannotStart("There is nothing to back up: the database is empty.");
  yield line({
    format: FORMAT,
    version: FORMAT_VERSION,
    made_at: new Date().toISOString(),
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  } satisfies BackupHeader);
  let rows = 0;
  for (const table of tables) {
    yield line({ table: table.name });
    for await (const batch of rowsOf(trx, table)) {
      rows += batch.length;
      yield `${batch.join("\n")}\n`;
    }
  }
  yield line({ counters: await readCounters(trx) });
  yield line({ end: true, rows });
  count(rows);
}

/** A table's rows as JSON arrays of text, read piece by piece so that a large table needs no large memory. */
async function* rowsOf(trx: Trx, { name, columns }: TableShape): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`));
  await sql`declare backup_rows no scroll cursor for select to_json(array[${values}])::text as line from ${sql.id(name)}`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(
      trx,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(trx);
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
