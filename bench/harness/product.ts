import { randomUUID } from "node:crypto";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import type { LogEvent } from "kysely";
import { Client } from "pg";
import type { Role } from "../../domain/accounts/roles.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { openAccessTokens } from "../../server/accounts/sessions/access-token.ts";
import { buildApp } from "../../server/app.ts";
import type { AppDependencies } from "../../server/app-dependencies.ts";
import { systemClock } from "../../server/process/clock.ts";
import { type DatabaseHandle, openDatabase } from "../../server/database/connect.ts";
import { migrate } from "../../server/database/migrate.ts";
import { LaneBeats } from "../../server/events/positions/lane-beats.ts";
import { PositionLane } from "../../server/events/positions/position-lane.ts";
import { SecretKey } from "../../server/database/secret-key.ts";
import { ServerSecrets } from "../../server/database/server-secrets.ts";
import { buildMaps } from "../../server/places/build-maps.ts";
import { openCurrentMaps } from "../../server/places/current-maps.ts";
import { DatabaseTime } from "./processes.ts";
import { ROUND_MS } from "./compare.ts";
import { type Asked, pressElsewhere } from "./wire-load.ts";

const KEY = new SecretKey("a key for a measurement, and nothing else");

export const POSTGRES_URL =
  process.env["BENCH_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
export const CONNECTIONS = 16;

export type Product = {
  database: DatabaseHandle;
  port: number;
  /** Where it has the positions of cars, and what sends those that moved. */
  lane: PositionLane;
  beat(): Promise<void>;
  databaseTime: DatabaseTime | null;
  /** The database's address on PostgreSQL. */
  url: string | null;
  /** Makes an account and a session that lives through the run. */
  signIn(role: Role): Promise<{ id: number; headers: Record<string, string> }>;
  close(): Promise<void>;
};

/** How a product is held back and what it writes; wide limits and no log, unless a measure is about these. */
type Bounds = Pick<AppDependencies, "limitFactor" | "logLevel" | "logTo">;

/** The whole server on a database of its own. */
export async function openProduct(
  kind: "embedded" | "server",
  log?: (event: LogEvent) => void,
  bounds: Bounds = { limitFactor: 1e9, logLevel: "silent" },
): Promise<Product> {
  const name = `t_bench_${process.pid}`;
  const url = kind === "server" ? await makeDatabase(name) : null;
  const place = url
    ? { url, poolSize: CONNECTIONS }
    : { image: await (await PGlite.create()).dumpDataDir("none") };
  const database = await openDatabase(place, log);
  await migrate(database.db);
  const lane = new PositionLane(() => Date.now());
  const laneBeats = new LaneBeats();
  const app = await buildApp({
    database,
    lane,
    laneBeats,
    clock: systemClock,
    maps: openCurrentMaps((model) => buildMaps({ provider: "embedded" }, model)),
    secretKey: KEY,
    publicUrl: "http://127.0.0.1",
    retentionMonths: 18,
    trustedProxies: [],
    liveStreams: 20_000,
    ...bounds,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    database,
    url,
    lane,
    beat: () => laneBeats.now(),
    databaseTime: url ? new DatabaseTime(name) : null,
    port: (app.server.address() as AddressInfo).port,
    signIn: (role) => signIn(database, role),
    async close() {
      await app.close();
      await database.close();
      if (url) await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

async function makeDatabase(name: string): Promise<string> {
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`create database ${name}`);
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let people = 0;

async function signIn({ db }: DatabaseHandle, role: Role) {
  const name = `${role}${(people += 1)}`;
  const now = new Date();
  const { id } = await db
    .insertInto("accounts")
    .values({
      username: name,
      username_key: name,
      email: `${name}@example.com`,
      email_key: `${name}@example.com`,
      first_name: "Test",
      last_name: `Person ${people}`,
      phone: String(5_000_000 + people),
      password_hash: "none",
      role,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (role === "driver") await makeDriver(db, id, now);
  const sessionId = randomUUID();
  const session = { id: sessionId, account_id: id, mode: "plain" as const, refresh_hash: sessionId };
  const times = { created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + DAY_MS) };
  await db
    .insertInto("sessions")
    .values({ ...session, ...times })
    .execute();
  const tokens = await openAccessTokens(new ServerSecrets(db, KEY), systemClock);
  return {
    id,
    headers: { Authorization: `Bearer ${await tokens.sign({ accountId: id, sessionId }, DAY_MS)}` },
  };
}

async function makeDriver(db: DatabaseHandle["db"], id: number, now: Date): Promise<void> {
  const car = { vehicle_type: "economy" as const, vehicle_name: "Car", plate: `TX ${id}` };
  const driver = { account_id: id, ...car, license_number: `L${id}`, approved_at: now, on_shift: true };
  await db
    .insertInto("drivers")
    .values({ ...driver, updated_at: now })
    .execute();
}

let numbered = 0;

/** Answers a second to these requests over HTTP. */
export async function overHttp(
  port: number,
  asked: readonly Asked[],
  { expected = 200, connections = CONNECTIONS }: { expected?: number | number[]; connections?: number } = {},
): Promise<number> {
  const load = { port, ms: ROUND_MS, connections, asked, from: numbered, expected: [expected].flat() };
  const { answered, seconds } = await pressElsewhere(load);
  numbered += answered + connections;
  return answered / seconds;
}

/** The whole answer of the product to one request. */
export async function answerTo(port: number, { path, headers = {} }: Asked): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

export type BareServer = { port: number; close(): void };

/** A server of Node's own that gives one and the same answer and does nothing else. */
export async function openBareServer(answer: { status: number; body: string }): Promise<BareServer> {
  const body = Buffer.from(answer.body);
  const headers =
    body.length === 0
      ? {}
      : { "Content-Type": "application/json; charset=utf-8", "Content-Length": body.length };
  const server: Server = createServer((_request, response) => {
    response.writeHead(answer.status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
