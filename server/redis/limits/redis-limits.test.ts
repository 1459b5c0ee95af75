import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loginEndpoint, registerRiderEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { TcpProxy } from "../../testing/tcp-proxy.ts";
import { TestClock } from "../../testing/test-clock.ts";
import { findTestRedis, forgetKeys, keysOf, ownPrefix } from "../../testing/test-redis.ts";
import { mainDatabaseKind, openTestDatabase } from "../../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../../testing/test-server.ts";
import { RedisLink } from "../redis-link.ts";
import { RedisLimits } from "./redis-limits.ts";

const redis = await findTestRedis();
const RULES = { free: 3, firstWaitMs: 1_000, longestWaitMs: 8_000, forgottenAfterMs: 60 * MINUTE_MS };
/** A busy machine is not what this is about. */
const PATIENCE_MS = 1_500;
const FEW = { burst: 4, perMinute: 1 };
/** Whatever Redis does, nobody waits longer. */
const MOST_DELAY_MS = 2_000;

describe.skipIf(redis === null)("two servers on one Redis", () => {
  const clock = new TestClock();
  let prefix = "";
  let proxy: TcpProxy;
  let said: string[] = [];
  let one: RedisLimits;
  let other: RedisLimits;

  beforeAll(async () => {
    proxy = new TcpProxy({ host: redis?.hostname ?? "", port: Number(redis?.port || 6379) });
    await proxy.open();
  });
  const links: RedisLink[] = [];
  const closeLinks = () => Promise.all(links.splice(0).map((link) => link.close()));
  async function openState(url: string): Promise<RedisLimits> {
    const link = await RedisLink.open({ url, say: (text) => said.push(text), patienceMs: PATIENCE_MS });
    links.push(link);
    return new RedisLimits({ link, clock, prefix, secret: Buffer.from("a key") });
  }
  beforeEach(async () => {
    await closeLinks();
    await forgetKeys(prefix);
    prefix = ownPrefix();
    said = [];
    one = await openState(`redis://127.0.0.1:${proxy.port}`);
    other = await openState(redis?.href ?? "");
  });
  afterAll(async () => {
    await closeLinks();
    await proxy.cut();
    await forgetKeys(prefix);
  });

  async function guess(state: RedisLimits): Promise<string> {
    const begun = await state.beginTry({ pair: "ana", rules: RULES });
    if (begun.state === "begun") await state.endTry({ pair: "ana", rules: RULES, id: begun.id }, "wrong");
    return begun.state;
  }

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const done = await work();
    expect(performance.now() - started).toBeLessThan(MOST_DELAY_MS);
    return done;
  }

  it("have one allowance and one count of wrong tries between them", async () => {
    const waits = [];
    for (const state of [one, other, one, other, one, other]) waits.push((await state.take("ana", FEW)) > 0);
    expect(waits).toEqual([false, false, false, false, true, true]);
    const tries = [];
    for (const state of [one, other, one, other, one]) tries.push(await guess(state));
    expect(tries).toEqual(["begun", "begun", "begun", "wait", "wait"]);
  });

  it("hold tries that are under way at the other against the free ones", async () => {
    const begun = [];
    for (const state of [one, other, one, other])
      begun.push(await state.beginTry({ pair: "ana", rules: RULES }));
    expect(begun.map(({ state }) => state)).toEqual(["begun", "begun", "begun", "full"]);
  });

  it.each(["cut", "hang"] as const)(
    "go on counting in memory within two seconds when it is away (%s), and together once it is back",
    async (how) => {
      for (let taken = 0; taken < 3; taken += 1) await one.take("ana", FEW);
      for (let round = 0; round < 2; round += 1) await guess(one);
      if (how === "cut") await proxy.cut();
      else proxy.hang();
      // Nobody begins anew: what this server has counted still counts.
      const waits = await timed(() => Promise.all([1, 2, 3].map(() => one.take("ana", FEW))));
      expect(waits.filter((ms) => ms === 0)).toHaveLength(1);
      expect(one.away()).toBe("redis");
      expect(other.away()).toBeNull();
      expect(await timed(() => guess(one))).toBe("begun");
      expect(await timed(() => guess(one))).toBe("wait");
      if (how === "cut") await proxy.open();
      else proxy.resume();
      await expect.poll(() => one.away(), { timeout: 10_000 }).toBeNull();
      expect(said).toEqual([expect.stringContaining("Redis is away"), "Redis is back."]);
      // What was counted meanwhile is told to the other with the next call.
      expect(await guess(one)).toBe("wait");
      expect(await guess(other)).toBe("wait");
      expect(await one.take("ana", FEW)).toBeGreaterThan(0);
      expect(await other.take("ana", FEW)).toBeGreaterThan(0);
    },
  );

  it("give nobody a new allowance when it comes back empty", async () => {
    for (let taken = 0; taken < 4; taken += 1) await one.take("ana", FEW);
    for (let round = 0; round < 3; round += 1) await guess(one);
    await forgetKeys(prefix);
    expect(await one.take("ana", FEW)).toBeGreaterThan(0);
    expect(await guess(one)).toBe("wait");
  });

  it("leave nothing there for ever, and no address or name", async () => {
    await one.take("ordinary 190.5.1.1", FEW);
    await one.beginTry({ pair: "name ana@example.com 190.5.1.1", rules: RULES });
    const keys = await keysOf(prefix);
    expect(keys).toHaveLength(3);
    for (const { name, keptMs } of keys) {
      expect(name).not.toMatch(/ana|190/);
      expect(keptMs).toBeGreaterThan(0);
      expect(keptMs).toBeLessThanOrEqual(2 * 60 * MINUTE_MS);
    }
  });

  it("start when it is not there, and use it from when it is", async () => {
    await proxy.cut();
    const late = await timed(() => openState(`redis://127.0.0.1:${proxy.port}`));
    expect([late.away(), await late.take("ben", FEW)]).toEqual(["redis", 0]);
    await proxy.open();
    await expect.poll(() => late.away(), { timeout: 10_000 }).toBeNull();
  });

  it("refuse a password and a registration at one that was used up at the other, and say which part is away", async () => {
    const database = await openTestDatabase(mainDatabaseKind());
    const options = { database, clock, limitFactor: 1 };
    const answers: number[] = [];
    const servers = await Promise.all(
      [one, other].map((limits) => openTestServer(mainDatabaseKind(), { ...options, limits })),
    );
    const [first, second] = servers as [TestServer, TestServer];
    const signIn = { body: { username: "ana", password: "wrong" }, from: "190.4.1.1" };
    for (let round = 0; round < 5; round += 1) {
      for (const server of servers) answers.push((await server.request(loginEndpoint, signIn)).statusCode);
    }
    expect(answers).toEqual(Array.from({ length: 10 }, () => 401));
    for (const server of servers) expect((await server.ask(loginEndpoint, signIn)).statusCode).toBe(429);
    const register = { body: {}, from: "190.4.1.2" };
    for (let round = 0; round < 30; round += 1) {
      for (const server of servers)
        expect((await server.ask(registerRiderEndpoint, register)).statusCode).toBe(400);
    }
    expect((await second.ask(registerRiderEndpoint, register)).statusCode).toBe(429);

    await proxy.cut();
    const health = async () => (await first.app.inject("/readyz")).json<unknown>();
    await expect.poll(health).toMatchObject({ status: "ready", away: ["redis"] });
    // No open door: it knows what both had counted.
    expect((await first.request(loginEndpoint, signIn)).statusCode).toBe(429);
    await proxy.open();
    await expect.poll(health, { timeout: 10_000 }).not.toHaveProperty("away");
    await Promise.all(servers.map(({ app }) => app.close()));
    await database.close();
  });
});
