import { Client } from "pg";
import { CannotStart } from "../process/cannot-start.ts";
import { type DatabaseAddresses, directUrlOf } from "./direct-url.ts";

/** Whether what should be the PostgreSQL itself is a pooler: the process it says it is then is not the one that answers. */
export async function isBehindPooler(addresses: DatabaseAddresses): Promise<boolean> {
  const url = directUrlOf(addresses);
  if (url === undefined) return false;
  const client = new Client({ connectionString: url, application_name: "trupial" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return rows[0]?.pid !== (client as Client & { processID: number | null }).processID;
  } finally {
    await client.end();
  }
}

/** Over a pooler nobody sees whether a server is running on the database. */
export async function refusePooler(addresses: DatabaseAddresses): Promise<void> {
  if (!(await isBehindPooler(addresses))) return;
  throw new CannotStart(
    "A pooler answers in the place of the database, and hides whether a server is running on it. Set " +
      "DATABASE_DIRECT_URL to the PostgreSQL behind it.",
  );
}
