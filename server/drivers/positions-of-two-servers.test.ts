import { afterEach, describe, expect, it } from "vitest";
import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  setDriverStatusEndpoint,
  setOwnStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { BUS_ENGINES } from "../testing/fleet.ts";
import {
  AIRPORT,
  MAMBO,
  MovingFleet,
  PUNDA,
  isAt,
  isTrackedAt,
  onTheRoster,
  storedPosition,
} from "../testing/moving-fleet.ts";
import type { TcpProxy } from "../testing/tcp-proxy.ts";
import { databaseKinds } from "../testing/test-databases.ts";
import { findTestRedis, sendOnRedis } from "../testing/test-redis.ts";

/** Patience for a busy machine: how soon it is truly there is measured by the faults of bench/. */
const SOON = { timeout: 30_000 };
/** A server that joins hears of so many. */
const CARS = 5_000;
const isOnPostgres = databaseKinds().includes("server");

let fleet: MovingFleet;
const open = async (settings: Parameters<typeof MovingFleet.open>[0]) =>
  (fleet = await MovingFleet.open(settings));
afterEach(() => fleet.close());

describe.skipIf(!isOnPostgres).each(BUS_ENGINES)("a position at one of two servers (%s)", (engine) => {
  it("is seen at the other by dispatch, its driver and its passenger, and by nobody else", async () => {
    const { first, second } = await open({ engine });
    const { driver, report, tracked, path } = await fleet.driverUnderWay();
    const [operator, stranger, colleague] = [
      await fleet.operator(),
      await makeAccount(first, { role: "rider" }),
      await makeDriver(first),
    ];
    const office = await fleet.listen(second, operator);
    const page = await fleet.listen(second, { path });
    const others = [await fleet.listen(second, stranger), await fleet.listen(second, colleague)];
    const answer = await report(first, PUNDA);
    expect(answer).toMatchObject({ ...PUNDA, located_at: first.clock.now().toISOString() });
    await office.until((events) => events.some(isAt(PUNDA)));
    await page.until((events) => events.some(isTrackedAt(PUNDA)));
    for (const line of others) expect(line.received).toEqual([]);
    for (const server of [first, second]) {
      expect(await server.call(getOwnDriverEndpoint, { token: driver.token })).toMatchObject(PUNDA);
      expect(await tracked(server)).toMatchObject(PUNDA);
      expect(await onTheRoster(server, operator.token, driver.id)).toMatchObject({
        ...PUNDA,
        location: answer.location,
      });
    }
  });

  it("is gone everywhere when its driver goes off or shares it no more, until they say where they are again", async () => {
    const { first, second } = await open({ engine });
    const { driver, report, tracked } = await fleet.driverUnderWay();
    const { token } = await fleet.operator();
    const seen = async () => [
      ...(await Promise.all(fleet.servers.map(tracked))),
      ...(await Promise.all(fleet.servers.map((at) => onTheRoster(at, token, driver.id)))).map(
        (one) => one && (one.lat === null ? null : { lat: one.lat, lng: one.lng }),
      ),
    ];
    const nowhere = [null, null, null, null];
    const goOff = [
      () => second.call(setOwnStatusEndpoint, { token: driver.token, body: { status: "offline" } }),
      () => second.call(editOwnDriverEndpoint, { token: driver.token, body: { shares_location: false } }),
      () =>
        second.call(setDriverStatusEndpoint, {
          token,
          params: { id: driver.id },
          body: { status: "offline" },
        }),
    ];
    for (const off of goOff) {
      await report(first, PUNDA);
      await report(first, AIRPORT);
      await expect.poll(seen, SOON).toMatchObject([AIRPORT, AIRPORT, AIRPORT, AIRPORT]);
      await off();
      expect(await seen()).toEqual(nowhere);
      expect(await report(first, MAMBO)).toMatchObject({ lat: null, lng: null });
      expect(await seen()).toEqual(nowhere);
      await first.call(editOwnDriverEndpoint, { token: driver.token, body: { shares_location: true } });
      await first.call(setOwnStatusEndpoint, { token: driver.token, body: { status: "available" } });
      await Promise.all(fleet.servers.map((server) => server.beat()));
      expect(await seen()).toEqual(nowhere);
      await report(second, MAMBO);
      await expect.poll(seen, SOON).toMatchObject([MAMBO, MAMBO, MAMBO, MAMBO]);
    }
  });

  it("is where it was told last, at whichever server and whatever their clocks show", async () => {
    const { first, second } = await open({ engine });
    const { report, tracked } = await fleet.driverUnderWay();
    // Where the car was before it set out is not for its passenger, by whatever clock.
    for (const { clock } of [first, second]) clock.advance(2 * MINUTE_MS);
    second.clock.advance(-MINUTE_MS);
    const isAtBoth = async (point: Point) => {
      const places = () => Promise.all(fleet.servers.map(async (one) => latOf(await tracked(one))));
      await expect.poll(places, SOON).toEqual([point.lat, point.lat]);
    };
    await report(first, PUNDA);
    await isAtBoth(PUNDA);
    await report(second, AIRPORT);
    await isAtBoth(AIRPORT);
    await report(first, MAMBO);
    await isAtBoth(MAMBO);
  });

  it("is known to a server that joins, before anybody has moved and without the database", async () => {
    const { first } = await open({ engine });
    const { report, tracked, driver } = await fleet.driverUnderWay();
    await report(first, PUNDA);
    const at = first.clock.now().getTime();
    for (let car = 1; car < CARS; car += 1) {
      first.lane.take({ driverId: driver.id + car, version: 1, ...AIRPORT, at });
    }
    const joined = await fleet.join();
    await expect.poll(() => [...joined.lane.all()].length, SOON).toBe(CARS);
    expect(await tracked(joined)).toMatchObject(PUNDA);
    expect(await storedPosition(first, driver.id)).toMatchObject(MAMBO);
  });
});

