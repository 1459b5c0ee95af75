import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { TcpProxy } from "../testing/tcp-proxy.ts";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../testing/test-server.ts";
import { openDatabase } from "./connect.ts";
import { DatabaseAway, isDatabaseAway } from "./database-away.ts";

const TWO_SECONDS_MS = 2_000;

it("tells from an error whether the database is away or a query is wrong", () => {
  const away = [
    Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
    Object.assign(new Error("shutting down"), { code: "57P01" }),
    Object.assign(new Error("starting up"), { code: "57P03" }),
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect"),
    new DatabaseAway(),
    Object.assign(new Error("server conn crashed?"), { code: "08P01", severity: "FATAL" }),
  ];
  const wrong = [
    Object.assign(new Error("duplicate"), { code: "23505" }),
    Object.assign(new Error("bind message supplies 1 parameter"), { code: "08P01", severity: "ERROR" }),
    new Error("no"),
    "no",
    null,
  ];
  expect(away.map(isDatabaseAway)).toEqual(away.map(() => true));
  expect(wrong.map(isDatabaseAway)).toEqual(wrong.map(() => false));
});

const servers = databaseKinds().filter((kind) => kind === "server");

describe.each(servers)("with a PostgreSQL that goes away (%s database)", (kind) => {
  let proxy: TcpProxy;
  let server: TestServer;
  let direct: Awaited<ReturnType<typeof openTestDatabase>>;

  beforeEach(async () => {
    direct = await openTestDatabase(kind);
    const url = new URL(direct.url ?? "");
    proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    await proxy.open();
    url.host = `127.0.0.1:${proxy.port}`;
    const database = await openDatabase({ url: url.href, watched: true });
    server = await openTestServer(kind, { database });
    await askTimed(server);
  });
  afterEach(async () => {
    proxy.resume();
    await server.close();
    await proxy.cut();
    await direct.close();
  });

  it("gives the place of a connection that broke as it opened to the next one", async () => {
    const url = new URL(direct.url ?? "");
    url.host = `127.0.0.1:${proxy.port}`;
    const database = await openDatabase({ url: url.href, watched: true, poolSize: 1 });
    const one = () => sql<{ one: number }>`select 1 as one`.execute(database.db);
    proxy.breakAt("set_config");
    await expect(one()).rejects.toSatisfy(isDatabaseAway);
    expect((await one()).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it("answers 503 within two seconds when it hangs or breaks, and serves within two seconds of its return, each time", async () => {
    for (let loss = 0; loss < 2; loss += 1) {
      proxy.hang();
      await expectAway(server);
      expect((await server.app.inject({ url: "/healthz" })).statusCode).toBe(200);
      proxy.resume();
      await expectBack(server);
      await proxy.cut();
      await expectAway(server);
      expect((await server.app.inject({ url: "/healthz" })).statusCode).toBe(200);
      await proxy.open();
      await expectBack(server);
    }
  });
});

/** More callers than there are connections, all of whom must get an answer in time. */
async function expectAway(server: TestServer): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 25 }, () => askTimed(server)));
  for (const { status, retryAfter, code, ms } of answers) {
    expect([status, retryAfter, code]).toEqual([503, "2", "unavailable"]);
    expect(ms).toBeLessThan(TWO_SECONDS_MS);
  }
  await expect.poll(() => readiness(server), { timeout: TWO_SECONDS_MS, interval: 50 }).toBe(503);
}

async function expectBack(server: TestServer): Promise<void> {
  const ask = async () => (await askTimed(server)).status;
  await expect.poll(ask, { timeout: TWO_SECONDS_MS, interval: 50 }).toBe(200);
  await expect.poll(() => readiness(server), { timeout: TWO_SECONDS_MS, interval: 50 }).toBe(200);
}

async function readiness(server: TestServer): Promise<number> {
  return (await server.app.inject({ url: "/readyz" })).statusCode;
}

async function askTimed(server: TestServer) {
  const started = performance.now();
  const response = await server.request(getConfigEndpoint, {});
  return {
    status: response.statusCode,
    retryAfter: response.headers["retry-after"],
    code: (response.json() as { code?: string }).code,
    ms: performance.now() - started,
  };
}
