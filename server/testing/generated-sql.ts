import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from "kysely";
import { format } from "sql-formatter";
import type { Database } from "../database/schema.ts";

/** Sample arguments of each exported query after its `db`, so that its SQL can be written down. */
export type QuerySamples = Readonly<Record<string, readonly unknown[]>>;

type Query = (...input: unknown[]) => unknown;

/**
 * The SQL that a `*.queries.ts` module makes, function by function. Kept beside the module with
 * `toMatchFileSnapshot`, so that a review sees when a query changes. A query without a sample is an error.
 */
export async function generatedSql(
  module: Readonly<Record<string, unknown>>,
  samples: QuerySamples,
): Promise<string> {
  const parts: string[] = [];
  for (const [name, query] of Object.entries(module).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeof query !== "function") continue;
    const sample = samples[name];
    if (!sample) throw new Error(`${name} has no sample: add its arguments so that its SQL is kept`);
    const statements = (await sqlOf(query as Query, sample)).map(readable);
    parts.push(`-- ${name}\n${statements.join(";\n")};\n`);
  }
  return parts.join("\n");
}

/** Makes the words of statements and answers none. */
export const wordsOnly: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (inner) => new PostgresIntrospector(inner),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** One clause a line, so that a diff shows which one changed. */
function readable(statement: string): string {
  return format(statement, { language: "postgresql", indentStyle: "standard", expressionWidth: 100 });
}

async function sqlOf(query: Query, sample: readonly unknown[]): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<Database>({
    dialect: wordsOnly,
    log: (event) => void statements.push(event.query.sql),
  });
  await db.transaction().execute(async (trx: Transaction<Database>) => {
    // Nothing answers here: a query that needs a row stops at its first empty answer, which is as much as it can show.
    await Promise.resolve()
      .then(() => query(trx, ...sample))
      .catch(() => undefined);
  });
  return statements.filter((statement) => !/^(begin|commit|rollback)/.test(statement));
}
