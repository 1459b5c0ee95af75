import { afterEach, describe, expect, it } from "vitest";
import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  setDriverStatusEndpoint,
  setOwnStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
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
import { databaseKinds } from "../testing/test-databases.ts";

const isOnPostgres = databaseKinds().includes("server");

let fleet: MovingFleet;
const open = async (settings: Parameters<typeof MovingFleet.open>[0]) =>
  (fleet = await MovingFleet.open(settings));
afterEach(() => fleet.close());

describe.skipIf(!isOnPostgres).each(BUS_ENGINES)("a position at one of two servers (%s)", (engine) => {
  it("is seen at the other by dispatch, its driver and its passenger, and by nobody else", async () => {
    const { first, second } = await open({ engine });
    const { driver, rider, ride, report, tracked, path } = await fleet.driverUnderWay();
    const [operator, stranger, colleague] = [
      await fleet.operator(),
      await makeAccount(first, { role: "rider" }),
      await makeDriver(first),
    ];
    const office = await fleet.listen(second, operator);
    const own = await fleet.listen(second, driver);
    const riders = await fleet.listen(second, rider);
    const page = await fleet.listen(second, { path });
    const others = [await fleet.listen(second, stranger), await fleet.listen(second, colleague)];
    const answer = await report(first, PUNDA);
    expect(answer).toMatchObject({ ...PUNDA, located_at: first.clock.now().toISOString() });
    await office.until((events) => events.some(isAt(PUNDA)));
    await own.until((events) => events.some(isAt(PUNDA)));
    await page.until((events) => events.some(isTrackedAt(PUNDA)));
    await riders.until((events) =>
      events.some((one) => one.type === "ride.changed" && one.ride.id === ride.id),
    );
    for (const line of others) expect(line.received).toEqual([]);
    for (const server of [first, second]) {
      expect(await server.call(getOwnDriverEndpoint, { token: driver.token })).toEqual(answer);
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
      expect(await seen()).toMatchObject([AIRPORT, AIRPORT, AIRPORT, AIRPORT]);
      await off();
      expect(await seen()).toEqual(nowhere);
      expect(await report(first, MAMBO)).toMatchObject({ lat: null, lng: null });
      expect(await seen()).toEqual(nowhere);
      await first.call(editOwnDriverEndpoint, { token: driver.token, body: { shares_location: true } });
      await first.call(setOwnStatusEndpoint, { token: driver.token, body: { status: "available" } });
      expect(await seen()).toEqual(nowhere);
      await report(second, MAMBO);
      expect(await seen()).toMatchObject([MAMBO, MAMBO, MAMBO, MAMBO]);
    }
  });

  it("is told to who comes back to another server after it, by what they may see, and leaves their place in the log", async () => {
    const { first, second } = await open({ engine });
    const { driver, rider, report, path } = await fleet.driverUnderWay();
    const [operator, stranger] = [await fleet.operator(), await makeAccount(first, { role: "rider" })];
    const before = [
      await fleet.listen(first, operator),
      await fleet.listen(first, { path }),
      await fleet.listen(first, rider),
      await fleet.listen(first, stranger),
    ];
    await report(first, PUNDA);
    await before[0]?.until((events) => events.some(isAt(PUNDA)));
    await before[1]?.until((events) => events.some(isTrackedAt(PUNDA)));
    await before[2]?.until((events) => events.length > 0);
    await Promise.all(before.map((line) => line.break()));
    await report(first, AIRPORT);
    const [office, page, riders, others] = [
      await fleet.listen(second, { ...operator, from: before[0]?.lastEventId ?? null }),
      await fleet.listen(second, { path, from: before[1]?.lastEventId ?? null }),
      await fleet.listen(second, { ...rider, from: before[2]?.lastEventId ?? null }),
      await fleet.listen(second, { ...stranger, from: before[3]?.lastEventId ?? null }),
    ];
    await office.until((events) => events.some(isAt(AIRPORT)));
    await page.until((events) => events.some(isTrackedAt(AIRPORT)));
    await riders.until((events) => events.length > 0);
    expect(others.received).toEqual([]);
    for (const line of [office, page, riders]) expect(line.lastEventId).toMatch(/^\d+-\d+$/);
    expect(await storedPosition(first, driver.id)).toMatchObject(engine === "redis" ? MAMBO : AIRPORT);
  });
});
