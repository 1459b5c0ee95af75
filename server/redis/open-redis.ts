import type { Clock } from "../process/clock.ts";
import type { DatabaseHandle, Db } from "../database/connect.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { EventBus } from "../events/bus/event-bus.ts";
import { NoticeEventBus } from "../events/bus/notice-event-bus.ts";
import type { Limits } from "../limits/limits.ts";
import type { BatchWire } from "../events/positions/position-batches.ts";
import { RedisEventBus } from "./events/redis-event-bus.ts";
import { RedisLimits } from "./limits/redis-limits.ts";
import { RedisWire } from "./positions/redis-wire.ts";
import { RedisLink } from "./redis-link.ts";
import { createHmac } from "node:crypto";
import { nameOfDatabase } from "./fleet.queries.ts";

export type RedisOpening = {
  url: string;
  database: DatabaseHandle;
  secrets: ServerSecrets;
  clock: Clock;
  /** Told when Redis goes away and when it is back. */
  say: (sentence: string) => void;
};

/** The three things that the servers of a company share in one Redis; moves of cars go nowhere where the database is shared with nobody. */
export type SharedInRedis = {
  limits: Limits;
  eventBus: EventBus;
  moves: BatchWire | null;
  close(): Promise<void>;
};

/** The only door to Redis: a company without one never loads this. */
export async function openRedis(opening: RedisOpening): Promise<SharedInRedis> {
  const { url, database, secrets, clock, say } = opening;
  const secret = await secrets.get("hot_state");
  const link = await RedisLink.open({ url, say });
  const close = () => link.close();
  const limits = new RedisLimits({ link, clock, secret });
  const notices = new NoticeEventBus(database);
  if (database.kind === "embedded") return { limits, eventBus: notices, moves: null, close };
  const prefix = `trupial:${await nameOfFleet(database.db, secrets)}`;
  const eventBus = new RedisEventBus({ link, notices, prefix });
  return { limits, eventBus, moves: new RedisWire({ link, prefix }), close };
}

/** A name that the servers on one database have in common, and those on a copy beside it have not. */
async function nameOfFleet(db: Db, secrets: ServerSecrets): Promise<string> {
  const secret = await secrets.get("event_bus");
  return createHmac("sha256", secret)
    .update(await nameOfDatabase(db))
    .digest("base64url")
    .slice(0, 16);
}
