import { expect, it } from "vitest";
import {
  editOwnDriverEndpoint,
  getDriverEndpoint,
  getOwnDriverEndpoint,
  reportOwnLocationEndpoint,
  reportOwnPositionsEndpoint,
  setDriverStatusEndpoint,
  setOwnStatusEndpoint,
} from "../../../contract/drivers/drivers.endpoints.ts";
import { LaneBeats } from "./lane-beats.ts";
import { liveEventSchema, trackedEventSchema } from "../../../contract/events/live-event.ts";
import {
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import type { Point } from "../../../domain/places/place-points.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { LiveReader, listenHere } from "../../testing/live-reader.ts";
import { AIRPORT, MAMBO, PUNDA } from "../../testing/moving-fleet.ts";
import { makeRide } from "../../testing/rides.ts";
import { mainDatabaseKinds, openTestDatabase } from "../../testing/test-databases.ts";
import { type TestServer, onADatabase, openTestServer } from "../../testing/test-server.ts";

/** Nothing is sent but when the test says so. */
const BY_HAND = { laneBeats: new LaneBeats(60 * MINUTE_MS) };

onADatabase(
  "a car that moves",
  (server) => {
    it("is in one frame for dispatch with all others, and each page is told of its own car alone", async () => {
      const at = await open(server);
      const [one, other] = [await aCar(server), await aCar(server)];
      const office = await at.office();
      const [page, otherPage] = [await at.page(one), await at.page(other)];
      const others = await Promise.all(
        [one.driver, one.rider, await makeAccount(server, { role: "rider" })].map(({ token }) =>
          at.listen("/api/events/", token),
        ),
      );
      await one.report(PUNDA);
      await other.report(AIRPORT);
      await server.beat();
      const seen = [one.driver.id, other.driver.id];
      await office.until(() => framesOf(office, seen).length > 0);
      await page.until(() => carsOf(page).length > 0);
      await otherPage.until(() => carsOf(otherPage).length > 0);
      const [frame] = framesOf(office, seen);
      expect(frame).toHaveLength(2);
      const located_at = server.clock.now().toISOString();
      expect(frame).toContainEqual({ id: one.driver.id, ...PUNDA, located_at, location: expect.any(String) });
      expect(frame).toContainEqual(expect.objectContaining({ id: other.driver.id, ...AIRPORT }));
      expect(carsOf(page)).toEqual([{ ...PUNDA, located_at }]);
      expect(carsOf(otherPage)).toEqual([{ ...AIRPORT, located_at }]);
      for (const { received } of others) expect(JSON.stringify(received)).not.toContain("moved");
      await at.close();
    });

    it.each(["off", "offline by dispatch", "not shared"] as const)(
      "shows nowhere from the moment its driver is %s, and not again until they say where they are",
      async (how) => {
        const at = await open(server);
        const car = await aCar(server);
        const { token } = await makeAccount(server, { role: "operator" });
        const [office, page] = [await at.office(), await at.page(car)];
        await car.report(PUNDA);
        if (how === "off") await car.setStatus("offline");
        else if (how === "not shared") await car.share(false);
        else {
          const call = { token, params: { id: car.driver.id }, body: { status: "offline" as const } };
          await server.call(setDriverStatusEndpoint, call);
        }
        const isNowhere = async () => {
          await server.beat();
          expect(await car.tracked()).toBeNull();
          const params = { id: car.driver.id };
          expect(await server.call(getDriverEndpoint, { token, params })).toMatchObject({ lat: null });
          expect([...carsOf(page), ...framesOf(office, [car.driver.id])]).toEqual([]);
        };
        await isNowhere();
        // What comes while they don't share it is no position, also for later.
        await car.report(AIRPORT);
        await isNowhere();
        await car.share(true);
        await car.setStatus("available");
        await isNowhere();
        await car.report(MAMBO);
        await server.beat();
        await page.until(() => carsOf(page).length > 0);
        await office.until(() => framesOf(office, [car.driver.id]).length > 0);
        expect(carsOf(page)).toMatchObject([MAMBO]);
        expect(framesOf(office, [car.driver.id])).toMatchObject([[MAMBO]]);
        await at.close();
      },
    );

    it("is its passenger's to see from when it set out to the end, and where it was before is not", async () => {
      const at = await open(server);
      const car = await aCar(server, { status: "Accepted" });
      const page = await at.page(car);
      const moved = async (point: Point) => {
        await car.report(point);
        await server.beat();
        const position = await car.tracked();
        // A step that comes meanwhile brings the ride with it.
        if (position) await page.until(() => placesOf(page).at(-1)?.lat === point.lat);
        const isTold = placesOf(page).some(({ lat }) => lat === point.lat);
        expect(isTold).toBe(position !== null);
        return isTold;
      };
      const step = (body: { step: "set_out" | "arrived" | "picked_up" | "in_progress" }) =>
        server.call(reportRideProgressEndpoint, {
          params: { id: car.ride.id },
          body,
          token: car.driver.token,
        });
      expect(await moved(PUNDA)).toBe(false);
      server.clock.advance(SECOND_MS);
      await step({ step: "set_out" });
      await server.beat();
      expect([await car.tracked(), placesOf(page)]).toEqual([null, []]);
      // Measured before they set out, and told after it.
      await car.tell([{ ...PUNDA, age_ms: 5 * SECOND_MS }]);
      await server.beat();
      expect([await car.tracked(), placesOf(page)]).toEqual([null, []]);
      for (const next of ["arrived", "picked_up", "in_progress"] as const) {
        server.clock.advance(SECOND_MS);
        expect(await moved(next === "picked_up" ? MAMBO : AIRPORT)).toBe(true);
        await step({ step: next });
      }
      await server.call(finishRideEndpoint, { params: { id: car.ride.id }, token: car.driver.token });
      expect(await moved({ lat: 12.12, lng: -68.93 })).toBe(false);
      await at.close();
    });

    it("is where it was last, whichever position comes last", async () => {
      const car = await aCar(server);
      server.clock.advance(MINUTE_MS);
      await car.tell([
        { ...PUNDA, age_ms: 30 * SECOND_MS },
        { ...AIRPORT, age_ms: 2 * SECOND_MS },
        { ...MAMBO, age_ms: 20 * SECOND_MS },
      ]);
      expect(await car.tracked()).toMatchObject(AIRPORT);
      await car.tell([{ ...PUNDA, age_ms: 10 * SECOND_MS }]);
      expect(await car.tracked()).toMatchObject(AIRPORT);
      await car.report(MAMBO);
      expect(await car.tracked()).toMatchObject(MAMBO);
      // A clock that was an hour ahead holds nobody up.
      server.clock.advance(60 * MINUTE_MS);
      await car.report(PUNDA);
      server.clock.advance(-60 * MINUTE_MS);
      await car.report(AIRPORT);
      expect(await car.tracked()).toMatchObject(AIRPORT);
    });

    it("is known to who joins, and to who asks, without moving again", async () => {
      const at = await open(server);
      const car = await aCar(server);
      await car.report(PUNDA);
      await server.beat();
      const [office, page] = [await at.office(), await at.page(car)];
      await server.beat();
      await office.until(() => framesOf(office, [car.driver.id]).length > 0);
      await page.until(() => carsOf(page).length > 0);
      expect(carsOf(page)).toMatchObject([PUNDA]);
      expect(await server.call(getOwnDriverEndpoint, { token: car.driver.token })).toMatchObject({
        ...PUNDA,
        location: expect.any(String),
      });
      await at.close();
    });

    it("is told to clients of before there were frames by an event of its driver, and with its ride", async () => {
      const at = await open(server);
      const car = await aCar(server);
      const { token } = await makeAccount(server, { role: "operator" });
      const office = await at.listen("/api/events/", token, "");
      const own = await at.listen("/api/events/", car.driver.token, "");
      const page = await at.listen(`/api/track/${car.ride.trackingCode}/events/`, undefined, "");
      const answer = await server.call(reportOwnLocationEndpoint, { token: car.driver.token, body: PUNDA });
      expect(answer).toMatchObject({ ...PUNDA, id: car.driver.id });
      await server.beat();
      for (const line of [office, own]) {
        await line.until((events) => events.some((one) => one.type === "driver.changed"));
        expect(line.events).toContainEqual({
          type: "driver.changed",
          driver: expect.objectContaining({ id: car.driver.id, ...PUNDA }),
        });
      }
      await page.until((events) => events.length > 0);
      expect(page.events[0]).toMatchObject({ type: "track.changed", ride: { position: PUNDA } });
      expect(JSON.stringify([page, office, own].map(({ events }) => events))).not.toContain("moved");
      await at.close();
    });

    it("is not taken from a session that has ended, off the island, or said badly", async () => {
      const car = await aCar(server);
      const ask = (positions: readonly unknown[]) =>
        server.ask(reportOwnPositionsEndpoint, { token: car.driver.token, body: { positions } });
      expect((await ask([{ lat: 12, lng: -69.1 }])).json()).toMatchObject({ code: "off_island" });
      for (const bad of [
        [],
        [{ lat: "12.1", lng: -68.9 }],
        [{ ...PUNDA, age_ms: -1 }],
        [{ lat: 91, lng: 0 }],
        [null],
      ]) {
        expect((await ask(bad)).json()).toMatchObject({ code: "invalid_input" });
      }
      await server.db
        .updateTable("sessions")
        .set({ ended_at: server.clock.now() })
        .where("id", "=", car.driver.sessionId)
        .execute();
      expect((await ask([PUNDA])).statusCode).toBe(401);
      expect(await car.tracked()).toBeNull();
    });
  },
  BY_HAND,
);

it.each(mainDatabaseKinds())(
  "what is in memory is in the database once a server has stopped (%s)",
  async (kind) => {
    const database = await openTestDatabase(kind);
    const server = await openTestServer(kind, { database });
    const [car, gone] = [await aCar(server), await aCar(server)];
    await car.report(PUNDA);
    await gone.report(PUNDA);
    await gone.setStatus("offline");
    const stored = async (id: number) =>
      database.db
        .selectFrom("drivers")
        .select(["lat", "lng"])
        .where("account_id", "=", id)
        .executeTakeFirst();
    expect(await stored(car.driver.id)).toEqual({ lat: null, lng: null });
    await server.app.close();
    expect(await stored(car.driver.id)).toEqual(PUNDA);
    expect(await stored(gone.driver.id)).toEqual({ lat: null, lng: null });
    const next = await openTestServer(kind, { database });
    const params = { tracking_code: car.ride.trackingCode };
    expect((await next.call(trackRideEndpoint, { params })).position).toMatchObject(PUNDA);
    await next.app.close();
    await database.close();
  },
);

/** A car with a passenger aboard, which nobody has seen yet. */
async function aCar(server: TestServer, facts: { status: "PickedUp" | "Accepted" } = { status: "PickedUp" }) {
  const [driver, rider] = [
    await makeDriver(server, { sharesLocation: true }),
    await makeAccount(server, { role: "rider" }),
  ];
  const ride = await makeRide(server, { ...facts, driverId: driver.id, riderId: rider.id });
  const { token } = driver;
  type Told = Point & { age_ms?: number };
  const tell = (positions: Told[]) => server.call(reportOwnPositionsEndpoint, { token, body: { positions } });
  return {
    driver,
    rider,
    ride,
    tell,
    report: (point: Point) => tell([point]),
    tracked: async () =>
      (await server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } })).position,
    setStatus: (status: "offline" | "available") =>
      server.call(setOwnStatusEndpoint, { token, body: { status } }),
    share: (shares_location: boolean) =>
      server.call(editOwnDriverEndpoint, { token, body: { shares_location } }),
  };
}

