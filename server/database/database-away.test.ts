import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getConfig } from "../../contract/company/company.endpoints.ts";
import { TcpProxy } from "../testing/tcp-proxy.ts";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { type TestHouse, openTestHouse } from "../testing/test-house.ts";
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
  ];
  const wrong = [Object.assign(new Error("duplicate"), { code: "23505" }), new Error("no"), "no", null];
  expect(away.map(isDatabaseAway)).toEqual(away.map(() => true));
  expect(wrong.map(isDatabaseAway)).toEqual(wrong.map(() => false));
});

const servers = databaseKinds().filter((kind) => kind === "server");

describe.each(servers)("with a PostgreSQL that goes away (%s database)", (kind) => {
  let proxy: TcpProxy;
  let house: TestHouse;
  let direct: Awaited<ReturnType<typeof openTestDatabase>>;

  beforeEach(async () => {
    direct = await openTestDatabase(kind);
    const url = new URL(direct.url ?? "");
    proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    await proxy.open();
    url.host = `127.0.0.1:${proxy.port}`;
    const database = await openDatabase({ url: url.href, watched: true });
    house = await openTestHouse(kind, { database });
    await askTimed(house);
  });
  afterEach(async () => {
    proxy.resume();
    await house.close();
    await proxy.cut();
    await direct.close();
  });

  it("answers 503 within two seconds when it breaks, and serves within two seconds of its return", async () => {
    await proxy.cut();
    await expectAway(house);
    expect((await house.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    await proxy.open();
    await expectBack(house);
  });

  it("answers 503 within two seconds when it hangs, and serves within two seconds of its return", async () => {
    proxy.hang();
    await expectAway(house);
    expect((await house.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    proxy.resume();
    await expectBack(house);
  });

  it("stands three losses in a row", async () => {
    for (let loss = 0; loss < 3; loss += 1) {
      proxy.hang();
      await expectAway(house);
      proxy.resume();
      await expectBack(house);
      await proxy.cut();
      await expectAway(house);
      await proxy.open();
      await expectBack(house);
    }
  });
});

/** More callers than there are connections, all of whom must hear in time. */
async function expectAway(house: TestHouse): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 25 }, () => askTimed(house)));
  for (const { status, retryAfter, code, ms } of answers) {
    expect([status, retryAfter, code]).toEqual([503, "2", "unavailable"]);
    expect(ms).toBeLessThan(TWO_SECONDS_MS);
  }
  await expect.poll(() => readiness(house), { timeout: TWO_SECONDS_MS, interval: 50 }).toBe(503);
}

async function expectBack(house: TestHouse): Promise<void> {
  const ask = async () => (await askTimed(house)).status;
  await expect.poll(ask, { timeout: TWO_SECONDS_MS, interval: 50 }).toBe(200);
  await expect.poll(() => readiness(house), { timeout: TWO_SECONDS_MS, interval: 50 }).toBe(200);
}

async function readiness(house: TestHouse): Promise<number> {
  return (await house.app.inject({ url: "/readyz" })).statusCode;
}

async function askTimed(house: TestHouse) {
  const started = performance.now();
  const response = await house.ask(getConfig, {});
  return {
    status: response.statusCode,
    retryAfter: response.headers["retry-after"],
    code: (response.json() as { code?: string }).code,
    ms: performance.now() - started,
  };
}
