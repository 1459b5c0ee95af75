import { createHmac } from "node:crypto";
import type { DatabaseHandle } from "../../database/connect.ts";
import type { ServerSecrets } from "../../database/server-secrets.ts";
import type { RedisLink } from "../../redis/redis-link.ts";
import { nameOfDatabase } from "../events.queries.ts";
import type { EventBus } from "./event-bus.ts";
import { NoticeEventBus } from "./notice-event-bus.ts";

type Opening = { database: DatabaseHandle; secrets: ServerSecrets };

/** The bus of this server: over the Redis that it shares with others, or by the database's notices. An embedded database is shared with nobody. */
export async function openEventBus(
  link: RedisLink | null,
  { database, secrets }: Opening,
): Promise<EventBus> {
  const notices = new NoticeEventBus(database);
  if (link === null || database.kind === "embedded") return notices;
  const { RedisEventBus } = await import("./redis-event-bus.ts");
  // A copy of the database beside it has another name, so that two that share a Redis never hear each other.
  const fleet = createHmac("sha256", await secrets.get("event_bus"))
    .update(await nameOfDatabase(database.db))
    .digest("base64url");
  return new RedisEventBus({ link, notices, prefix: `trupial:${fleet.slice(0, 16)}` });
}
