import type { LogEvent } from "kysely";
import { Pool } from "pg";
import { type Row, perSecond, rowOf } from "../harness/compare.ts";
import { CONNECTIONS, type Product, answerTo, openBareServer, overHttp } from "../harness/product.ts";
import { insertRides } from "../harness/rides.ts";

const UNCHANGED_RIDES = 20;
const WHOLE_RIDES = 50;
const PATH = "/api/ride-requests/?type=pending";

/** A list that its reader already has, beside a server that says so without looking. */
export async function measureUnchanged(product: Product): Promise<Row> {
  await insertRides(product, UNCHANGED_RIDES);
  const { headers } = await product.signIn("operator");
  const tag = (await answerTo(product.port, { path: PATH, headers })).headers.get("etag") ?? "";
  const asked = [{ path: PATH, headers: { ...headers, "If-None-Match": tag } }];
  const bare = await openBareServer({ status: 304, body: "" });
  const servers = product.url ? "several servers (PostgreSQL)" : "one server (embedded)";
  const row = await rowOf(
    {
      what: `304 on a list of ${UNCHANGED_RIDES} rides, ${servers}`,
      beside: "bare `node:http`",
      goal: product.url ? "≥ 0.15, no ride read" : "≥ 0.4, no ride read",
    },
    () => overHttp(product.port, asked, { expected: 304 }),
    () => overHttp(bare.port, asked, { expected: 304 }),
  );
  bare.close();
  return row;
}

/** A whole list over HTTP, beside its statements alone. `made` is the log of the product's statements. */
export async function measureWhole(product: Product, made: LogEvent[]): Promise<Row> {
  await insertRides(product, WHOLE_RIDES);
  const { headers } = await product.signIn("operator");
  const path = `${PATH}&limit=${WHOLE_RIDES}`;
  await answerTo(product.port, { path, headers });
  made.splice(0);
  await answerTo(product.port, { path, headers });
  const statements = made.map(({ query }) => ({ text: query.sql, values: [...query.parameters] }));
  const pool = new Pool({ connectionString: product.url ?? "", max: CONNECTIONS });
  pool.on("error", () => undefined);
  const row = await rowOf(
    {
      what: `list of ${WHOLE_RIDES} rides, whole (${statements.length} statements)`,
      beside: "those statements alone through `pg`",
      goal: "≥ 0.7",
    },
    () => overHttp(product.port, [{ path, headers }]),
    () =>
      perSecond(CONNECTIONS, async () => {
        for (const statement of statements) await pool.query(statement);
      }),
  );
  await pool.end();
  return row;
}
