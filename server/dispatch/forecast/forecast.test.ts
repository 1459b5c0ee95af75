import { expect, it } from "vitest";
import { getForecastEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import {
  applyPlanChangesEndpoint,
  getPlanAnswersEndpoint,
} from "../../../contract/dispatch/plan.endpoints.ts";
import { type DriverFacts, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { setPapers } from "../../testing/papers.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { TEST_NOON } from "../../testing/test-clock.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

const minutes = (count: number) => new Date(TEST_NOON.getTime() + count * 60_000);
const at = (count: number) => minutes(count).toISOString();
const HATO = { lat: 12.1846, lng: -68.9568 };
const WESTPUNT = { lat: 12.37259, lng: -69.1536 };
const AT_HATO = { pickup_lat: HATO.lat, pickup_lng: HATO.lng };

async function driverAt(server: TestServer, facts: DriverFacts): Promise<number> {
  const { id } = await makeDriver(server, facts);
  await server.db
    .updateTable("drivers")
    .set({ shares_location: true })
    .where("account_id", "=", id)
    .execute();
  return id;
}

async function openDesk(server: TestServer) {
  await server.db.deleteFrom("dispatch_offers").execute();
  await server.db.updateTable("drivers").set({ on_shift: false }).execute();
  await server.db
    .updateTable("rides")
    .set({ status: "Cancelled" })
    .where("status", "not in", ["Completed", "Cancelled", "Rejected", "NoShow"])
    .execute();
  const { token } = await makeAccount(server, { role: "operator" });
  const read = () => server.call(getForecastEndpoint, { token });
  const of = async (id: number) => (await read()).rides.find(({ ride_id }) => ride_id === id);
  return { read, of, token };
}

onADatabase("can we make it", (server) => {
  it("says of a ride that its driver is near that it will be in time", async () => {
    const { read, of } = await openDesk(server);
    const driver_id = await driverAt(server, HATO);
    const ride = await insertRideRow(server, {
      status: "Accepted",
      driver_id,
      ride_datetime: minutes(30),
      ...AT_HATO,
    });
    expect(await of(ride)).toMatchObject({
      driver_id,
      is_given: true,
      promised_at: at(30),
      expected_at: at(30),
      minutes_lost: 0,
    });
    expect((await read()).risks).toEqual([]);
  });

  it("counts from where the ride before ends, and says by how many minutes the next will be late", async () => {
    const { read, of } = await openDesk(server);
    const driver_id = await driverAt(server, HATO);
    await insertRideRow(server, {
      status: "InProgress",
      driver_id,
      ride_datetime: minutes(-10),
      picked_up_at: minutes(-10),
      duration_min: 45,
      dropoff_lat: WESTPUNT.lat,
      dropoff_lng: WESTPUNT.lng,
    });
    const next = await insertRideRow(server, {
      status: "Accepted",
      driver_id,
      ride_datetime: minutes(40),
      ...AT_HATO,
    });
    const forecast = await of(next);
    // The drive from Westpunt alone takes longer than five minutes.
    expect(forecast?.minutes_lost).toBeGreaterThan(15);
    expect((await read()).risks).toMatchObject([
      { kind: "late_by_plan", ride_id: next, driver_id, minutes: forecast?.minutes_lost },
    ]);
  });

  it("believes a driver on the way, and waits no longer for one who is there", async () => {
    const { of } = await openDesk(server);
    const driver_id = await driverAt(server, WESTPUNT);
    const onTheWay = await insertRideRow(server, {
      status: "Accepted",
      driver_id,
      ride_datetime: minutes(10),
      set_out_at: minutes(-5),
      expected_at: minutes(18),
      ...AT_HATO,
    });
    expect(await of(onTheWay)).toMatchObject({ expected_at: at(18), minutes_lost: 8 });
    const there = await insertRideRow(server, {
      status: "Accepted",
      driver_id: await driverAt(server, WESTPUNT),
      ride_datetime: minutes(-5),
      arrived_at: minutes(-6),
      ...AT_HATO,
    });
    expect(await of(there)).toMatchObject({ minutes_lost: 0 });
  });

  it("thinks of the best driver for a ride without one, and names it half an hour before its pickup", async () => {
    const { read, of } = await openDesk(server);
    const soon = await insertRideRow(server, { status: "Pending", ride_datetime: minutes(20), ...AT_HATO });
    const later = await insertRideRow(server, { status: "Pending", ride_datetime: minutes(50), ...AT_HATO });
    expect(await of(soon)).toMatchObject({ driver_id: null, expected_at: null, minutes_lost: null });
    const best = await driverAt(server, HATO);
    expect(await of(soon)).toMatchObject({ driver_id: best, is_given: false, minutes_lost: 0 });
    const { risks } = await read();
    expect(risks.map(({ kind, ride_id }) => [kind, ride_id])).toEqual([["no_driver", soon]]);
    expect(later).not.toBe(soon);
  });

  it("names a driver who is free where nobody is known to be near, without saying when they'd be there", async () => {
    const { of } = await openDesk(server);
    const far = await driverAt(server, {});
    const unknown = { driver_id: far, minutes_away: null, expected_at: null, minutes_lost: null };
    const soon = await insertRideRow(server, { status: "Pending", ride_datetime: minutes(20), ...AT_HATO });
    expect(await of(soon)).toMatchObject(unknown);
    const near = await driverAt(server, HATO);
    expect(await of(soon)).toMatchObject({ driver_id: near, minutes_lost: 0 });
    const villa = await insertRideRow(server, { status: "Pending", ride_datetime: minutes(25) });
    expect(await of(villa)).toMatchObject(unknown);
  });

  it("has one driver drive two rides one after the other, says by how much the second is late, and mends it with another", async () => {
    const { of } = await openDesk(server);
    const waits = (count: number) =>
      insertRideRow(server, {
        status: "Pending",
        ride_datetime: minutes(count),
        duration_min: 20,
        ...AT_HATO,
        dropoff_lat: HATO.lat,
        dropoff_lng: HATO.lng,
      });
    const [first, second, third] = [await waits(20), await waits(25), await waits(80)];
    const only = await driverAt(server, HATO);
    const lost = (await Promise.all([first, second].map(of))).map((one) => one?.minutes_lost ?? 0);
    expect(lost.toSorted((one, two) => one - two)).toEqual([
      0,
      expect.toSatisfy((late: number) => late > 15),
    ]);
    expect(await of(third)).toMatchObject({ driver_id: only, minutes_lost: 0 });
    const other = await driverAt(server, HATO);
    const [one, two] = [await of(first), await of(second)];
    expect(new Set([one?.driver_id, two?.driver_id])).toEqual(new Set([only, other]));
    expect([one?.minutes_lost, two?.minutes_lost]).toEqual([0, 0]);
  });

  it("thinks of a driver whose ride will be over by then where nobody is free now", async () => {
    const { of } = await openDesk(server);
    const busy = await driverAt(server, HATO);
    await insertRideRow(server, {
      status: "InProgress",
      driver_id: busy,
      ride_datetime: minutes(-10),
      picked_up_at: minutes(-10),
      duration_min: 15,
      dropoff_lat: HATO.lat,
      dropoff_lng: HATO.lng,
    });
    const waits = await insertRideRow(server, { status: "Pending", ride_datetime: minutes(40), ...AT_HATO });
    expect(await of(waits)).toMatchObject({ driver_id: busy, is_given: false, minutes_lost: 0 });
  });

  it("says it where one driver can't be in time for both, and is quiet once they can", async () => {
    const { read, of } = await openDesk(server);
    const driver_id = await driverAt(server, HATO);
    const next = { status: "Accepted", driver_id, ride_datetime: minutes(60), ...AT_HATO } as const;
    const promised = await insertRideRow(server, next);
    const waits = (end: typeof HATO) =>
      insertRideRow(server, {
        status: "Pending",
        ride_datetime: minutes(20),
        duration_min: 20,
        ...AT_HATO,
        dropoff_lat: end.lat,
        dropoff_lng: end.lng,
      });
    const far = await waits(WESTPUNT);
    expect((await read()).risks).toMatchObject([
      { kind: "late_by_plan", ride_id: promised },
      { kind: "no_driver", ride_id: far },
    ]);
    await server.db.updateTable("rides").set({ status: "Cancelled" }).where("id", "=", far).execute();
    const near = await waits(HATO);
    expect(await of(near)).toMatchObject({ driver_id, minutes_lost: 0 });
    expect(await of(promised)).toMatchObject({ minutes_lost: 0 });
  });

  it("leaves it open where nobody knows where a driver is", async () => {
    const { of } = await openDesk(server);
    const { id: driver_id } = await makeDriver(server);
    const ride = await insertRideRow(server, {
      status: "Accepted",
      driver_id,
      ride_datetime: minutes(30),
      ...AT_HATO,
    });
    expect(await of(ride)).toMatchObject({ driver_id, expected_at: null, minutes_lost: null });
  });

  it("names a driver whose papers end before the ride they have", async () => {
    const { read } = await openDesk(server);
    const driver_id = await driverAt(server, HATO);
    await setPapers(server, driver_id, { permit_expires_on: TEST_NOON.toISOString().slice(0, 10) });
    const tomorrow = await insertRideRow(server, {
      status: "Assigned",
      driver_id,
      ride_datetime: minutes(20 * 60),
      ...AT_HATO,
    });
    expect((await read()).risks).toMatchObject([
      { kind: "papers_end", ride_id: tomorrow, driver_id, paper: { paper: "permit" } },
    ]);
  });

  it("names a ride that falls into its car's time out of service, which another can be given in one press", async () => {
    const { read, token } = await openDesk(server);
    const driver_id = await driverAt(server, HATO);
    const other = await driverAt(server, HATO);
    const outage = { from: at(90), until: at(240), reason: "brakes" };
    await server.db
      .updateTable("drivers")
      .set({ out_of_service: JSON.stringify([outage]) })
      .where("account_id", "=", driver_id)
      .execute();
    const ride = (ride_datetime: Date) =>
      insertRideRow(server, { status: "Accepted", driver_id, ride_datetime, duration_min: 20, ...AT_HATO });
    await ride(minutes(30));
    const falls = await ride(minutes(120));
    const isOut = async () => (await read()).risks.filter(({ kind }) => kind === "car_out");
    expect(await isOut()).toMatchObject([{ ride_id: falls, driver_id, outage }]);
    // Who isn't on may come on: here nobody does.
    await server.db
      .updateTable("drivers")
      .set({ inactive: true })
      .where("account_id", "not in", [driver_id, other])
      .execute();
    const { answers } = await server.call(getPlanAnswersEndpoint, { params: { id: falls }, token });
    expect(answers.map((answer) => answer.driver_id)).toEqual([other]);
    const [first] = answers;
    await server.call(applyPlanChangesEndpoint, { body: { changes: first?.changes ?? [] }, token });
    expect(await isOut()).toEqual([]);
  });
});
