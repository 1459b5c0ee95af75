import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import {
  reportOwnLocationEndpoint,
  setOwnStatusEndpoint,
} from "../../../contract/drivers/drivers.endpoints.ts";
import type { Point } from "../../../contract/places/place.ts";
import { MINUTE_MS, SECOND_MS } from "../../../contract/time-units.ts";
import type { FleetServer } from "../../testing/fleet.ts";
import { AIRPORT, MAMBO, MovingFleet, PUNDA, isAt, storedPosition } from "../../testing/moving-fleet.ts";
import { databaseKinds } from "../../testing/test-databases.ts";
import { findTestRedis, keysOf, sendOnRedis } from "../../testing/test-redis.ts";
import { keepPositions } from "../../drivers/keep-positions.ts";

const redis = await findTestRedis();
const isOnPostgres = databaseKinds().includes("server");
/** Two seconds, and one for a busy machine. */
const MOST_DELAY_MS = 3_000;
const SOON = { timeout: 10_000 };
const IS_WRITTEN = /^(\/\* kept plan \*\/ )?(insert|update|delete|begin|with)/;

let fleet: MovingFleet;
const open = async (settings: Parameters<typeof MovingFleet.open>[0]) =>
  (fleet = await MovingFleet.open(settings));
afterEach(() => fleet.close());

const eventsOf = async (server: FleetServer, id: number) =>
  (await server.db.selectFrom("events").select("id").where("driver_id", "=", id).execute()).length;

