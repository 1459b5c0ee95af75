import { expect, it } from "vitest";
import { suspendUserEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import {
  getRiderEndpoint,
  listRidersEndpoint,
  listRidesOfRiderEndpoint,
} from "../../../contract/accounts/riders.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { onEachDatabase } from "../../testing/test-server.ts";

onEachDatabase("the riders in the office", (server) => {
  it("are found by name, each with how much they ride, and nobody of another role", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const ana = await makeAccount(server, { role: "rider", firstName: "Ana", lastName: "Winklaar" });
    const ben = await makeAccount(server, { role: "rider", firstName: "Ben", lastName: "Winklaar" });
    await makeDriver(server, { firstName: "Cas", lastName: "Winklaar" });
    const last = new Date("2026-12-24T12:00:00Z");
    await makeRide(server, { riderId: ana.id, status: "Completed" });
    await makeRide(server, { riderId: ana.id, ride_datetime: last });
    await server.call(suspendUserEndpoint, { params: { id: ben.id }, token });
    expect(await server.call(listRidersEndpoint, { query: { q: "winklaar" }, token })).toMatchObject([
      { id: ben.id, state: "suspended", rides: 0, last_ride_at: null },
      { id: ana.id, state: "active", rides: 2, last_ride_at: last.toISOString() },
    ]);
    const active = await server.call(listRidersEndpoint, {
      query: { q: "winklaar", state: "active" },
      token,
    });
    expect(active.map(({ id }) => id)).toEqual([ana.id]);
    const first = await server.request(listRidersEndpoint, { query: { q: "winklaar", limit: 1 }, token });
    expect(first.headers["link"]).toContain(`before=${ben.id}`);
  });

  it("have what their rides come to, by how they ended", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const rider = await makeAccount(server, { role: "rider" });
    const riderId = rider.id;
    for (let ride = 0; ride < 5; ride += 1) {
      await makeRide(server, { riderId, status: "Completed", fare_cents: 1_250 });
    }
    for (const status of ["Pending", "Accepted", "Cancelled", "Rejected", "NoShow"] as const) {
      await makeRide(server, { riderId, status, fare_cents: 9_900 });
    }
    const params = { id: riderId };
    expect(await server.call(getRiderEndpoint, { params, token })).toMatchObject({
      username: rider.username,
      vip_level: 1,
      totals: { booked: 10, open: 2, completed: 5, called_off: 2, no_show: 1, fares: "62.50" },
    });
    const driver = await makeDriver(server);
    const none = await server.request(getRiderEndpoint, { params: { id: driver.id }, token });
    expect(none.statusCode).toBe(404);
  });

  it("have their own rides and no other's, the latest first, page by page", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const [rider, other] = [
      await makeAccount(server, { role: "rider" }),
      await makeAccount(server, { role: "rider" }),
    ];
    await makeRide(server, { riderId: other.id });
    const made: number[] = [];
    for (const day of ["21", "22", "23"]) {
      const ride_datetime = new Date(`2026-11-${day}T12:00:00Z`);
      made.unshift((await makeRide(server, { riderId: rider.id, ride_datetime })).id);
    }
    const params = { id: rider.id };
    const first = await server.request(listRidesOfRiderEndpoint, { params, query: { limit: 2 }, token });
    const before = new URL(/<(.*?)>/.exec(String(first.headers["link"]))?.[1] ?? "", "http://here")
      .searchParams;
    const rest = await server.call(listRidesOfRiderEndpoint, {
      params,
      query: { limit: 2, before: before.get("before") ?? "" },
      token,
    });
    expect([...first.json(), ...rest].map(({ id }: { id: number }) => id)).toEqual(made);
  });
});
