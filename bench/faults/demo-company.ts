import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Cluster } from "../../server/testing/cluster.ts";
import { type Product, startProduct } from "../../e2e/start-product.ts";
import { ask } from "./company.ts";
import { watchServer } from "./watched-servers.ts";

const SECRET_KEY = randomBytes(32).toString("hex");

/** A server with the demo's company and its past on PostgreSQL, where nobody is held back by the address that all share. */
export async function startDemoCompany(
  DATABASE_URL: string,
  dataDirectory = mkdtempSync(path.join(tmpdir(), "faults-demo-")),
): Promise<Product> {
  const environment = { DATABASE_URL, DEMO: "yes", NODE_ENV: "test", PAYMENTS: "file", SECRET_KEY };
  const product = await startProduct({ environment, dataDirectory });
  watchServer(product);
  return product;
}

/** Somebody of the demo, signed in. */
export async function signInToDemo(url: string, username: string): Promise<string> {
  const body = { username, password: "trupial-demo" };
  const { body: given, status } = await ask<{ access: string }>(url, "/login/", { body });
  if (given === null) throw new Error(`signing in as ${username} answered ${status}`);
  return given.access;
}

/** So far back goes what the rides of the demo are copied to. */
const DAYS_BACK = 5 * 365;

/** Gives the demo's company a past of so many rides: its ended rides again and again, on other days and under references of their own. */
export async function growOld(engine: Cluster, database: string, rides: number): Promise<number> {
  const columns = await engine.query(
    database,
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = current_schema() and table_name = 'rides' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const own: Record<string, string> = {
    reference: "'F' || to_hex(row_number() over ())",
    tracking_code: "replace(gen_random_uuid()::text, '-', '')",
    booking_mark: "null",
    idempotency_key: "null",
  };
  const valueOf = ({ name, type }: Record<string, unknown>) =>
    own[String(name)] ?? (type === "timestamp with time zone" ? `${name} - back.days` : String(name));
  await engine.query(
    database,
    `insert into rides (${columns.map(({ name }) => name).join(", ")})
     with ended as (select *, row_number() over (order by id) as place, count(*) over () as of
       from rides where status in ('Completed', 'Cancelled'))
     select ${columns.map(valueOf).join(", ")}
     from generate_series(1, $1) as n
     join ended on ended.place = 1 + n % ended.of,
     lateral (select (60 + n * ${DAYS_BACK}.0 / $1) * interval '1 day' as days) as back`,
    [rides],
  );
  await engine.query(database, "analyze");
  const [counted] = await engine.query(database, "select count(*)::int as rides from rides");
  return Number(counted?.["rides"]);
}
