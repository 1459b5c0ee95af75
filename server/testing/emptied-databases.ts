import type { PGlite } from "@electric-sql/pglite";

/** Asks a database; each row is a list of its values. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly (readonly unknown[])[]>;

export function askEmbedded(embedded: PGlite): Ask {
  return async (text, values) =>
    (await embedded.query<unknown[]>(text, values && [...values], { rowMode: "array" })).rows;
}

/** What a database holds right after its migrations, for one that has been used to be made so again. */
export type FreshState = {
  /** Everything that is no row: tables, columns, functions, settings. */
  readonly shape: string;
  readonly tables: readonly string[];
  readonly rows: readonly { readonly table: string; readonly columns: string; readonly values: string }[];
  /** Where the counters stand that have been used. */
  readonly counters: Readonly<Record<string, string>>;
};

const SHAPE = `
  select md5(string_agg(part, ' ' order by part)) as shape from (
    select concat_ws('.', c.relname, c.relkind, c.relrowsecurity, c.reloptions, a.attname, a.atttypid, a.attnotnull) as part
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace
    union all select concat_ws('.', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    union all select concat_ws('.', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    union all select concat_ws('.', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select nspname from pg_namespace where nspname not like 'pg\\_%'
    union all select setconfig::text from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as parts`;
const TABLES = `
  select c.oid::regclass::text as "table" from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;
const COUNTERS = `
  select format('%I.%I', schemaname, sequencename) as counter, last_value::text as value
  from pg_sequences where last_value is not null`;

/** Reads what a database holds that has only been migrated. */
export async function readFreshState(ask: Ask): Promise<FreshState> {
  const tables = await textsOf(ask, TABLES);
  const rows = [];
  for (const table of await filledOf(ask, tables)) {
    const [columns = ""] = await textsOf(
      ask,
      `select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    rows.push({ table, columns, values: await rowsOf(ask, table) });
  }
  const [shape = ""] = await textsOf(ask, SHAPE);
  return { shape, tables, rows, counters: await countersOf(ask) };
}

/**
 * Makes a database that a test has used what it was at first, a tenth of the work of another copy. It says no where a
 * test has changed more than rows.
 */
export async function emptyDatabase(ask: Ask, fresh: FreshState): Promise<boolean> {
  const [shape] = await textsOf(ask, SHAPE);
  if (shape !== fresh.shape) return false;
  const changed = await changedTables(ask, fresh);
  await ask("begin");
  // No triggers: what the product may only add to goes here, and what comes back has stood together before.
  await ask("set local session_replication_role = replica");
  // A truncate makes new files for each table and for each that points at it: hundreds of times the work of a few rows.
  for (const table of changed) await ask(`delete from ${table}`);
  for (const { table, columns, values } of fresh.rows) {
    if ((await rowsOf(ask, table)) === values) continue;
    await ask(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [values],
    );
  }
  for (const [counter, value] of Object.entries(await countersOf(ask))) {
    const before = fresh.counters[counter];
    if (before === undefined) await ask(`alter sequence ${counter} restart`);
    else if (before !== value) await ask("select setval($1, $2)", [counter, before]);
  }
  await ask("commit");
  return true;
}

async function changedTables(ask: Ask, fresh: FreshState): Promise<readonly string[]> {
  const changed = new Set(await filledOf(ask, fresh.tables));
  for (const { table, values } of fresh.rows) {
    if ((await rowsOf(ask, table)) === values) changed.delete(table);
    else changed.add(table);
  }
  return [...changed];
}

async function rowsOf(ask: Ask, table: string): Promise<string> {
  const [values = "[]"] = await textsOf(ask, `select json_agg(t)::text from ${table} t`);
  return values;
}

async function filledOf(ask: Ask, tables: readonly string[]): Promise<readonly string[]> {
  const filled = tables.map((table) => `select '${table}' where exists (select from ${table})`);
  return textsOf(ask, filled.join(" union all "));
}

async function countersOf(ask: Ask): Promise<Record<string, string>> {
  return Object.fromEntries((await ask(COUNTERS)).map(([counter, value]) => [counter, String(value)]));
}

/** The first column of what a query finds. */
async function textsOf(ask: Ask, query: string): Promise<readonly string[]> {
  return (await ask(query)).flatMap(([text]) => (typeof text === "string" ? [text] : []));
}
