import { expect, it } from "vitest";
import {
  reportOwnLocationEndpoint,
  setOwnStatusEndpoint,
} from "../../../contract/drivers/drivers.endpoints.ts";
import type { RIDE_PROGRESS_STEPS } from "../../../domain/rides/progress-steps.ts";
import {
  cancelAssignedRideEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { type RideFacts, makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

type Step = (typeof RIDE_PROGRESS_STEPS)[number];

const WESTPUNT = { lat: 12.3702, lng: -69.1541 };
const PUNDA = { lat: 12.1055, lng: -68.9351 };
const AIRPORT = { lat: 12.1846, lng: -68.9568 };

onADatabase("a driver who sets out", (server) => {
  it("is seen by the passenger from then to the end, and not where they were before", async () => {
    const { report, step, tracked, token, params } = await aDriverWithARide(server);
    await report(WESTPUNT);
    expect(await tracked()).toMatchObject({ position: null, set_out_at: null });

    server.clock.advance(SECOND_MS);
    const at = server.clock.now().toISOString();
    expect(await step("set_out")).toMatchObject({ status: "Accepted", set_out_at: at });
    expect(await tracked()).toMatchObject({ position: null, set_out_at: at });
    await report(PUNDA);
    expect((await tracked()).position).toMatchObject(PUNDA);
    for (const next of ["arrived", "picked_up", "in_progress"] as const) {
      await step(next);
      expect((await tracked()).position).toMatchObject(PUNDA);
    }
    await server.call(finishRideEndpoint, { params, token });
    expect((await tracked()).position).toBeNull();
  });

  it("is on the way to nobody once the ride went back to the office", async () => {
    const { step, report, tracked, params } = await aDriverWithARide(server);
    await step("set_out");
    await report(PUNDA);
    const { token } = await makeAccount(server, { role: "operator" });
    await server.call(cancelAssignedRideEndpoint, { params, token });
    expect(await tracked()).toMatchObject({ set_out_at: null, position: null, estimated_arrival: null });
    const other = await aDriver(server);
    await server.call(acceptRideEndpoint, { params, token: other.token });
    await server.call(reportOwnLocationEndpoint, { token: other.token, body: PUNDA });
    expect(await tracked()).toMatchObject({ set_out_at: null, position: null });
  });

  it("is no longer on the way to a ride that the office puts off until tomorrow", async () => {
    const { step, tracked, params } = await aDriverWithARide(server);
    await step("set_out");
    const { token } = await makeAccount(server, { role: "operator" });
    const edit = (body: object) => server.call(updateRideEndpoint, { params, token, body });
    await edit({ notes: "at gate 4" });
    expect((await tracked()).set_out_at).not.toBeNull();
    await edit({ ride_datetime: new Date(server.clock.now().getTime() + 20 * HOUR_MS).toISOString() });
    expect((await tracked()).set_out_at).toBeNull();
  });

  it("says so once, and not after the arrival", async () => {
    const { step, ask } = await aDriverWithARide(server);
    await step("set_out");
    expect((await ask("set_out")).statusCode).toBe(409);
    const other = await aDriverWithARide(server);
    await other.step("arrived");
    expect((await other.ask("set_out")).statusCode).toBe(409);
  });

  it("is not needed by a client that knows no such step: the passenger sees the car from the arrival on", async () => {
    const { report, step, tracked, params, token } = await aDriverWithARide(server);
    await report(PUNDA);
    expect((await tracked()).position).toBeNull();
    expect(await step("arrived")).toMatchObject({ status: "Accepted", set_out_at: null });
    await report(AIRPORT);
    expect((await tracked()).position).toMatchObject(AIRPORT);
    expect(await step("picked_up")).toMatchObject({ status: "PickedUp", set_out_at: null });
    expect(await server.call(finishRideEndpoint, { params, token })).toMatchObject({ status: "Completed" });
  });

  it("is announced to the passenger", async () => {
    const { step, params } = await aDriverWithARide(server);
    await step("set_out");
    const told = await server.db
      .selectFrom("outbox")
      .select(["kind", "channel"])
      .where("ride_id", "=", params.id)
      .execute();
    expect(told).toContainEqual({ kind: "driver_set_out", channel: "phone" });
  });
});

onADatabase("the time a car is expected", (server) => {
  it("is the same for passenger, rider, driver and dispatch, by where the car is", async () => {
    const { report, step, expected, due } = await aDriverWithARide(server);
    expect(await expected()).toEqual([due]);
    await report(PUNDA);
    expect(await expected()).toEqual([due]);

    await step("set_out");
    await report(WESTPUNT);
    const [fromFar, ...others] = await expected();
    expect(others).toEqual([]);
    expect(minutesFromNow(server, fromFar)).toBeGreaterThan(25);
    server.clock.advance(MINUTE_MS);
    await report(PUNDA);
    const [fromNear, ...differing] = await expected();
    expect(differing).toEqual([]);
    expect(minutesFromNow(server, fromNear)).toBeLessThan(25);

    await step("arrived");
    expect(await expected()).toEqual([server.clock.now().toISOString()]);
    await step("picked_up");
    const planned = new Date(server.clock.now().getTime() + 24 * MINUTE_MS).toISOString();
    expect(await expected()).toEqual([planned]);
    await report(WESTPUNT);
    const [toDropoff] = await expected();
    expect(minutesFromNow(server, toDropoff)).toBeGreaterThan(40);
  });

  it("follows the car to the pickup of a ride with stops, and then is the plan, since nobody says which are behind it", async () => {
    const { report, step, expected, due } = await aDriverWithARide(server, {
      stops: JSON.stringify([{ location: "Punda", ...PUNDA }]),
    });
    await step("set_out");
    await report(WESTPUNT);
    expect(await expected()).not.toEqual([due]);
    await step("picked_up");
    const planned = new Date(server.clock.now().getTime() + 24 * MINUTE_MS).toISOString();
    server.clock.advance(MINUTE_MS);
    await report(AIRPORT);
    expect(await expected()).toEqual([planned]);
  });

  it("is the plan again as soon as the driver no longer shares where they are", async () => {
    const { report, step, expected, due, token } = await aDriverWithARide(server);
    await step("set_out");
    await report(WESTPUNT);
    expect(await expected()).not.toEqual([due]);
    await server.call(setOwnStatusEndpoint, { token, body: { status: "offline" } });
    expect(await expected()).toEqual([due]);
  });

  it("is told to everyone who sees the ride when it moves, and not with each position", async () => {
    const { report, step, params } = await aDriverWithARide(server);
    const events = () =>
      server.db.selectFrom("events").select("id").where("ride_id", "=", params.id).execute();
    await step("set_out");
    const before = (await events()).length;
    for (let second = 0; second < 5; second++) {
      await report(WESTPUNT);
      server.clock.advance(5 * SECOND_MS);
    }
    expect((await events()).length - before).toBe(1);
    server.clock.advance(MINUTE_MS);
    await report(PUNDA);
    expect((await events()).length - before).toBe(2);
  });

  it("stays with a ride whose driver is on the road for another", async () => {
    const { report, step, driver } = await aDriverWithARide(server);
    const later = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const seen = () => server.call(trackRideEndpoint, { params: { tracking_code: later.trackingCode } });
    const before = await seen();
    await step("set_out");
    await report(WESTPUNT);
    expect(await seen()).toEqual(before);
  });
});

/** A driver on shift who shares the position. */
async function aDriver(server: TestServer) {
  const driver = await makeDriver(server);
  await server.db
    .updateTable("drivers")
    .set({ shares_location: true })
    .where("account_id", "=", driver.id)
    .execute();
  return driver;
}

/** A driver with a rider's accepted ride from the airport to Mambo Beach, 24 minutes, in an hour. */
async function aDriverWithARide(server: TestServer, facts: RideFacts = {}) {
  const [driver, rider, operator] = [
    await aDriver(server),
    await makeAccount(server, { role: "rider" }),
    await makeAccount(server, { role: "operator" }),
  ];
  const due = new Date(server.clock.now().getTime() + 60 * MINUTE_MS);
  const ride = await makeRide(server, {
    status: "Accepted",
    driverId: driver.id,
    riderId: rider.id,
    ride_datetime: due,
    ...facts,
  });
  const { token } = driver;
  const params = { id: ride.id };
  const ask = (step: Step) => server.request(reportRideProgressEndpoint, { params, body: { step }, token });
  const tracked = () => server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } });
  return {
    driver,
    token,
    params,
    due: due.toISOString(),
    ask,
    tracked,
    step: (step: Step) => server.call(reportRideProgressEndpoint, { params, body: { step }, token }),
    /** Says where the driver is; what comes of it is done once a second. */
    async report(body: { lat: number; lng: number }) {
      await server.call(reportOwnLocationEndpoint, { body, token });
      await server.beat();
    },
    /** What each of them reads; one value where they agree. */
    async expected() {
      const seen = [await tracked()] as { estimated_arrival: string | null }[];
      for (const reader of [driver, rider, operator])
        seen.push(await server.call(getRideEndpoint, { params, token: reader.token }));
      return [...new Set(seen.map((one) => one.estimated_arrival))];
    },
  };
}

function minutesFromNow(server: TestServer, at: string | null | undefined): number {
  return (Date.parse(at ?? "") - server.clock.now().getTime()) / MINUTE_MS;
}
