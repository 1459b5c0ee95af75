import type { Clock } from "../process/clock.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { EventBus } from "../events/bus/event-bus.ts";
import { nameOfFleet } from "../events/bus/name-of-fleet.ts";
import { NoticeEventBus } from "../events/bus/notice-event-bus.ts";
import type { HotState } from "../hot-state/hot-state.ts";
import { RedisEventBus } from "./events/redis-event-bus.ts";
import { RedisHotState } from "./limits/redis-hot-state.ts";
import { RedisLink } from "./redis-link.ts";

export type RedisOpening = {
  url: string;
  database: DatabaseHandle;
  secrets: ServerSecrets;
  clock: Clock;
  /** Told when Redis goes away and when it is back. */
  say: (sentence: string) => void;
};

/** What the servers of a company share in one Redis: limits, and events with positions. */
export type SharedInRedis = { hotState: HotState; eventBus: EventBus; close(): Promise<void> };

/** The only door to Redis: whoever has none never loads this. */
export async function openRedis(opening: RedisOpening): Promise<SharedInRedis> {
  const { url, database, secrets, clock, say } = opening;
  const secret = await secrets.get("hot_state");
  const link = await RedisLink.open({ url, say });
  const hotState = new RedisHotState({ link, clock, secret });
  const notices = new NoticeEventBus(database);
  const close = () => link.close();
  // An embedded database is shared with nobody.
  if (database.kind === "embedded") return { hotState, eventBus: notices, close };
  const prefix = `trupial:${await nameOfFleet(database.db, secrets)}`;
  return { hotState, eventBus: new RedisEventBus({ link, notices, prefix }), close };
}
