import { type RawBuilder, sql } from "kysely";
import type { Trx } from "./connect.ts";
import type { Database } from "./schema.ts";

/**
 * Writes many rows with one parameter for all of them: a statement with a parameter per value takes ten times as long.
 * A value kept as JSON is given as it is. `ending` is what follows in the statement, and gives back rows where it asks
 * for them.
 */
export async function insertMany<R = never>(
  trx: Trx,
  table: keyof Database,
  rows: readonly object[],
  ending: RawBuilder<unknown> = sql``,
): Promise<R[]> {
  // A ride in an early state has fewer columns, so the columns are those of all rows together.
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].toSorted();
  if (columns.length === 0) return [];
  const names: RawBuilder<unknown> = sql.join(columns.map((column) => sql.ref(column)));
  const target = sql.table(table);
  const identity = columns.includes("id") ? sql`overriding system value` : sql``;
  const inserted = await sql<R>`
    insert into ${target} (${names}) ${identity}
    select ${names} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb) ${ending}`.execute(
    trx,
  );
  return inserted.rows;
}