describe.skipIf(!isOnPostgres || redis === null)("positions in Redis", () => {
  const keep = (server: FleetServer) => {
    const { positions } = server.bus;
    if (!positions) throw new Error("a bus over Redis");
    return keepPositions({ db: server.db, positions, now: server.clock.now() });
  };

  it("write nothing to the database, which has the last one of each minute from whichever server has the turn", async () => {
    const written: string[] = [];
    const { first, second } = await open({
      engine: "redis",
      log: (_, text) => void (IS_WRITTEN.test(text) && written.push(text)),
    });
    const { driver, report, tracked } = await fleet.driverUnderWay();
    const before = await eventsOf(first, driver.id);
    written.length = 0;
    for (const point of [PUNDA, AIRPORT, PUNDA]) await report(first, point);
    expect(written).toEqual([]);
    expect(await storedPosition(first, driver.id)).toMatchObject(MAMBO);

    await keep(second);
    const at = first.clock.now();
    expect(await storedPosition(first, driver.id)).toEqual({ ...PUNDA, located_at: at, last_active_at: at });
    expect(await eventsOf(first, driver.id)).toBe(before + 1);
    await report(second, AIRPORT);
    await keep(first);
    expect(await storedPosition(first, driver.id)).toMatchObject(PUNDA);
    expect(await tracked(first)).toMatchObject(AIRPORT);
  });

  it("are written of drivers who have fallen silent, forgotten then, and not written of who took theirs back", async () => {
    const { first, second } = await open({ engine: "redis" });
    const [silent, gone] = [await fleet.driverUnderWay(), await fleet.driverUnderWay()];
    await silent.report(first, PUNDA);
    await gone.report(first, AIRPORT);
    await first.call(setOwnStatusEndpoint, { token: gone.driver.token, body: { status: "offline" } });
    await keep(second);
    expect(await storedPosition(first, silent.driver.id)).toMatchObject(PUNDA);
    expect(await storedPosition(first, gone.driver.id)).toMatchObject({ lat: null, located_at: null });
    expect((await keysOf(fleet.prefix)).filter(({ name }) => name.endsWith("{positions-1}"))).toEqual([]);
  });

  it("are still there for the next turn when the row of a driver is taken", async () => {
    const { first, second } = await open({ engine: "redis" });
    const { driver, report } = await fleet.driverUnderWay();
    await report(first, PUNDA);
    await first.db.transaction().execute(async (trx) => {
      await trx.selectFrom("drivers").select("lat").where("account_id", "=", driver.id).forUpdate().execute();
      await keep(second);
    });
    expect(await storedPosition(first, driver.id)).toMatchObject(MAMBO);
    expect(await first.bus.positions?.of([driver.id])).toMatchObject([PUNDA]);
  });

  it("are believed only where they are positions", async () => {
    const { first, second } = await open({ engine: "redis" });
    const { report, tracked } = await fleet.driverUnderWay();
    const office = await fleet.listen(second, await fleet.operator());
    for (const text of ['{"position":{}}', '{"position":', '{"position":{"driverId":"1"}}']) {
      await sendOnRedis(`${fleet.prefix}:events-2:office`, text);
    }
    await report(first, PUNDA);
    await office.until((events) => events.some(isAt(PUNDA)));
    expect(office.events).toHaveLength(1);
    expect(await tracked(second)).toMatchObject(PUNDA);
  });

  it("are the newest whatever order they come in", async () => {
    const { first, second } = await open({ engine: "redis" });
    const { driver, report, tracked } = await fleet.driverUnderWay();
    await report(first, PUNDA);
    second.clock.advance(-3 * SECOND_MS);
    await second.call(reportOwnLocationEndpoint, { token: driver.token, body: AIRPORT });
    expect(await tracked(first)).toMatchObject(PUNDA);
    // A clock that was an hour ahead holds nobody up.
    first.clock.advance(60 * MINUTE_MS);
    await report(first, PUNDA);
    first.clock.advance(-60 * MINUTE_MS);
    await report(first, AIRPORT);
    expect(await tracked(first)).toMatchObject(AIRPORT);
  });

  it.each(["cut", "hang"] as const)(
    "go through the database within two seconds when it is away (%s), reach everybody, and go back to it",
    async (how) => {
      const { first, second, proxies } = await open({ engine: "redis", behindProxies: true });
      const { driver, report, tracked } = await fleet.driverUnderWay();
      const operator = await fleet.operator();
      const office = [await fleet.listen(first, operator), await fleet.listen(second, operator)];
      await report(first, PUNDA);
      for (const line of office) await line.until((events) => events.some(isAt(PUNDA)));
      for (const proxy of proxies) {
        if (how === "cut") await proxy.cut();
        else proxy.hang();
      }
      for (const [server, point] of [
        [first, AIRPORT],
        [second, { lat: 12.11, lng: -68.93 }],
      ] as const) {
        const since = performance.now();
        expect(await report(server, point)).toMatchObject(point);
        for (const line of office) await line.until((events) => events.some(isAt(point)));
        for (const one of fleet.servers) expect(await tracked(one)).toMatchObject(point);
        expect(performance.now() - since).toBeLessThan(MOST_DELAY_MS);
      }
      // No open door: what Redis still has counts no more.
      await first.call(setOwnStatusEndpoint, { token: driver.token, body: { status: "offline" } });
      for (const one of fleet.servers) expect(await tracked(one)).toBeNull();
      const health = async () => (await first.app.inject("/readyz")).json<unknown>();
      await expect.poll(health, SOON).toMatchObject({ status: "ready", away: ["redis"] });
      for (const proxy of proxies) {
        if (how === "cut") await proxy.open();
        else proxy.resume();
      }
      await expect.poll(() => fleet.servers.map(({ bus }) => bus.away()), SOON).toEqual([null, null]);
      for (const one of fleet.servers) expect(await tracked(one)).toBeNull();
      await first.call(setOwnStatusEndpoint, { token: driver.token, body: { status: "available" } });
      await report(first, MAMBO);
      await report(first, PUNDA);
      expect(await storedPosition(first, driver.id)).toMatchObject(MAMBO);
      for (const one of fleet.servers) expect(await tracked(one)).toMatchObject(PUNDA);
    },
    60_000,
  );

  it("are told to who is behind once for each driver, as they are then", async () => {
    const { first } = await open({ engine: "redis" });
    const [one, other] = [await fleet.driverUnderWay(), await fleet.driverUnderWay()];
    const office = await fleet.listen(first, await fleet.operator());
    const seen = first.clock.now().getTime();
    const tell = async (id: number, point: Point, after: number) => {
      const { version } = await first.db
        .selectFrom("drivers")
        .select("version")
        .where("account_id", "=", id)
        .executeTakeFirstOrThrow();
      const at = seen + after * SECOND_MS;
      await first.bus.positions?.tell({ driverId: id, version, ...point, name: "", at, rides: [] });
    };
    await first.db.transaction().execute(async (trx) => {
      // Nothing is shown before the reader's session was asked for.
      await sql`lock table sessions in access exclusive mode`.execute(trx);
      for (const [after, point] of [PUNDA, MAMBO, AIRPORT].entries()) {
        for (const { driver } of [one, other]) await tell(driver.id, point, after + 1);
      }
      // The answer comes behind what was sent before.
      await first.bus.hear(["nobody"]);
    });
    await office.until((events) => events.length >= 2);
    await one.report(first, PUNDA);
    await office.until((events) => events.some(isAt(PUNDA)));
    const told = office.events.map((event) => ("driver" in event ? [event.driver.id, event.driver.lat] : []));
    expect(told).toEqual([
      [one.driver.id, AIRPORT.lat],
      [other.driver.id, AIRPORT.lat],
      [one.driver.id, PUNDA.lat],
    ]);
  });

  it("reach the readers of a server that was cut off from Redis alone, once it is back", async () => {
    const { first, second, proxies } = await open({ engine: "redis", behindProxies: true });
    const { report } = await fleet.driverUnderWay();
    const office = await fleet.listen(second, await fleet.operator());
    await report(first, PUNDA);
    await office.until((events) => events.some(isAt(PUNDA)));
    await proxies[1]?.cut();
    await expect.poll(() => second.bus.away(), SOON).toBe("redis");
    await report(first, AIRPORT);
    await proxies[1]?.open();
    await office.until((events) => events.some(isAt(AIRPORT)));
  }, 60_000);
});
