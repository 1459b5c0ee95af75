import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase, dropDatabase, onPostgreSql } from "./demo-database.ts";
import { type Product, startProduct } from "./start-product.ts";

const PREPARED = "TRUPIAL_PREPARED_DATA";
const TEMPLATE = `trupial_demo_${process.pid}`;

/** Folders of products that were stopped in order and, for the demo on PostgreSQL, a database to copy. */
type PreparedData = {
  readonly demo: { readonly dataDirectory: string; readonly template: string | null };
  readonly emptyCompany: string;
  readonly printed: { readonly demo: string; readonly emptyCompany: string };
};

/** Data of a product's own: what the product is started with, and a way to remove it again. */
export type DataCopy = {
  readonly dataDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
};

/**
 * Fills one database with the demo, and makes another with a company that has nobody yet, before the first journey:
 * to copy either takes a moment, to make it takes seconds.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const database = onPostgreSql ? await createDatabase(TEMPLATE) : null;
  const [demo, emptyCompany] = await Promise.all([
    startAndStop(environmentOf(database)),
    startAndStop({ DEMO: "no" }),
  ]);
  const prepared: PreparedData = {
    demo: { dataDirectory: demo.dataDirectory, template: database === null ? null : TEMPLATE },
    emptyCompany: emptyCompany.dataDirectory,
    printed: { demo: demo.output(), emptyCompany: emptyCompany.output() },
  };
  process.env[PREPARED] = JSON.stringify(prepared);
  return async () => {
    for (const { dataDirectory } of [demo, emptyCompany])
      await rm(dataDirectory, { recursive: true, force: true });
    if (database !== null) await dropDatabase(TEMPLATE);
  };
}

async function startAndStop(environment: Record<string, string>): Promise<Product> {
  const product = await startProduct({ environment });
  await product.stop({ keepData: true });
  return product;
}

let copies = 0;

/** A copy of the demo, on PostgreSQL where the run has one. */
export async function copyOfDemo(): Promise<DataCopy> {
  const { dataDirectory: folder, template } = preparedData().demo;
  const dataDirectory = await copyOf(folder);
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

/** A copy of the embedded database of a company that has no accounts and no rides yet. */
export async function copyOfEmptyCompany(): Promise<DataCopy> {
  const dataDirectory = await copyOf(preparedData().emptyCompany);
  return {
    dataDirectory,
    environment: { DEMO: "no" },
    remove: () => rm(dataDirectory, { recursive: true, force: true }),
  };
}

/** What the two products have printed that filled a database for the journeys. */
export function printedAtFirstStart(): PreparedData["printed"] {
  return preparedData().printed;
}

function preparedData(): PreparedData {
  const prepared = process.env[PREPARED];
  if (prepared === undefined) throw new Error("the data is prepared before the journeys begin");
  return JSON.parse(prepared) as PreparedData;
}

async function copyOf(folder: string): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-product-"));
  await cp(folder, dataDirectory, { recursive: true });
  return dataDirectory;
}

function environmentOf(database: { readonly url: string } | null): Record<string, string> {
  return database === null ? {} : { DATABASE_URL: database.url, DEMO: "yes" };
}
