import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";

type Part = {
  table: string;
  /** The columns a row is known by, which order the rows. */
  key: readonly string[];
  columns: readonly string[];
  /** The key of the last row that was read. */
  after?: readonly unknown[] | undefined;
  limit: number;
};

/** The next rows of a table by its key: the columns first, then the key. */
export async function readRowsInOrder(
  db: Db,
  { table, key, columns, after, limit }: Part,
): Promise<Record<string, unknown>[]> {
  const keyRefs = sql.join(key.map((name) => sql.ref(name)));
  const wanted = sql.join([...new Set([...columns, ...key])].map((name) => sql.ref(name)));
  const further = after === undefined ? sql`` : sql`where (${keyRefs}) > (${sql.join([...after])})`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${wanted} from ${sql.table(table)} ${further} order by ${keyRefs} limit ${limit}`.execute(db);
  return rows;
}
