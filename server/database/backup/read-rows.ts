import { sql } from "kysely";
import type { Db, Trx } from "../connect.ts";
import { type TableShape, carried, readCounters, readTables, rowsAtOnce } from "./catalog.ts";
import { SumOfTable, type TableSum } from "./table-sums.ts";

const ROWS_AT_ONCE = 1_000;
/** The name under which the counters of ids are summed. */
const COUNTERS = "the counters of the ids";

/** Runs work on everything as it stood at one moment, written as text that means the same on every server, whatever its settings. */
export function asOfOneMoment<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await sql`set local timezone to 'UTC'`.execute(trx);
      await sql`set local datestyle to 'ISO, YMD'`.execute(trx);
      await sql`set local intervalstyle to 'postgres'`.execute(trx);
      await sql`set local extra_float_digits to 3`.execute(trx);
      await sql`set local bytea_output to 'hex'`.execute(trx);
      return work(trx);
    });
}

/** A table's rows as JSON arrays of text, read piece by piece so that a large table needs no large memory. */
export async function* readRows(trx: Trx, table: TableShape): AsyncGenerator<string[]> {
  const { name, columns } = table;
  const atOnce = rowsAtOnce(table, ROWS_AT_ONCE);
  const values = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`));
  await sql`declare backup_rows no scroll cursor for select to_json(array[${values}])::text as line from ${sql.id(name)}`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from backup_rows`.execute(trx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < atOnce) break;
  }
  await sql`close backup_rows`.execute(trx);
}

/** Sums what a backup of a database would hold. */
export function sumTables(db: Db): Promise<TableSum[]> {
  return asOfOneMoment(db, async (trx) => {
    const sums: TableSum[] = [];
    for (const table of carried(await readTables(trx))) {
      const sum = new SumOfTable(table.name);
      for await (const rows of readRows(trx, table)) sum.add(rows);
      sums.push(sum.sum);
    }
    return [...sums, sumCounters(await readCounters(trx))];
  });
}

export function sumCounters(counters: readonly object[]): TableSum {
  const sum = new SumOfTable(COUNTERS);
  sum.add(counters.map((counter) => JSON.stringify(counter)));
  return sum.sum;
}
