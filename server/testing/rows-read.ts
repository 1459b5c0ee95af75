import { CompiledQuery, Kysely, type LogEvent } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { wordsOnly } from "./generated-sql.ts";

type Plan = { "Actual Rows": number; "Actual Loops": number; "Relation Name"?: string; Plans?: Plan[] };

/** How many rows of tables the statement of a query reads, as the database itself counts them. */
export async function rowsReadBy(db: Db, query: (db: Trx) => Promise<unknown>): Promise<number> {
  const made: LogEvent["query"][] = [];
  const words = new Kysely<Database>({ dialect: wordsOnly, log: (event) => void made.push(event.query) });
  // Nothing answers there, and a query that needs a row says so.
  await query(words as unknown as Trx).catch(() => undefined);
  let read = 0;
  for (const { sql, parameters } of made) {
    const { rows } = await db.executeQuery<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
    );
    read += rows.reduce((sum, row) => sum + readIn(row["QUERY PLAN"][0].Plan), 0);
  }
  return read;
}

function readIn({ Plans = [], ...plan }: Plan): number {
  const own = plan["Relation Name"] === undefined ? 0 : plan["Actual Rows"] * plan["Actual Loops"];
  return Plans.reduce((sum, inner) => sum + readIn(inner), own);
}