describe.skipIf(!isOnPostgres || (await findTestRedis()) === null)("a Redis that carries positions", () => {
  it.each(["cut", "hang"] as const)(
    "is done without within seconds when it is away (%s), also where one server alone is cut off",
    async (how) => {
      const { first, second, proxies } = await open({ engine: "redis", behindProxies: true });
      const { report, tracked } = await fleet.driverUnderWay();
      const isAtBoth = async (point: Point) => {
        await expect
          .poll(() => Promise.all(fleet.servers.map(async (one) => latOf(await tracked(one)))), SOON)
          .toEqual([point.lat, point.lat]);
      };
      await report(first, PUNDA);
      await isAtBoth(PUNDA);
      const trouble = async (some: readonly TcpProxy[]) => {
        for (const proxy of some) await (how === "cut" ? proxy.cut() : proxy.hang());
      };
      await trouble(proxies.slice(1));
      await report(first, AIRPORT);
      await isAtBoth(AIRPORT);
      await report(second, MAMBO);
      await isAtBoth(MAMBO);
      await trouble(proxies.slice(0, 1));
      await report(first, PUNDA);
      await isAtBoth(PUNDA);
      for (const proxy of proxies) await (how === "cut" ? proxy.open() : proxy.resume());
      await report(second, AIRPORT);
      await isAtBoth(AIRPORT);
    },
    60_000,
  );

  it("is believed only where it brings positions", async () => {
    const { first, second } = await open({ engine: "redis" });
    const { report, tracked } = await fleet.driverUnderWay();
    for (const text of ["", "server 1 00\n1 1 12.1", "server 2 00\n1 1 12.1 -68.9 NaN", "{}"]) {
      await sendOnRedis(`${fleet.prefix}:positions-2`, text);
    }
    await report(first, PUNDA);
    await expect.poll(() => tracked(second), SOON).toMatchObject(PUNDA);
  });
});

const latOf = (position: { lat: number } | null) => position?.lat;
