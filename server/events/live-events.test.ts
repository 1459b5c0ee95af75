import { expect, it } from "vitest";
import { setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import type { LiveEvent } from "../../contract/events/live-event.ts";
import type { Booking } from "../../contract/rides/booking.ts";
import {
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  releaseRideEndpoint,
  updateRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  rejectRideEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";

/** The ride events a reader got: "created 3 Pending", "gone 3". */
function ridesIn(events: readonly LiveEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "ride.gone") return [`gone ${event.ride_id}`];
    if (event.type !== "ride.created" && event.type !== "ride.changed") return [];
    return [`${event.type.slice(5)} ${event.ride.id} ${event.ride.status}`];
  });
}

const shows = (line: string) => (events: LiveEvent[]) => ridesIn(events).includes(line);

onEachDatabase("the live stream", (server) => {
  let listening: Promise<string> | null = null;
  async function read(token: string, lastEventId?: string | null) {
    const address = await (listening ??= listenHere(server.app));
    return LiveReader.connect({ address, token, lastEventId });
  }

  /** Each guest has a phone of their own, since past three open bookings of a phone the next is held. */
  let phone = 5_600_000;
  function book(facts: Partial<Booking>, token?: string) {
    return bookARide(server, { rider_phone: String((phone += 1)), ...facts }, token);
  }

  it("shows operators what they may do themselves, and not what another may undo", async () => {
    const [ana, ben] = [
      await makeAccount(server, { role: "operator" }),
      await makeAccount(server, { role: "operator" }),
    ];
    const lines = [await read(ana.token), await read(ben.token)];
    const { id } = await book({}, ana.token);
    const driver = await makeDriver(server);
    await server.call(assignDriverEndpoint, {
      params: { id },
      body: { driver_id: driver.id },
      token: ana.token,
    });
    const undoes: boolean[] = [];
    for (const line of lines) {
      await line.until(shows(`changed ${id} Assigned`));
      const given = line.events.find(
        (event) => event.type === "ride.changed" && event.ride.id === id && event.ride.status === "Assigned",
      );
      if (given?.type !== "ride.changed") throw new Error("nobody heard of it");
      undoes.push(given.ride.actions.includes("undo"));
      await line.break();
    }
    expect(undoes).toEqual([true, false]);
  });

  it("shows each role its own rides and nothing of others", async () => {
    const ana = await makeAccount(server, { role: "rider" });
    const ben = await makeAccount(server, { role: "rider" });
    const operator = await makeAccount(server, { role: "operator" });
    const [first, second] = [await makeDriver(server), await makeDriver(server)];
    const lines = {
      ana: await read(ana.token),
      ben: await read(ben.token),
      first: await read(first.token),
      second: await read(second.token),
      operator: await read(operator.token),
    };
    const ride = await book({}, ana.token);
    await lines.second.until(shows(`created ${ride.id} Pending`));
    await server.call(acceptRideEndpoint, { params: { id: ride.id }, token: first.token });
    await lines.second.until(shows(`gone ${ride.id}`));
    await server.call(cancelAssignedRideEndpoint, { params: { id: ride.id }, token: operator.token });
    await lines.second.until(shows(`changed ${ride.id} Pending`));
    await lines.first.until(shows(`changed ${ride.id} Pending`));
    const last = await book({ rider_name: "Ben Last" }, ben.token);
    for (const line of Object.values(lines)) {
      if (line !== lines.ana) await line.until(shows(`created ${last.id} Pending`));
    }
    await lines.ana.until(shows(`changed ${ride.id} Pending`));

    const whole = [`created ${ride.id} Pending`, `changed ${ride.id} Accepted`, `changed ${ride.id} Pending`];
    expect(ridesIn(lines.ana.events)).toEqual(whole);
    expect(ridesIn(lines.ben.events)).toEqual([`created ${last.id} Pending`]);
    expect(ridesIn(lines.operator.events)).toEqual([...whole, `created ${last.id} Pending`]);
    expect(ridesIn(lines.first.events)).toEqual([...whole, `created ${last.id} Pending`]);
    expect(ridesIn(lines.second.events)).toEqual([
      `created ${ride.id} Pending`,
      `gone ${ride.id}`,
      `changed ${ride.id} Pending`,
      `created ${last.id} Pending`,
    ]);
    await Promise.all(Object.values(lines).map((line) => line.break()));
  });

  it("says nothing of a held ride to drivers, not even its number, until it is released", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const lines = [await read(token), await read(driver.token)] as const;
    const held = await makeRide(server, { held: true });
    await server.call(updateRideEndpoint, { params: { id: held.id }, body: { notes: "Two bags" }, token });
    await lines[0].until(shows(`changed ${held.id} Pending`));
    await server.call(releaseRideEndpoint, { params: { id: held.id }, token });
    // The driver hears of the release first: nothing came before it.
    await lines[1].until(shows(`changed ${held.id} Pending`));
    expect(ridesIn(lines[1].events)).toEqual([`changed ${held.id} Pending`]);
    const gone = await makeRide(server, { held: true });
    await server.call(cancelRideEndpoint, { params: { id: gone.id }, token });
    await book({}, token);
    await lines[0].until(shows(`changed ${gone.id} Cancelled`));
    await lines[1].until((events) => ridesIn(events).length > 1);
    expect(ridesIn(lines[1].events).filter((line) => line.includes(` ${gone.id}`))).toEqual([]);
    await Promise.all(lines.map((line) => line.break()));
  });

  it("masks a passenger's phone for a driver who has not accepted", async () => {
    const [driver, operator] = [await makeDriver(server), await makeAccount(server, { role: "operator" })];
    const [driversLine, operatorsLine] = [await read(driver.token), await read(operator.token)];
    const ride = await book({ rider_phone: "5550777" });
    await driversLine.until(shows(`created ${ride.id} Pending`));
    await operatorsLine.until(shows(`created ${ride.id} Pending`));
    expect(JSON.stringify(driversLine.events)).not.toContain("5550777");
    expect(JSON.stringify(operatorsLine.events)).toContain("5550777");
    await Promise.all([driversLine.break(), operatorsLine.break()]);
  });

  it("takes a ride off the list of the driver who turned it down, and of nobody else", async () => {
    const [driver, other] = [await makeDriver(server), await makeDriver(server)];
    const [line, othersLine] = [await read(driver.token), await read(other.token)];
    const ride = await book({});
    await server.call(rejectRideEndpoint, { params: { id: ride.id }, token: driver.token });
    await line.until(shows(`gone ${ride.id}`));
    const next = await book({ rider_name: "Next One" });
    await othersLine.until(shows(`created ${next.id} Pending`));
    expect(ridesIn(othersLine.events)).not.toContain(`gone ${ride.id}`);
    await Promise.all([line.break(), othersLine.break()]);
  });

  it("sends a driver's shift to dispatch and that driver, and to no one else", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const rider = await makeAccount(server, { role: "rider" });
    const [driver, other] = [await makeDriver(server), await makeDriver(server)];
    const lines = await Promise.all([operator, driver, other, rider].map(({ token }) => read(token)));
    const [operatorsLine, driversLine, othersLine, ridersLine] = lines;
    await server.call(setOwnStatusEndpoint, { body: { status: "offline" }, token: driver.token });
    const sees = (events: LiveEvent[]) =>
      events.some((event) => event.type === "driver.changed" && event.driver.id === driver.id);
    await operatorsLine?.until(sees);
    await driversLine?.until(sees);
    const ride = await book({}, rider.token);
    await othersLine?.until(shows(`created ${ride.id} Pending`));
    await ridersLine?.until(shows(`created ${ride.id} Pending`));
    expect(othersLine?.events.some(({ type }) => type === "driver.changed")).toBe(false);
    expect(ridersLine?.events.some(({ type }) => type === "driver.changed")).toBe(false);
    await Promise.all(lines.map((line) => line.break()));
  });

  it("sends a passenger their ride again when its car moves", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const [operator, driver] = [await makeAccount(server, { role: "operator" }), await makeDriver(server)];
    const ride = await book({}, rider.token);
    const call = { params: { id: ride.id }, body: { driver_id: driver.id }, token: operator.token };
    await server.call(assignDriverEndpoint, call);
    const line = await read(rider.token);
    await server.call(setOwnStatusEndpoint, { body: { status: "available" }, token: driver.token });
    await line.until(shows(`changed ${ride.id} Assigned`));
    await line.break();
  });

  it("resumes where a broken connection left off: nothing twice, nothing left out", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const before = await read(operator.token);
    const first = await book({ rider_name: "One" });
    await before.until(shows(`created ${first.id} Pending`));
    await before.break();
    const missed = [];
    for (const name of ["Two", "Three", "Four"]) missed.push(await book({ rider_name: name }));
    const after = await read(operator.token, before.lastEventId);
    const live = await book({ rider_name: "Five" });
    await after.until(shows(`created ${live.id} Pending`));
    expect(ridesIn(after.events)).toEqual([...missed, live].map(({ id }) => `created ${id} Pending`));
    await after.break();
  });

  it("resumes from a connection that broke before its first event", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const before = await read(operator.token);
    await before.break();
    const ride = await book({ rider_name: "While Away" });
    const after = await read(operator.token, before.lastEventId);
    await after.until(shows(`created ${ride.id} Pending`));
    await after.break();
  });

  it.each(["1-1", "nonsense", "9000000000000000000-1"])(
    "tells a reader who comes back with the place %s, which is not kept, to read everything again",
    async (place) => {
      const operator = await makeAccount(server, { role: "operator" });
      const line = await read(operator.token, place);
      expect(line.received.map(({ event }) => event)).toEqual(["reload"]);
      const ride = await book({ rider_name: "After Reload" });
      await line.until(shows(`created ${ride.id} Pending`));
      await line.break();
    },
  );

  it("is refused to a guest", async () => {
    const response = await server.app.inject({ url: "/api/events/" });
    expect(response.statusCode).toBe(401);
  });

  it("opens for one ride to whoever has its code, and brings it as they may read it", async () => {
    const address = await (listening ??= listenHere(server.app));
    const operator = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const ride = await book({});
    const line = await LiveReader.connect({ address, path: `/api/track/${ride.tracking_code}/events/` });
    await book({ rider_name: "Somebody Else" });
    await server.call(assignDriverEndpoint, {
      params: { id: ride.id },
      body: { driver_id: driver.id },
      token: operator.token,
    });
    const isNow = async () => {
      const params = { tracking_code: ride.tracking_code ?? "" };
      const told = JSON.stringify({
        type: "track.changed",
        ride: await server.call(trackRideEndpoint, { params }),
      });
      await line.until((events) => JSON.stringify(events.at(-1)) === told);
    };
    await isNow();
    expect(JSON.stringify(line.events.at(-1))).toContain(`"status":"Assigned"`);
    await server.app.inject({ method: "POST", url: `/api/track/${ride.tracking_code}/cancel/` });
    await isNow();
    expect(JSON.stringify(line.events)).not.toContain("Somebody Else");
    await line.break();
    const unknown = await server.app.inject({ url: "/api/track/not-a-code/events/" });
    expect(unknown.statusCode).toBe(404);
  });
});

onEachDatabase(
  "a live line",
  (server) => {
    it("sends heartbeats while nothing happens, and ends when its session does", async () => {
      const address = await listenHere(server.app);
      const rider = await makeAccount(server, { role: "rider" });
      const line = await LiveReader.connect({ address, token: rider.token });
      while (line.heartbeats < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await server.db
        .updateTable("sessions")
        .set({ ended_at: server.clock.now(), ended_why: "logout" })
        .where("id", "=", rider.sessionId)
        .execute();
      await line.over;
      expect(line.events).toEqual([]);
    });

    it("ends in order when the server stops", async () => {
      const rider = await makeAccount(server, { role: "rider" });
      const bound = server.app.server.address();
      const port = typeof bound === "object" ? bound?.port : undefined;
      const line = await LiveReader.connect({ address: `http://127.0.0.1:${port}`, token: rider.token });
      await server.app.close();
      await line.over;
    });
  },
  { heartbeatMs: 20 },
);
