import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe } from "vitest";
import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { type AppDependencies, buildApp } from "../app.ts";
import type { Db } from "../database/connect.ts";
import { type Maps, buildMaps } from "../places/build-maps.ts";
import { TestLog } from "./logged-errors.ts";
import { TestClock } from "./test-clock.ts";
import { type DatabaseKind, databaseKinds, openTestDatabase } from "./test-databases.ts";

/** A whole server on a fresh database, spoken to as a client would. */
export type TestHouse = {
  app: FastifyInstance;
  db: Db;
  clock: TestClock;
  log: TestLog;
  kind: DatabaseKind;
  /** The database's address on PostgreSQL, for a second server on the same one. */
  url: string | null;
  /** Makes a described call and returns the raw answer. */
  ask<const D extends EndpointDescription>(
    description: D,
    ...rest: AskArguments<D>
  ): Promise<LightMyRequestResponse>;
  /** Makes a described call that must succeed and returns what a client reads. */
  call<const D extends EndpointDescription>(description: D, ...rest: AskArguments<D>): Promise<ResultOf<D>>;
  close(): Promise<void>;
};

type AskArguments<D extends EndpointDescription> = [
  call: CallOf<D> & { token?: string | undefined; headers?: Record<string, string>; from?: string },
];

/** Opens a house; the caller closes it. */
export async function openTestHouse(
  kind: DatabaseKind,
  overrides: Partial<AppDependencies> = {},
): Promise<TestHouse> {
  const database = await openTestDatabase(kind);
  const clock = new TestClock();
  const log = new TestLog();
  const app = await buildApp({
    database,
    clock,
    maps: islandMaps(),
    publicUrl: "http://127.0.0.1:8080",
    trustedProxies: [],
    logLevel: "info",
    limitFactor: 1_000,
    logTo: log,
    ...overrides,
  });
  await app.ready();
  const ask: TestHouse["ask"] = (description, request) => app.inject(injection(description, request));
  return {
    app,
    db: database.db,
    clock,
    log,
    kind,
    url: database.url,
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

/** Runs the same tests in a house on each database of this run; the house is shared by the tests of one block. */
export function onEachDatabase(
  title: string,
  tests: (house: TestHouse) => void,
  overrides: Partial<AppDependencies> = {},
): void {
  describe.each(databaseKinds())(`${title} (%s database)`, (kind) => {
    const house = {} as TestHouse;
    beforeAll(async () => {
      Object.assign(house, await openTestHouse(kind, overrides));
    });
    afterAll(() => house.close());
    tests(house);
  });
}

let island: Maps | null = null;

/** The embedded maps, read once per test file: they hold no state of a house. */
function islandMaps(): Maps {
  return (island ??= buildMaps({ provider: "embedded", dataDir: "" }));
}

function injection<D extends EndpointDescription>(
  description: D,
  request: AskArguments<D>[0],
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
