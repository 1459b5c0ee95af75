import { describe, expect, it } from "vitest";
import { reportOwnLocationEndpoint, setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import type { TrackedEvent } from "../../contract/events/live-event.ts";
import {
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, reportRideProgressEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { inTransaction } from "../database/connect.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { bookARide } from "../testing/rides.ts";
import { openCountedServer } from "../testing/statements.ts";
import { mainDatabaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { openTestServer } from "../testing/test-server.ts";
import { recordEvent } from "./record-event.ts";

const NEVER_MS = 60 * 60_000;

/** Past three open bookings of a phone the next is held. */
let phone = 5_700_000;
const nextPhone = () => String((phone += 1));

/** Whether the page of a ride was told that its car is there. */
const isToldOf = (lat: number) => (events: readonly object[]) =>
  (events as readonly TrackedEvent[]).some((one) => one.type === "track.moved" && one.position.lat === lat);

describe.each(mainDatabaseKinds())("whom an event concerns (%s database)", (kind) => {
  it("is asked before anything is read: a car that moves costs the other readers no look at their session", async () => {
    const asked: string[] = [];
    const database = await openTestDatabase(kind, ({ query: { sql: text, parameters } }) => {
      if (text.includes('from "sessions"')) asked.push(JSON.stringify(parameters));
    });
    const server = await openTestServer(kind, { database, heartbeatMs: NEVER_MS });
    const address = await listenHere(server.app);
    const [nobodys, own] = [await makeDriver(server), await makeDriver(server)];
    const others = await Promise.all(
      (["driver", "driver", "rider", "rider", "rider"] as const).map((role) =>
        role === "driver" ? makeDriver(server) : makeAccount(server, { role }),
      ),
    );
    const lines = await Promise.all(
      [own, ...others].map(({ token }) => LiveReader.connect({ address, token })),
    );
    const move = (driverId: number) =>
      inTransaction(database.db, (trx) =>
        recordEvent(trx, { type: "driver.changed", driverId, onTheRoad: true, at: server.clock.now() }),
      );
    await move(own.id);
    await lines[0]?.until((events) => events.length === 1);
    asked.length = 0;
    for (let moves = 0; moves < 5; moves += 1) await move(nobodys.id);
    await move(own.id);
    await lines[0]?.until((events) => events.length === 2);
    // Where a server has the database to itself it has the sessions in memory.
    expect(asked).toHaveLength(kind === "server" ? 1 : 0);
    for (const ids of asked) expect(ids).toContain(own.sessionId);
    for (const { sessionId } of others) expect(asked.join()).not.toContain(sessionId);
    await Promise.all(lines.map((line) => line.break()));
    await server.close();
  });

  it("is read once for all who may see it: a ride for eight drivers costs what it does for two", async () => {
    const server = await openCountedServer(kind, { heartbeatMs: NEVER_MS });
    const address = await listenHere(server.app);
    const costs: number[] = [];
    const lines: LiveReader[] = [];
    for (const drivers of [2, 8]) {
      while (lines.length < drivers) {
        const { token } = await makeDriver(server);
        lines.push(await LiveReader.connect({ address, token }));
      }
      const bookAndHear = async () => {
        const { id } = await bookARide(server, { rider_phone: nextPhone() });
        const isIt = (events: LiveReader["events"]) =>
          events.some((one) => one.type === "ride.created" && one.ride.id === id);
        await Promise.all(lines.map((line) => line.until(isIt)));
      };
      await bookAndHear();
      const made = await server.statementsOf(bookAndHear);
      costs.push(made.filter((statement) => !statement.includes('"sessions"')).length);
    }
    expect(costs[1]).toBe(costs[0]);
    await Promise.all(lines.map((line) => line.break()));
    await server.close();
  });

  it("is read once for all who follow a ride: a car that moves costs eight pages what it does two", async () => {
    const server = await openCountedServer(kind, { heartbeatMs: NEVER_MS });
    const address = await listenHere(server.app);
    const ride = await bookARide(server, { rider_phone: nextPhone() });
    const { token } = await makeDriver(server, { sharesLocation: true });
    const params = { id: ride.id };
    await server.call(acceptRideEndpoint, { params, token });
    await server.call(reportRideProgressEndpoint, { params, body: { step: "set_out" }, token });
    // The first position is also an event of the ride, whose arrival is worked out by it.
    const moveTo = (lat: number) =>
      server.call(reportOwnLocationEndpoint, { body: { lat, lng: -68.93 }, token });
    await moveTo(12.111);
    const costs: number[] = [];
    const lines: LiveReader[] = [];
    for (const pages of [2, 8]) {
      while (lines.length < pages) {
        const path = `/api/track/${ride.tracking_code}/events/?moves=frames`;
        lines.push(await LiveReader.connect({ address, path }));
      }
      const moveAndHear = async (lat: number) => {
        await moveTo(lat);
        await server.beat();
        await Promise.all(lines.map((line) => line.until(isToldOf(lat))));
      };
      await moveAndHear(12.11 + pages / 1000);
      const made = await server.statementsOf(() => moveAndHear(12.12 + pages / 1000));
      costs.push(made.filter((statement) => statement.includes("drivers.version, on_shift")).length);
    }
    expect(costs[1]).toBe(costs[0]);
    await Promise.all(lines.map((line) => line.break()));
    await server.close();
  });

  it("keeps the place of a reader who was passed over, for when they come back", async () => {
    const server = await openTestServer(kind, { heartbeatMs: 20 });
    const address = await listenHere(server.app);
    const [driver, rider] = [await makeDriver(server), await makeAccount(server, { role: "rider" })];
    const line = await LiveReader.connect({ address, token: rider.token });
    const begun = line.lastEventId;
    await server.call(setOwnStatusEndpoint, { body: { status: "offline" }, token: driver.token });
    await expect.poll(() => line.lastEventId, { timeout: 10_000 }).not.toBe(begun);
    expect(line.events).toEqual([]);
    await line.break();
    const back = await LiveReader.connect({ address, token: rider.token, lastEventId: line.lastEventId });
    const ride = await bookARide(server, {}, rider.token);
    await back.until((events) =>
      events.some((one) => one.type === "ride.created" && one.ride.id === ride.id),
    );
    expect(back.received.map(({ event }) => event)).not.toContain("reload");
    await back.break();
    await server.close();
  });

  it("is the passenger of the ride that changed: the other rides of its driver are not read again", async () => {
    const server = await openCountedServer(kind, { heartbeatMs: NEVER_MS });
    const address = await listenHere(server.app);
    const operator = await makeAccount(server, { role: "operator" });
    const costs: number[] = [];
    for (const rides of [1, 5]) {
      const [driver, rider] = [await makeDriver(server), await makeAccount(server, { role: "rider" })];
      const ids: number[] = [];
      for (let ride = 0; ride < rides; ride += 1) {
        const { id } = await bookARide(server, { rider_phone: nextPhone() }, rider.token);
        await server.call(assignDriverEndpoint, {
          params: { id },
          body: { driver_id: driver.id, force: true },
          token: operator.token,
        });
        ids.push(id);
      }
      const line = await LiveReader.connect({ address, token: rider.token });
      const [first = 0] = ids;
      const bookAndHear = async () => {
        const { id } = await bookARide(server, { rider_phone: nextPhone() }, rider.token);
        await line.until((events) => events.some((one) => one.type === "ride.created" && one.ride.id === id));
      };
      // What was done so far is behind the reader once they hear of something later.
      await bookAndHear();
      const before = line.events.length;
      const made = await server.statementsOf(async () => {
        await server.call(cancelAssignedRideEndpoint, { params: { id: first }, token: operator.token });
        await bookAndHear();
      });
      // Sessions are asked about together when events come close together.
      costs.push(made.filter((statement) => !statement.includes('"sessions"')).length);
      const told = line.events
        .slice(before)
        .flatMap((one) => (one.type === "ride.changed" ? [one.ride.id] : []));
      expect(told).toEqual([first]);
      await line.break();
    }
    expect(costs[1]).toBe(costs[0]);
    await server.close();
  });
});