const addresses = new WeakMap<TestServer, Promise<string>>();

async function open(server: TestServer) {
  const listening = addresses.get(server) ?? listenHere(server.app);
  addresses.set(server, listening);
  const address = await listening;
  const lines: LiveReader[] = [];
  const listen = async (path: string, token?: string, query = "?moves=frames") => {
    const line = await LiveReader.connect({ address, token, path: `${path}${query}` });
    lines.push(line);
    return line;
  };
  return {
    listen,
    office: async () => listen("/api/events/", (await makeAccount(server, { role: "operator" })).token),
    page: ({ ride }: { ride: { trackingCode: string } }) => listen(`/api/track/${ride.trackingCode}/events/`),
    close: () => Promise.all(lines.map((line) => line.break())),
  };
}

/** The cars of each frame that dispatch got, as far as they are some of those, and there are any. */
function framesOf({ events }: LiveReader, driverIds: readonly number[]) {
  const frames = events.flatMap((event) => {
    const parsed = liveEventSchema.parse(event);
    return parsed.type === "drivers.moved" ? [parsed.cars.filter(({ id }) => driverIds.includes(id))] : [];
  });
  return frames.filter((cars) => cars.length > 0);
}

/** Where the car was, each time a page was told, by itself or with its ride. */
function placesOf({ events }: LiveReader) {
  return events.flatMap((event) => {
    const parsed = trackedEventSchema.parse(event);
    return (parsed.type === "track.moved" ? parsed.position : parsed.ride?.position) ?? [];
  });
}

/** Where the car was, each time a page was told that alone. */
function carsOf({ events }: LiveReader) {
  return events.flatMap((event) => {
    const parsed = trackedEventSchema.parse(event);
    return parsed.type === "track.moved" ? [parsed.position] : [];
  });
}
