import { expect, it } from "vitest";
import { exportMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { DEFAULT_RATING } from "../../../domain/drivers/driver-defaults.ts";
import { getDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { RATING_WINDOW_MS, RIDE_STATUSES } from "../../../domain/rides/ride-states.ts";
import {
  getRideEndpoint,
  listRideHistoryEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { rateTrackedRideEndpoint, trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { type RideFacts, type TestRide, makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

onADatabase("the stars of a ride", (server) => {
  it("are the driver's rating, which is the default until somebody has rated them", async () => {
    const driver = await makeDriver(server);
    const operator = await makeAccount(server, { role: "operator" });
    const rating = async () =>
      (await server.call(getDriverEndpoint, { params: { id: driver.id }, token: operator.token })).rating;
    expect(await rating()).toBe(DEFAULT_RATING);
    for (const [stars, average] of [
      [5, 5],
      [2, 3.5],
      [3, 3.3],
    ] as const) {
      await rate(server, await completed(server, driver.id), stars);
      expect(await rating()).toBe(average);
    }
    expect(await sumOf(server, driver.id)).toEqual({ rating_sum: 10, rating_count: 3, version: 1 });
  });

  it("are given once and may be changed: the last ones count, and count once", async () => {
    const driver = await makeDriver(server);
    const operator = await makeAccount(server, { role: "operator" });
    const ride = await completed(server, driver.id);
    const params = { tracking_code: ride.trackingCode };
    expect(await server.call(trackRideEndpoint, { params })).toMatchObject({
      stars: null,
      actions: ["rate"],
    });
    for (const stars of [5, 2, 2, 4]) {
      const answer = await rate(server, ride, stars);
      expect(answer.json()).toMatchObject({ status: "Completed", stars, actions: ["rate"] });
    }
    expect(await server.call(trackRideEndpoint, { params })).toMatchObject({ stars: 4, version: 4 });
    expect(await sumOf(server, driver.id)).toMatchObject({ rating_sum: 4, rating_count: 1 });
    const history = await server.call(listRideHistoryEndpoint, {
      params: { id: ride.id },
      token: operator.token,
    });
    const lines = history.map(({ action, actor, to_status }) => `${action} by ${actor}: ${to_status}`);
    expect(lines).toEqual(Array(3).fill("rate by guest: Completed"));
    const events = await server.db
      .selectFrom("events")
      .select("type")
      .where("ride_id", "=", ride.id)
      .execute();
    expect(events.map(({ type }) => type)).toEqual(Array(3).fill("ride.changed"));
  });

  it("make the driver's sum right when many are given at once", async () => {
    const driver = await makeDriver(server);
    const [first, second] = [await completed(server, driver.id), await completed(server, driver.id)];
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].flatMap((stars) => [rate(server, first, stars), rate(server, second, stars)]),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    const given = await Promise.all([first, second].map((ride) => starsOf(server, ride)));
    expect(await sumOf(server, driver.id)).toMatchObject({
      rating_sum: given.reduce((sum, stars) => sum + stars, 0),
      rating_count: 2,
    });
  });

  it("are one to five whole ones", async () => {
    const ride = await completed(server, (await makeDriver(server)).id);
    for (const stars of [0, 6, 4.5, -1, "4", null]) {
      const answer = await rate(server, ride, stars as number);
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { stars: "Please give one to five stars." },
      ]);
    }
  });

  it("cannot be given before the ride is completed, nor when it came to nothing", async () => {
    for (const status of RIDE_STATUSES.filter((one) => one !== "Completed")) {
      const ride = await makeRide(server, { status });
      const answer = await rate(server, ride, 5);
      const { code, status: now } = answer.json();
      expect([answer.statusCode, code, now]).toEqual([409, "ride_conflict", status]);
      expect(await starsOf(server, ride)).toBe(0);
    }
  });

  it("can be given and changed for 14 days, and stand after that", async () => {
    const driver = await makeDriver(server);
    const ride = await completed(server, driver.id);
    server.clock.advance(RATING_WINDOW_MS);
    expect((await rate(server, ride, 3)).statusCode).toBe(200);
    server.clock.advance(1);
    const late = await rate(server, ride, 5);
    expect([late.statusCode, late.json().error]).toEqual([409, "You can rate a ride for up to 14 days."]);
    const params = { tracking_code: ride.trackingCode };
    expect(await server.call(trackRideEndpoint, { params })).toMatchObject({ stars: 3, actions: [] });
    expect(await sumOf(server, driver.id)).toMatchObject({ rating_sum: 3, rating_count: 1 });
  });

  it("need the ride's code: another's, and none, are not found", async () => {
    const driver = await makeDriver(server);
    const [owner, other] = [
      await makeAccount(server, { role: "rider" }),
      await makeAccount(server, { role: "rider" }),
    ];
    const ride = await completed(server, driver.id, { riderId: owner.id });
    const guesses = ["AAAAAAAAAAAAAAAAAAAAAA", String(ride.id), ride.reference, "a\u0000b"];
    for (const tracking_code of guesses) {
      const params = { tracking_code };
      const answer = await server.request(rateTrackedRideEndpoint, {
        params,
        body: { stars: 1 },
        token: other.token,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    }
    const seen = await server.request(getRideEndpoint, { params: { id: ride.id }, token: other.token });
    expect(seen.statusCode).toBe(404);
    expect(await sumOf(server, driver.id)).toMatchObject({ rating_count: 0 });
  });

  it("are shown to the passenger, and neither to the driver nor to dispatch", async () => {
    const driver = await makeDriver(server);
    const rider = await makeAccount(server, { role: "rider" });
    const operator = await makeAccount(server, { role: "operator" });
    const ride = await completed(server, driver.id, { riderId: rider.id });
    const params = { id: ride.id };
    const before = await server.call(getRideEndpoint, { params, token: rider.token });
    expect(before).toMatchObject({ stars: null, actions: ["rate"], tracking_code: ride.trackingCode });
    await rate(server, ride, 2, rider.token);
    const [own] = (await server.call(listRideRequestsEndpoint, {
      query: {},
      token: rider.token,
    })) as object[];
    expect(own).toMatchObject({ stars: 2, actions: ["rate"] });
    for (const { token } of [driver, operator]) {
      const seen = await server.call(getRideEndpoint, { params, token });
      expect(seen.stars).toBeNull();
      expect(seen.actions).not.toContain("rate");
    }
    const history = await server.call(listRideHistoryEndpoint, { params, token: operator.token });
    expect(history).toMatchObject([{ action: "rate", actor: "rider" }]);
    expect((await server.call(exportMeEndpoint, { token: rider.token })).rides).toMatchObject([{ stars: 2 }]);
  });

  it("are given once however often the same request is sent", async () => {
    const driver = await makeDriver(server);
    const ride = await completed(server, driver.id);
    const sent = {
      params: { tracking_code: ride.trackingCode },
      body: { stars: 5 as const },
      headers: { "idempotency-key": "five stars" },
    };
    const [one, two] = [
      await server.call(rateTrackedRideEndpoint, sent),
      await server.call(rateTrackedRideEndpoint, sent),
    ];
    expect(two).toEqual(one);
    expect(await sumOf(server, driver.id)).toMatchObject({ rating_sum: 5, rating_count: 1 });
  });
});

function completed(server: TestServer, driverId: number, facts: RideFacts = {}): Promise<TestRide> {
  return makeRide(server, { status: "Completed", driverId, ...facts });
}

function rate(server: TestServer, ride: TestRide, stars: number, token?: string) {
  const params = { tracking_code: ride.trackingCode };
  return server.ask(rateTrackedRideEndpoint, { params, body: { stars }, token });
}

async function starsOf(server: TestServer, ride: TestRide): Promise<number> {
  const { stars } = await server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } });
  return stars ?? 0;
}

/** The rating in the driver's row; a passenger's rating must not change its version. */
function sumOf(server: TestServer, driverId: number) {
  return server.db
    .selectFrom("drivers")
    .select(["rating_sum", "rating_count", "version"])
    .where("account_id", "=", driverId)
    .executeTakeFirstOrThrow();
}
