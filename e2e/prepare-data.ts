import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase, dropDatabase, onPostgreSql } from "./demo-database.ts";
import { loginEndpoint } from "../contract/accounts/accounts.endpoints.ts";
import { editPlanSettingsEndpoint } from "../contract/dispatch/plan-settings.endpoints.ts";
import { callProduct } from "./call-product.ts";
import { openSite, type Product, startProduct } from "./start-product.ts";

const PREPARED = "TRUPIAL_PREPARED_DATA";
const TEMPLATE = `trupial_demo_${process.pid}`;

/** The data of a product that was stopped in order, and what it printed. */
type Prepared = { readonly dataDirectory: string; readonly printed: string };
/** For the demo on PostgreSQL, a database to copy, too. */
type PreparedDemo = Prepared & { readonly folder: string; readonly template: string | null };

/** Data of a product's own: what the product is started with, and a way to remove it again. */
export type DataCopy = {
  readonly dataDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
};

/** Fills one database with the demo before the first journey: to copy it takes a moment, to make it takes seconds. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "trupial-prepared-"));
  const database = onPostgreSql ? await createDatabase(TEMPLATE) : null;
  const demo: PreparedDemo = {
    ...(await startAndStop(path.join(folder, "demo"), environmentOf(database), takeAllBookings)),
    folder,
    template: database === null ? null : TEMPLATE,
  };
  process.env[PREPARED] = JSON.stringify(demo);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (database !== null) await dropDatabase(TEMPLATE);
  };
}

let emptyCompany: Promise<Prepared> | null = null;

/** A company that has nobody yet, made in the worker that asks for it first: most journeys need none. */
function prepareEmptyCompany(): Promise<Prepared> {
  const folder = path.join(preparedDemo().folder, `empty-company-${process.pid}`);
  emptyCompany ??= startAndStop(folder, { DEMO: "no" }).then((prepared) => {
    openSite({ environment: { DEMO: "no" }, dataDirectory: folder });
    return prepared;
  });
  return emptyCompany;
}

/** Journeys book for now one after another, more than the demo's cars can drive; those about full times say otherwise. */
async function takeAllBookings({ url }: Product): Promise<void> {
  const body = { username: "staff", password: "trupial-demo" };
  const answer = await callProduct(url, null, loginEndpoint, { body });
  if (!("access" in answer)) throw new Error("the demo's staff signs in without a code");
  await callProduct(url, answer.access, editPlanSettingsEndpoint, { body: { when_full: "silent" } });
}

async function startAndStop(
  dataDirectory: string,
  environment: Record<string, string>,
  prepare: (product: Product) => Promise<void> = async () => undefined,
): Promise<Prepared> {
  await mkdir(dataDirectory);
  const product = await startProduct({ dataDirectory, environment });
  await prepare(product);
  await product.stop({ keepData: true });
  return { dataDirectory, printed: product.output() };
}

let copies = 0;

/** A copy of the demo, on PostgreSQL where the run has one. */
export async function copyOfDemo(): Promise<DataCopy> {
  const { dataDirectory: demo, template } = preparedDemo();
  const dataDirectory = await copyOf(demo);
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
  const dataDirectory = await copyOf((await prepareEmptyCompany()).dataDirectory);
  return {
    dataDirectory,
    environment: { DEMO: "no" },
    remove: () => rm(dataDirectory, { recursive: true, force: true }),
  };
}

/** What the two products have printed that filled a database for the journeys. */
export async function printedAtFirstStart(): Promise<{ demo: string; emptyCompany: string }> {
  return { demo: preparedDemo().printed, emptyCompany: (await prepareEmptyCompany()).printed };
}

function preparedDemo(): PreparedDemo {
  const prepared = process.env[PREPARED];
  if (prepared === undefined) throw new Error("the data is prepared before the journeys begin");
  return JSON.parse(prepared) as PreparedDemo;
}

async function copyOf(folder: string): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-product-"));
  await cp(folder, dataDirectory, { recursive: true });
  return dataDirectory;
}

function environmentOf(database: { readonly url: string } | null): Record<string, string> {
  return database === null ? {} : { DATABASE_URL: database.url, DEMO: "yes" };
}
