import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase, dropDatabase, onPostgreSql } from "./demo-database.ts";
import { startProduct } from "./start-product.ts";

const PREPARED = "TRUPIAL_PREPARED_DEMO";
const TEMPLATE = `trupial_demo_${process.pid}`;

/** Where the demo stands ready: a folder and, on PostgreSQL, a database to copy. */
type PreparedDemo = { readonly dataDirectory: string; readonly template: string | null };

/** The demo on data of its own: what a product is started with, and a way to remove it again. */
export type DemoCopy = {
  readonly dataDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
};

/** Fills one database with the demo before the first journey; the product of every journey starts on a copy of it. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const database = onPostgreSql ? await createDatabase(TEMPLATE) : null;
  const product = await startProduct({ environment: environmentOf(database) });
  await product.stop({ keepData: true });
  const prepared: PreparedDemo = {
    dataDirectory: product.dataDirectory,
    template: database === null ? null : TEMPLATE,
  };
  process.env[PREPARED] = JSON.stringify(prepared);
  return async () => {
    await rm(prepared.dataDirectory, { recursive: true, force: true });
    if (database !== null) await dropDatabase(TEMPLATE);
  };
}

let copies = 0;

/** A copy of the demo. */
export async function copyOfDemo(): Promise<DemoCopy> {
  const prepared = process.env[PREPARED];
  if (prepared === undefined) throw new Error("the demo is prepared before the journeys begin");
  const { dataDirectory: folder, template } = JSON.parse(prepared) as PreparedDemo;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-product-"));
  await cp(folder, dataDirectory, { recursive: true });
  copies += 1;
  const name = `${template}_${process.pid}_${copies}`;
  const database = template === null ? null : await createDatabase(name, template);
  return {
    dataDirectory,
    environment: environmentOf(database),
    async remove() {
      await rm(dataDirectory, { recursive: true, force: true });
      if (database !== null) await dropDatabase(database.name);
    },
  };
}

function environmentOf(database: { readonly url: string } | null): Record<string, string> {
  return database === null ? {} : { DATABASE_URL: database.url, DEMO: "yes" };
}
