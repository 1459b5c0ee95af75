import { afterEach, describe, expect, it } from "vitest";
import type { LiveEvent } from "../../../contract/events/live-event.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { BUS_ENGINES, type Fleet, type FleetServer, openFleet } from "../../testing/fleet.ts";
import { LiveReader, listenHere } from "../../testing/live-reader.ts";
import { bookARide } from "../../testing/rides.ts";
import { TcpProxy } from "../../testing/tcp-proxy.ts";
import { databaseKinds } from "../../testing/test-databases.ts";
import { channelsHeard, findTestRedis, sendOnRedis } from "../../testing/test-redis.ts";

const redis = await findTestRedis();
const isOnPostgres = databaseKinds().includes("server");
/** Two seconds, and one for a busy machine. */
const MOST_DELAY_MS = 3_000;
const SOON = { timeout: 10_000 };

let fleet: Fleet;
let proxies: TcpProxy[] = [];
let lines: LiveReader[] = [];
let phone = 5_700_000;

afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.break()));
  await fleet.close();
  await Promise.all(proxies.splice(0).map((proxy) => proxy.cut()));
});

async function open(settings: Parameters<typeof openFleet>[0]) {
  fleet = await openFleet(settings);
  const [first, second] = fleet.servers;
  if (!first || !second) throw new Error("a fleet of two");
  const addresses = new Map([
    [first, await listenHere(first.app)],
    [second, await listenHere(second.app)],
  ]);
  const read = async (server: FleetServer, token: string, lastEventId?: string | null) => {
    const line = await LiveReader.connect({ address: addresses.get(server) ?? "", token, lastEventId });
    lines.push(line);
    return line;
  };
  return { first, second, read };
}

async function behindProxies() {
  for (let index = 0; index < 2; index += 1) {
    const proxy = new TcpProxy({ host: redis?.hostname ?? "", port: Number(redis?.port || 6379) });
    await proxy.open();
    proxies.push(proxy);
  }
  const redisUrls = proxies.map(({ port }) => `redis://127.0.0.1:${port}`);
  return open({ engine: "redis", redisUrls });
}

const book = (server: FleetServer, token?: string) =>
  bookARide(server, { rider_phone: String((phone += 1)) }, token);
const created = ({ events }: { events: readonly LiveEvent[] }) =>
  events.flatMap((event) => (event.type === "ride.created" ? [event.ride.id] : []));
const hears = (line: LiveReader, id: number) => line.until((events) => created({ events }).includes(id));

/** One of the two reads the log for both. */
async function together(): Promise<{ carrier: FleetServer; other: FleetServer }> {
  const roles = () => fleet.servers.map(({ bus }) => bus.readsLog);
  await expect.poll(() => roles().toSorted(), SOON).toEqual([false, true]);
  const [first, second] = fleet.servers as [FleetServer, FleetServer];
  return first.bus.isCarrier ? { carrier: first, other: second } : { carrier: second, other: first };
}

describe.skipIf(!isOnPostgres).each(BUS_ENGINES)("two servers (%s)", (engine) => {
  it("hear of each other's rides in one order, each reader of their own alone", async () => {
    const { first, second, read } = await open({ engine });
    if (engine === "redis") await together();
    const [operator, ana, ben] = [
      await makeAccount(first, { role: "operator" }),
      await makeAccount(first, { role: "rider" }),
      await makeAccount(first, { role: "rider" }),
    ];
    const office = [await read(first, operator.token), await read(second, operator.token)];
    const [anas, bens] = [await read(second, ana.token), await read(first, ben.token)];
    const ids: number[] = [];
    const ofAna: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const { id } = await book(turn % 2 ? first : second, turn % 3 ? undefined : ana.token);
      ids.push(id);
      if (turn % 3 === 0) ofAna.push(id);
    }
    for (const line of office) await hears(line, ids.at(-1) ?? 0);
    await hears(anas, ofAna.at(-1) ?? 0);
    for (const line of office) expect(created(line)).toEqual(ids);
    expect(created(anas)).toEqual(ofAna);
    expect(bens.received).toEqual([]);
  });

  it("give a reader who changes over what came meanwhile, once", async () => {
    const { first, second, read } = await open({ engine });
    const { token } = await makeAccount(first, { role: "operator" });
    const before = await read(first, token);
    const one = await book(second);
    await hears(before, one.id);
    await before.break();
    const missed = await book(first);
    const after = await read(second, token, before.lastEventId);
    const last = await book(first);
    await hears(after, last.id);
    expect(created(after)).toEqual([missed.id, last.id]);
  });
});

