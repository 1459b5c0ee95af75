import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe } from "vitest";
import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { type AppDependencies, buildApp } from "../app.ts";
import type { Db } from "../database/connect.ts";
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
  kind: DatabaseKind;
  /** The database's address on PostgreSQL, for a second server on the same one. */
  url: string | null;
  /** Makes a described call and returns the raw answer. */
  request<const D extends EndpointDescription>(
    description: D,
    ...rest: RequestArguments<D>
  ): Promise<LightMyRequestResponse>;
  /** Makes a described call that must succeed and returns what a client reads. */
  call<const D extends EndpointDescription>(
    description: D,
    ...rest: RequestArguments<D>
  ): Promise<ResultOf<D>>;
  close(): Promise<void>;
};

/** Servers on one database share it. */
const TEST_KEY = new SecretKey("a key for tests and nothing else");

type RequestArguments<D extends EndpointDescription> = [
  call: CallOf<D> & { token?: string | undefined; headers?: Record<string, string>; from?: string },
];

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
    ...overrides,
  });
  await app.ready();
  const send: TestServer["request"] = (description, request) => app.inject(injection(description, request));
  return {
    app,
    db: database.db,
    secrets: new ServerSecrets(database.db, TEST_KEY),
    clock,
    log,
    kind,
    url: own?.url ?? null,
    request: send,
    async call(description, request) {
      const response = await send(description, request);
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

function injection<D extends EndpointDescription>(
  description: D,
  request: RequestArguments<D>[0],
): InjectOptions {
  const { params, query, body, token, headers, from } = request;
  return {
    method: description.method,
    url: `/api${fillPath(description.path, params as Record<string, unknown> | undefined)}`,
    ...(query ? { query: asText(query) } : {}),
    ...(body ? { payload: body as object } : {}),
    ...(from ? { remoteAddress: from } : {}),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  };
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}

function asText(query: object): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
