import type { LightMyRequestResponse } from "fastify";
import { expect, it } from "vitest";
import { MAX_LIST_ROWS, MAX_WHOLE_ROWS } from "../../../contract/list-page.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { cancelRideEndpoint, finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide, makeRides } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

const MORE_THAN_A_PAGE = MAX_LIST_ROWS + 20;

onADatabase("a list that a client adds up", (server) => {
  const read = (
    token: string,
    query: { type?: "completed" | "pending"; limit?: number; before?: string } = { type: "completed" },
    headers: Record<string, string> = {},
  ) => server.request(listRideRequestsEndpoint, { query, token, headers });
  const ids = (answer: LightMyRequestResponse) => answer.json<Ride[]>().map(({ id }) => id);
  const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 60 * 60_000);

  it("is whole without a limit: what is completed, for dispatch, its driver and its rider, and a rider's history", async () => {
    const [rider, driver] = [await makeAccount(server, { role: "rider" }), await makeDriver(server)];
    const operator = await makeAccount(server, { role: "operator" });
    await makeRides(server, MORE_THAN_A_PAGE, (index) => ({
      status: "Completed",
      rider_id: rider.id,
      driver_id: driver.id,
      ride_datetime: hoursAgo(index + 2),
      completed_at: hoursAgo(index + 1),
    }));
    for (const { token } of [rider, driver, operator]) {
      const answer = await read(token);
      expect([answer.statusCode, answer.headers["link"]]).toEqual([200, undefined]);
      const rides = answer.json<Ride[]>();
      expect(new Set(rides.map(({ id }) => id)).size).toBe(MORE_THAN_A_PAGE);
      const ended = rides.map((ride) => Date.parse(ride.completed_at ?? ""));
      expect(ended).toEqual(ended.toSorted((a, b) => b - a));
    }
    expect(ids(await read(rider.token, {}))).toHaveLength(MORE_THAN_A_PAGE);
    // What it is of page by page.
    expect(ids(await read(rider.token))).toEqual([
      ...ids(await read(rider.token, { type: "completed", limit: 500 })),
      ...ids(await read(rider.token)).slice(500),
    ]);

    expect(ids(await read(driver.token, {}))).toHaveLength(MAX_LIST_ROWS);
    const page = await read(operator.token, { type: "completed", limit: 500 });
    expect([ids(page).length, page.headers["link"]]).toEqual([500, expect.stringContaining("before=")]);
  });

  it("is answered with 304 until a ride of it changes", async () => {
    const [rider, driver] = [await makeAccount(server, { role: "rider" }), await makeDriver(server)];
    const facts = { riderId: rider.id, driverId: driver.id } as const;
    await makeRide(server, { ...facts, status: "Completed" });
    const first = await read(rider.token);
    const etag = String(first.headers["etag"]);
    server.clock.advance(5_000);
    for (const headers of [
      { "if-none-match": etag },
      { "if-modified-since": String(first.headers["last-modified"]) },
    ]) {
      const again = await read(rider.token, { type: "completed" }, headers);
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
    const { id } = await makeRide(server, { ...facts, status: "InProgress" });
    await server.call(finishRideEndpoint, { params: { id }, token: driver.token });
    const changed = await read(rider.token, { type: "completed" }, { "if-none-match": etag });
    expect([changed.statusCode, ids(changed)[0]]).toEqual([200, id]);
  });

  it("says of a rider's history when what may be done with a ride of it has passed", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const { id } = await makeRide(server, { riderId: rider.id });
    await server.call(cancelRideEndpoint, { params: { id }, token: rider.token });
    const first = await read(rider.token, {});
    expect(first.json<Ride[]>()[0]?.actions).toContain("undo");
    server.clock.advance(11_000);
    const later = await read(rider.token, {}, { "if-none-match": String(first.headers["etag"]) });
    expect([later.statusCode, later.json<Ride[]>()[0]?.actions]).toEqual([200, []]);
  });

  it("ends at ten thousand rides, with a link to the rest", async () => {
    const [rider, driver] = [await makeAccount(server, { role: "rider" }), await makeDriver(server)];
    await makeRides(server, MAX_WHOLE_ROWS + 3, (index) => ({
      status: "Completed",
      rider_id: rider.id,
      driver_id: driver.id,
      ride_datetime: hoursAgo(index + 2),
      completed_at: hoursAgo(index + 1),
    }));
    const answer = await read(rider.token);
    const rides = ids(answer);
    expect(new Set(rides).size).toBe(MAX_WHOLE_ROWS);
    const url = /^<(.+)>; rel="next"$/.exec(String(answer.headers["link"]))?.[1] ?? "";
    const rest = await server.app.inject({ url, headers: { authorization: `Bearer ${rider.token}` } });
    expect([ids(rest).length, rest.headers["link"]]).toEqual([3, undefined]);
    expect(new Set([...rides, ...ids(rest)]).size).toBe(MAX_WHOLE_ROWS + 3);
  });
});
