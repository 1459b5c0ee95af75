import { Client } from "pg";
import type { Ask } from "./emptied-databases.ts";

/** Runs one statement on the server's own database. */
export async function onServer(url: string, statement: string): Promise<void> {
  await askServer(url, (ask) => ask(statement));
}

/** Works with one connection to a PostgreSQL. */
export async function askServer<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text, values = []) => {
      const query = {
        text,
        rowMode: "array",
        ...(values.length > 0 ? { values: [...values] } : {}),
      } as const;
      return (await client.query<unknown[]>(query)).rows;
    });
  } finally {
    await client.end();
  }
}

/** Data of a test need not outlive a power cut: its commits do not wait for the disk. */
const UNHURRIED_DISK = "-c synchronous_commit=off";

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  other.searchParams.set("options", UNHURRIED_DISK);
  return other.href;
}
