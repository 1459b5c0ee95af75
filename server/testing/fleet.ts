import { openDatabase } from "../database/connect.ts";
import { NoticeEventBus } from "../events/bus/notice-event-bus.ts";
import { RedisEventBus } from "../redis/events/redis-event-bus.ts";
import { RedisWire } from "../redis/positions/redis-wire.ts";
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
export type Fleet = {
  servers: FleetServer[];
  prefix: string;
  /** Opens one more server. */
  join(): Promise<FleetServer>;
  close(): Promise<void>;
};

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
  const join = async () => {
    const index = servers.length;
    const database = await openDatabase({ url: own.url ?? "" }, ({ query }) => log?.(index, query.sql));
    const notices = new NoticeEventBus(database);
    const url = redisUrls[index] ?? redis?.href ?? "";
    const link = engine === "redis" ? await RedisLink.open({ url, say: () => undefined, patienceMs }) : null;
    const eventBus = link ? new RedisEventBus({ link, notices, prefix }) : notices;
    const moves = link && new RedisWire({ link, prefix });
    const server = { ...(await openTestServer("server", { database, eventBus, moves })), bus: eventBus };
    servers.push(server);
    closing.push(async () => {
      await server.app.close();
      await link?.close();
      await database.close();
    });
    return server;
  };
  await join();
  await join();
  return {
    servers,
    prefix,
    join,
    async close() {
      await Promise.all(closing.map((close) => close()));
      await own.close();
    },
  };
}
