import { sql } from "kysely";
import { errorCode } from "../../process/error-code.ts";
import { CannotStart } from "../../process/cannot-start.ts";
import type { Db, Trx } from "../connect.ts";
import { applyMigrations, migrationsAfter } from "../migrate.ts";
import { readMigrations } from "../side-by-side.ts";
import {
  type BackupHeader,
  FORMAT_VERSION,
  countersLineSchema,
  endLineSchema,
  headerSchema,
  rowSchema,
  tableLineSchema,
} from "./backup-format.ts";
import { refuseRunningServer } from "./refuse-running-server.ts";
import { readLines } from "./read-lines.ts";
import { vacuum } from "../vacuum.ts";
import { type TableShape, carried, readTables, rowsAtOnce } from "./catalog.ts";

const ROWS_AT_ONCE = 500;

/**
 * Fills a database from a backup of either kind, in one transaction: it is restored whole or stays as it was. A
 * backup of an older version is brought up to this one. Returns the number of rows.
 */
export async function restoreBackup({
  db,
  file,
  force,
}: {
  db: Db;
  file: string;
  /** Replace what is there. */
  force: boolean;
}): Promise<number> {
  const restored = await db.transaction().execute(async (trx) => {
    if (!force) await refuseFilled(trx);
    await refuseRunningServer(trx);
    const lines = readLines(file);
    try {
      const header = readHeader(file, await lines.next());
      const migrations = await migrationsAfter(header.migrations);
      const names = Object.keys(migrations).toSorted();
      if (!header.migrations.every((name, index) => names[index] === name)) throw tooNew(file);
      await dropAll(trx);
      await applyMigrations(trx, { names: header.migrations, of: migrations });
      const rows = await load(trx, header, lines);
      await applyMigrations(trx, { names: names.slice(header.migrations.length), of: migrations });
      return rows;
    } catch (error) {
      throw unreadable(file, error);
    } finally {
      await lines.return(undefined);
    }
  });
  // Until its rows are counted, the planner takes thousands for a few.
  await vacuum(db);
  return restored;
}

async function refuseFilled(trx: Trx): Promise<void> {
  if ((await readMigrations(trx)).length === 0) return;
  const { rows } = await sql<{ accounts: boolean; rides: boolean }>`
    select exists (select from accounts) as accounts, exists (select from rides) as rides`.execute(trx);
  if (rows[0]?.accounts || rows[0]?.rides) {
    throw new CannotStart(
      "The database already holds accounts or rides. Restore into an empty one, or add --force to replace them.",
    );
  }
}

function readHeader(file: string, first: IteratorResult<unknown>): BackupHeader {
  const header = headerSchema.safeParse(first.value);
  if (!header.success) throw new CannotStart(`${file} is not a backup of Trupial.`);
  if (header.data.version > FORMAT_VERSION) throw tooNew(file);
  return header.data;
}

function tooNew(file: string): CannotStart {
  return new CannotStart(`${file} was made by a newer version of Trupial. Restore it with that version.`);
}

/** Empties the schema, which is the product's own, of all that migrations make. */
async function dropAll(trx: Trx): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`.execute(trx);
  if (tables.length > 0) {
    await sql`drop table ${sql.join(tables.map(({ name }) => sql.id(name)))} cascade`.execute(trx);
  }
  const { rows: functions } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc f
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')`.execute(trx);
  for (const { signature } of functions) {
    await sql`drop routine if exists ${sql.raw(signature)} cascade`.execute(trx);
  }
}

async function load(trx: Trx, header: BackupHeader, lines: AsyncGenerator<unknown>): Promise<number> {
  const shapes = new Map(carried(await readTables(trx)).map((shape) => [shape.name, shape]));
  // Counts and numbers made by triggers are in the backup already.
  await switchTriggers(trx, shapes, "disable");
  // A migration may have put first rows in; those of the backup take their place.
  await sql`truncate ${sql.join([...shapes.keys()].map((name) => sql.id(name)))}`.execute(trx);
  await sql`set local timezone to 'UTC'`.execute(trx);
  await sql`set local datestyle to 'ISO, YMD'`.execute(trx);

  const batch: unknown[] = [];
  let columns: TableShape | null = null;
  let atOnce = ROWS_AT_ONCE;
  let loaded = 0;
  const flush = async () => {
    if (columns && batch.length > 0) await insertRows(trx, columns, batch);
    loaded += batch.length;
    batch.length = 0;
  };
  for await (const value of lines) {
    const row = rowSchema.safeParse(value);
    if (row.success) {
      batch.push(row.data);
      if (batch.length >= atOnce) await flush();
      continue;
    }
    await flush();
    const table = tableLineSchema.safeParse(value);
    const counters = countersLineSchema.safeParse(value);
    const end = endLineSchema.safeParse(value);
    if (table.success) {
      columns = shapeOf(table.data.table, header, shapes);
      atOnce = rowsAtOnce(columns, ROWS_AT_ONCE);
    } else if (counters.success) await setCounters(trx, counters.data.counters);
    else if (end.success && end.data.rows === loaded) {
      await switchTriggers(trx, shapes, "enable");
      return loaded;
    } else throw new CannotStart("The backup holds a line that cannot be read; nothing was restored.");
  }
  throw new CannotStart("The backup was cut short; nothing was restored.");
}

async function switchTriggers(
  trx: Trx,
  shapes: ReadonlyMap<string, TableShape>,
  to: "enable" | "disable",
): Promise<void> {
  for (const name of shapes.keys()) {
    await sql`alter table ${sql.id(name)} ${sql.raw(to)} trigger user`.execute(trx);
  }
}

/** The table as it is here, with the columns in the backup's order. */
function shapeOf(name: string, header: BackupHeader, shapes: ReadonlyMap<string, TableShape>): TableShape {
  const here = shapes.get(name);
  const there = header.tables.find((table) => table.name === name);
  const columns = there?.columns.flatMap((column) => here?.columns.find((one) => one.name === column) ?? []);
  if (!here || !there || columns?.length !== there.columns.length) {
    throw new CannotStart(`The backup's table ${name} does not fit this version; nothing was restored.`);
  }
  return { name, columns };
}

/** As `jsonb`: in `json` each column would be looked for from the beginning of its row's text, twenty times the work. */
async function insertRows(trx: Trx, { name, columns }: TableShape, rows: readonly unknown[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  const values = sql.join(
    columns.map((column, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(column.type)}`),
  );
  await sql`
    insert into ${sql.id(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as line`.execute(trx);
}

async function setCounters(
  trx: Trx,
  counters: readonly { name: string; value: string; used: boolean }[],
): Promise<void> {
  for (const { name, value, used } of counters) {
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, ${used})`.execute(trx);
  }
}

/** The fault of a file that can't be read, as a sentence. */
export function unreadable(file: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === "ENOENT") return new CannotStart(`There is no file ${file}.`);
  if (code === "Z_BUF_ERROR") return new CannotStart("The backup was cut short; nothing was restored.");
  if (code?.startsWith("Z_") || error instanceof SyntaxError) {
    return new CannotStart(`${file} is not a backup of Trupial, or is damaged; nothing was restored.`);
  }
  return error;
}
