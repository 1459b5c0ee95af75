import { createHmac } from "node:crypto";
import type { Db } from "../../database/connect.ts";
import type { ServerSecrets } from "../../database/server-secrets.ts";
import { nameOfDatabase } from "../events.queries.ts";

/** What the servers on one database have in common, and those on a copy beside it have not. */
export async function nameOfFleet(db: Db, secrets: ServerSecrets): Promise<string> {
  const secret = await secrets.get("event_bus");
  return createHmac("sha256", secret)
    .update(await nameOfDatabase(db))
    .digest("base64url")
    .slice(0, 16);
}
