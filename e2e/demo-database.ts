import { Client } from "pg";

/** The PostgreSQL on which the journeys' products run; without one they run on the embedded database. */
const SERVER = process.env["TEST_DATABASE_URL"];

/** A database of a PostgreSQL, for one product. */
export type DemoDatabase = { readonly name: string; readonly url: string };

/** Whether this run has a PostgreSQL. */
export const onPostgreSql = Boolean(SERVER);

/** Makes a database, empty or with everything that is in the template. */
export async function createDatabase(name: string, template?: string): Promise<DemoDatabase> {
  await execute(`drop database if exists ${name} with (force)`);
  await execute(`create database ${name}${template === undefined ? "" : ` template ${template}`}`);
  const url = new URL(SERVER ?? "");
  url.pathname = `/${name}`;
  // A journey's data need not outlive a power cut: its commits do not wait for the disk.
  url.searchParams.set("options", "-c synchronous_commit=off");
  return { name, url: url.href };
}

/** Removes a database with whatever still speaks to it. */
export async function dropDatabase(name: string): Promise<void> {
  await execute(`drop database if exists ${name} with (force)`);
}

async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
