import { sql } from "kysely";
import type { Db, Trx } from "../connect.ts";
import { LEFT_OUT } from "./backup-format.ts";

/** A column `holdsFiles` where its values may be megabytes long. */
type ColumnShape = { name: string; type: string; holdsFiles: boolean };
export type TableShape = { name: string; columns: ColumnShape[] };

/** The tables of the product with their stored columns, parents before the tables that refer to them. */
export async function readTables(db: Db | Trx): Promise<TableShape[]> {
  const { rows: columns } = await sql<ColumnShape & { table: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attstorage = 'e' as "holdsFiles"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db);
  const tables = new Map<string, TableShape>();
  for (const { table, ...column } of columns) {
    const shape = tables.get(table) ?? { name: table, columns: [] };
    shape.columns.push(column);
    tables.set(table, shape);
  }
  return parentsFirst([...tables.values()], references);
}

/** How many rows of a table are taken at once, of those that may be megabytes long only one. */
export function rowsAtOnce({ columns }: TableShape, usual: number): number {
  return columns.some(({ holdsFiles }) => holdsFiles) ? 1 : usual;
}

function parentsFirst(
  tables: readonly TableShape[],
  references: readonly { child: string; parent: string }[],
): TableShape[] {
  const ordered: TableShape[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(
      ({ name }) =>
        !references.some(({ child, parent }) => child === name && parent !== name && names.has(parent)),
    );
    if (free.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...names].join(", ")}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** The tables whose rows a backup carries. */
export function carried(tables: readonly TableShape[]): TableShape[] {
  return tables.filter(({ name }) => !LEFT_OUT.has(name));
}

/** The counters that give out ids, and where they stand. */
export async function readCounters(db: Db | Trx): Promise<{ name: string; value: string; used: boolean }[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_depend d on d.objid = c.oid and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid
    where c.relkind = 'S' and c.relnamespace = current_schema()::regnamespace
      and t.relname <> all (${[...LEFT_OUT]}::text[])
    order by c.relname`.execute(db);
  const counters = [];
  for (const { name } of rows) {
    const { rows: state } = await sql<{ value: string; used: boolean }>`
      select last_value::text as value, is_called as used from ${sql.id(name)}`.execute(db);
    counters.push(...state.map((one) => ({ name, ...one })));
  }
  return counters;
}
