import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe } from "vitest";
import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { buildApp } from "../app.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import type { Db } from "../database/connect.ts";
import { LaneBeats } from "../events/positions/lane-beats.ts";
import { PositionLane } from "../events/positions/position-lane.ts";
import { SecretKey } from "../database/secret-key.ts";
import { ServerSecrets } from "../database/server-secrets.ts";
import { type Maps, buildMaps } from "../places/build-maps.ts";
import { openCurrentMaps } from "../places/current-maps.ts";
import type { IslandModel } from "../places/road/island-model.ts";
import { TestLog } from "./logged-errors.ts";
import { TestClock } from "./test-clock.ts";
import { type DatabaseKind, databaseKinds, openTestDatabase, mainDatabaseKinds } from "./test-databases.ts";

/** A whole server on a fresh database, called as a client would. */
export type TestServer = {
  app: FastifyInstance;
  db: Db;
  secrets: ServerSecrets;
  clock: TestClock;
  log: TestLog;
  /** Where this server has the positions of cars. */
  lane: PositionLane;
  /** Sends what has moved until now, as it is done once a second. */
  beat(): Promise<void>;
  kind: DatabaseKind;
  /** The database's address on PostgreSQL, for a second server on the same one. */
  url: string | null;
  /** Makes a described call and returns the raw answer. */
  request<const D extends EndpointDescription>(
    description: D,
    ...rest: RequestArguments<D>
  ): Promise<LightMyRequestResponse>;
  /** Makes a described call with any input, also one that the contract doesn't take. */
  ask(description: EndpointDescription, call: AnyCall): Promise<LightMyRequestResponse>;
  /** Makes a described call that must succeed and returns what a client reads. */
  call<const D extends EndpointDescription>(
    description: D,
    ...rest: RequestArguments<D>
  ): Promise<ResultOf<D>>;
  close(): Promise<void>;
};

/** Servers on one database share it. */
const TEST_KEY = new SecretKey("a key for tests and nothing else");

type Sender = { token?: string | undefined; headers?: Record<string, string>; from?: string };
type RequestArguments<D extends EndpointDescription> = [call: CallOf<D> & Sender];
type AnyCall = Sender & {
  params?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
};

/** Opens a server; the caller closes it. */
export async function openTestServer(
  kind: DatabaseKind,
  overrides: Partial<AppDependencies> = {},
): Promise<TestServer> {
  const own = overrides.database ? null : await openTestDatabase(kind);
  const database = overrides.database ?? own;
  if (!database) throw new Error("a test server needs a database");
  const clock = new TestClock();
  const log = new TestLog();
  const lane = new PositionLane(() => clock.now().getTime());
  const laneBeats = overrides.laneBeats ?? new LaneBeats();
  const app = await buildApp({
    database,
    clock,
    maps: openCurrentMaps(islandMaps),
    publicUrl: "http://127.0.0.1:8080",
    retentionMonths: 18,
    trustedProxies: [],
    secretKey: TEST_KEY,
    logLevel: "info",
    limitFactor: 1_000,
    logTo: log,
    lane,
    laneBeats,
    ...overrides,
  });
  await app.ready();
  const ask: TestServer["ask"] = (description, call) => app.inject(injection(description, call));
  return {
    app,
    db: database.db,
    secrets: new ServerSecrets(database.db, TEST_KEY),
    clock,
    log,
    lane,
    beat: () => laneBeats.now(),
    kind,
    url: own?.url ?? null,
    request: ask,
    ask,
    async call(description, request) {
      const response = await ask(description, request);
      if (response.statusCode !== description.status) {
        throw new Error(`${description.id} answered ${response.statusCode}: ${response.body}`);
      }
      return (response.body === "" ? null : response.json()) as ResultOf<typeof description>;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/**
 * Runs the same tests in a server on each database of this run; the server is shared by the tests of one block. For what
 * the databases do each in its own way: locks and races, notices, searching, sorting, days and zones, every call once.
 */
export function onEachDatabase(title: string, tests: ServerTests, overrides?: Overrides): void {
  inServers(databaseKinds(), title, tests, overrides);
}

/** Runs the tests in a server on the main database of this run: for rules that hold whatever keeps the rows. */
export function onADatabase(title: string, tests: ServerTests, overrides?: Overrides): void {
  inServers(mainDatabaseKinds(), title, tests, overrides);
}

type ServerTests = (server: TestServer) => void;
type Overrides = Partial<AppDependencies>;

function inServers(
  kinds: readonly DatabaseKind[],
  title: string,
  tests: ServerTests,
  overrides: Overrides = {},
): void {
  describe.each(kinds)(`${title} (%s database)`, (kind) => {
    const server = {} as TestServer;
    beforeAll(async () => {
      Object.assign(server, await openTestServer(kind, overrides));
    });
    afterAll(() => server.close());
    tests(server);
  });
}

let island: Maps | null = null;

/** The embedded maps; those of the product are read once per test file, since they hold no state of a server. */
function islandMaps(model: IslandModel | null): Maps {
  if (model) return buildMaps({ provider: "embedded" }, model);
  return (island ??= buildMaps({ provider: "embedded" }));
}

function injection(description: EndpointDescription, call: AnyCall): InjectOptions {
  const { params, query, body, token, headers, from } = call;
  return {
    method: description.method,
    url: `/api${fillPath(description.path, params)}`,
    ...(query ? { query: asText(query) } : {}),
    ...(body ? { payload: body } : {}),
    ...(from ? { remoteAddress: from } : {}),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  };
}

function fillPath(path: string, params: object = {}): string {
  const given = new Map<string, unknown>(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(given.get(name))));
}

function asText(query: object): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
