import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from "kysely";
import type { Database } from "../database/schema.ts";
import { selectRides } from "../rides/ride-rows.queries.ts";
import { SqlPrinter } from "./print-sql.ts";

/** Sample arguments of each exported query after its `db`, so that its SQL can be written down. */
export type QuerySamples = Readonly<Record<string, readonly unknown[]>>;

type Query = (trx: Transaction<Database>, ...input: unknown[]) => unknown;

const HEADER = "-- Generated: the test of these queries writes it anew with --update=all.\n";
/** Selects that queries of several modules begin with: they are printed where they are made, and referred to by the others. */
const SHARED: Readonly<Record<string, Query>> = { selectRides };

/**
 * The SQL that a `*.queries.ts` module makes, function by function. Kept beside the module with
 * `toMatchFileSnapshot`, so that a review sees when a query changes. A query without a sample is an error.
 */
export async function generatedSql(
  module: Readonly<Record<string, unknown>>,
  samples: QuerySamples,
): Promise<string> {
  const printer = new SqlPrinter();
  for (const [name, query] of Object.entries(SHARED)) {
    for (const statement of name in module ? [] : await sqlOf(query, [])) printer.print(name, statement);
  }
  const parts: string[] = [HEADER];
  for (const [name, query] of Object.entries(module).toSorted(([a], [b]) => order(a, b))) {
    if (typeof query !== "function") continue;
    const sample = samples[name];
    if (!sample) throw new Error(`${name} has no sample: add its arguments so that its SQL is kept`);
    const statements = (await sqlOf(query as Query, sample)).map((statement) =>
      printer.print(name, statement),
    );
    parts.push(`-- ${name}\n${statements.join(";\n")};\n`);
  }
  return parts.join("\n");
}

/** By name, those first that others refer to. */
function order(a: string, b: string): number {
  if (a in SHARED !== b in SHARED) return a in SHARED ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Makes the words of statements and answers none. */
export const wordsOnly: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (inner) => new PostgresIntrospector(inner),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

async function sqlOf(query: Query, sample: readonly unknown[]): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<Database>({
    dialect: wordsOnly,
    log: (event) => void statements.push(event.query.sql),
  });
  await db.transaction().execute(async (trx: Transaction<Database>) => {
    // Nothing answers here: a query that needs a row stops at its first empty answer, which is as much as it can show.
    await Promise.resolve()
      .then(() => made(query(trx, ...sample)))
      .catch(() => undefined);
  });
  return statements.filter((statement) => !/^(begin|commit|rollback)/.test(statement));
}

/** A select that is only begun is sent as it is. */
function made(result: unknown): unknown {
  return isExecutable(result) ? result.execute() : result;
}

function isExecutable(result: unknown): result is { execute(): unknown } {
  return typeof result === "object" && result !== null && "execute" in result;
}
