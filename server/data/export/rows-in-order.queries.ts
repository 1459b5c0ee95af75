import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";
import type { PeopleColumns } from "./exported-columns.ts";

type Part = {
  table: string;
  /** The columns a row is known by, which order the rows. */
  key: readonly string[];
  columns: readonly string[];
  people?: PeopleColumns | undefined;
  /** The key of the last row that was read. */
  after?: readonly unknown[] | undefined;
  limit: number;
};

/** The next rows of a table by its key: the columns first, then the key, then what it shows of people. */
export async function readRowsInOrder(
  db: Db,
  { table, key, columns, people = {}, after, limit }: Part,
): Promise<Record<string, unknown>[]> {
  const keyRefs = sql.join(key.map((name) => sql.ref(name)));
  const wanted = sql.join([
    ...[...new Set([...columns, ...key])].map((name) => sql.ref(name)),
    ...Object.entries(people).map(
      ([name, { by, shows }]) => sql`(
        select accounts.${sql.ref(shows)} from accounts
        where accounts.id = ${sql.ref(`${table}.${by}`)} and accounts.state <> 'deleted') as ${sql.ref(name)}`,
    ),
  ]);
  const further = after === undefined ? sql`` : sql`where (${keyRefs}) > (${sql.join([...after])})`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${wanted} from ${sql.table(table)} ${further} order by ${keyRefs} limit ${limit}`.execute(db);
  return rows;
}
