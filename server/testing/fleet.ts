import { openDatabase } from "../database/connect.ts";
import { NoticeEventBus } from "../events/bus/notice-event-bus.ts";
import { RedisEventBus } from "../redis/events/redis-event-bus.ts";
import { RedisLink } from "../redis/redis-link.ts";
import { findTestRedis, ownPrefix } from "./test-redis.ts";
import { openTestDatabase } from "./test-databases.ts";
import { type TestServer, openTestServer } from "./test-server.ts";

export type BusEngine = "notices" | "redis";

/** How events may cross between servers, as far as this machine has it. */
export const BUS_ENGINES: readonly BusEngine[] = [
  "notices",
  ...((await findTestRedis()) ? (["redis"] as const) : []),
];

export type FleetServer = TestServer & { bus: RedisEventBus | NoticeEventBus };
export type Fleet = { servers: FleetServer[]; prefix: string; close(): Promise<void> };

/** Each server's way to Redis; the tests' own unless it is to be cut. */
type Settings = {
  engine: BusEngine;
  redisUrls?: readonly (string | undefined)[];
  patienceMs?: number;
  log?: (server: number, statement: string) => void;
};

/** Two servers on one PostgreSQL. */
export async function openFleet({ engine, redisUrls = [], patienceMs, log }: Settings): Promise<Fleet> {
  const own = await openTestDatabase("server");
  const prefix = ownPrefix();
  const servers: FleetServer[] = [];
  const closing: (() => Promise<void>)[] = [];
  const redis = await findTestRedis();
  for (const index of [0, 1]) {
    const database = await openDatabase({ url: own.url ?? "" }, ({ query }) => log?.(index, query.sql));
    const notices = new NoticeEventBus(database);
    let bus: FleetServer["bus"] = notices;
    let link: RedisLink | null = null;
    if (engine === "redis") {
      link = await RedisLink.open({
        url: redisUrls[index] ?? redis?.href ?? "",
        say: () => undefined,
        patienceMs,
      });
      bus = new RedisEventBus({ link, notices, prefix });
    }
    const server = await openTestServer("server", { database, eventBus: bus });
    servers.push({ ...server, bus });
    closing.push(async () => {
      await server.app.close();
      await link?.close();
      await database.close();
    });
  }
  return {
    servers,
    prefix,
    async close() {
      await Promise.all(closing.map((close) => close()));
      await own.close();
    },
  };
}