describe.skipIf(!isOnPostgres || redis === null)("two servers on one Redis", () => {
  it("hear there what their readers may see, and no more", async () => {
    const { first, second, read } = await open({ engine: "redis" });
    await together();
    const names = async () =>
      (await channelsHeard(fleet.prefix)).map((name) => name.split(":").at(-1) ?? "").toSorted();
    expect(await names()).toEqual(["ends", "positions-2"]);
    const [rider, driver] = [await makeAccount(first, { role: "rider" }), await makeDriver(first)];
    const [riders, drivers] = [await read(first, rider.token), await read(second, driver.token)];
    expect(await names()).toEqual(
      [`account ${rider.id}`, `account ${driver.id}`, "ends", "pool", "positions-2"].toSorted(),
    );
    const ride = await book(second, rider.token);
    await first.call(acceptRideEndpoint, { params: { id: ride.id }, token: driver.token });
    await hears(riders, ride.id);
    await riders.break();
    await drivers.break();
    await expect.poll(names, SOON).toEqual(["ends", "positions-2"]);
  });

  it("read the log once between them, and give nobody what is for others", async () => {
    const read = [0, 0];
    const isReading = (sql: string) => sql.includes('from "events"') && sql.includes("(xid, id) >");
    const {
      first,
      second,
      read: listen,
    } = await open({
      engine: "redis",
      log: (server, sql) => void (read[server] = (read[server] ?? 0) + Number(isReading(sql))),
    });
    const { carrier, other } = await together();
    const [ana, ben] = [
      await makeAccount(first, { role: "rider" }),
      await makeAccount(first, { role: "rider" }),
    ];
    const [anas, bens] = [await listen(other, ana.token), await listen(other, ben.token)];
    const of = (server: FleetServer) => read[fleet.servers.indexOf(server)] ?? 0;
    const before = { carrier: of(carrier), other: of(other) };
    const ids: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) ids.push((await book(turn % 2 ? first : second, ana.token)).id);
    await hears(anas, ids.at(-1) ?? 0);
    expect(created(anas)).toEqual(ids);
    expect(bens.received).toEqual([]);
    expect(of(carrier) - before.carrier).toBeGreaterThan(0);
    // None; one for each time that a busy machine was silent for a second.
    expect(of(other) - before.other).toBeLessThan(ids.length / 2);
  });

  it.each(["cut", "hang"] as const)(
    "go on within two seconds when it is away (%s), lose nothing, say so, and come back to it",
    async (how) => {
      const { first, second, read } = await behindProxies();
      await together();
      const { token } = await makeAccount(first, { role: "operator" });
      const office = [await read(first, token), await read(second, token)];
      const ids = [(await book(first)).id];
      for (const proxy of proxies) {
        if (how === "cut") await proxy.cut();
        else proxy.hang();
      }
      for (const server of fleet.servers) {
        const since = performance.now();
        const { id } = await book(server);
        ids.push(id);
        for (const line of office) await hears(line, id);
        expect(performance.now() - since).toBeLessThan(MOST_DELAY_MS);
      }
      const health = async () => (await first.app.inject("/readyz")).json<unknown>();
      await expect.poll(health, SOON).toMatchObject({ status: "ready", away: ["redis"] });
      for (const proxy of proxies) {
        if (how === "cut") await proxy.open();
        else proxy.resume();
      }
      await together();
      await expect.poll(health, SOON).not.toHaveProperty("away");
      ids.push((await book(first)).id, (await book(second)).id);
      for (const line of office) {
        await hears(line, ids.at(-1) ?? 0);
        expect(created(line)).toEqual(ids);
      }
    },
    60_000,
  );

  it.each(["carrier", "other"] as const)(
    "lose nothing when it is away for the %s alone",
    async (who) => {
      const { first, second, read } = await behindProxies();
      const roles = await together();
      const { token } = await makeAccount(first, { role: "operator" });
      const office = [await read(first, token), await read(second, token)];
      const ids: number[] = [];
      const cut = proxies[fleet.servers.indexOf(roles[who])];
      for (let turn = 0; turn < 12; turn += 1) {
        if (turn === 4) await cut?.cut();
        if (turn === 8) await cut?.open();
        ids.push((await book(turn % 2 ? first : second)).id);
      }
      for (const line of office) {
        await hears(line, ids.at(-1) ?? 0);
        expect(created(line)).toEqual(ids);
      }
      await together();
    },
    60_000,
  );

  it("go on when the one that reads for both stops", async () => {
    const { first, read } = await open({ engine: "redis" });
    const { carrier, other } = await together();
    const { token } = await makeAccount(first, { role: "operator" });
    const line = await read(other, token);
    const before = await book(other);
    await carrier.app.close();
    const after = await book(other);
    await hears(line, after.id);
    expect(created(line)).toEqual([before.id, after.id]);
    await expect.poll(() => other.bus.isCarrier, SOON).toBe(true);
  }, 60_000);

  it("believe nothing that is no event, and read the log instead", async () => {
    const { first, read } = await open({ engine: "redis" });
    const { other } = await together();
    const { token } = await makeAccount(first, { role: "operator" });
    const line = await read(other, token);
    const ids: number[] = [];
    for (const text of ["nonsense", '{"place":{"xid":"1"}}', "[]"]) {
      await sendOnRedis(`${fleet.prefix}:events-2:office`, text);
      ids.push((await book(other)).id);
    }
    await hears(line, ids.at(-1) ?? 0);
    expect(created(line)).toEqual(ids);
  });
});
