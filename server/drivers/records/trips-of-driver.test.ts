import { expect, it } from "vitest";
import { deleteRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { listTripsOfDriverEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { onEachDatabase } from "../../testing/test-server.ts";

onEachDatabase("the trips of a driver in the office", (server) => {
  it("are those they completed, the latest first, with what they removed from their own list", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const [driver, other] = [await makeDriver(server), await makeDriver(server)];
    const made = [];
    for (const day of ["18", "19"]) {
      const completed_at = new Date(`2026-11-${day}T12:00:00Z`);
      made.unshift(await makeRide(server, { driverId: driver.id, status: "Completed", completed_at }));
    }
    await makeRide(server, { driverId: driver.id, status: "Accepted" });
    await makeRide(server, { driverId: other.id, status: "Completed" });
    const ids = made.map(({ id }) => id);
    await server.call(deleteRideEndpoint, { params: { id: ids[1] ?? 0 }, token: driver.token });
    const params = { id: driver.id };
    const trips = await server.call(listTripsOfDriverEndpoint, { params, query: {}, token });
    expect(trips.map(({ id }) => id)).toEqual(ids);
    const first = await server.request(listTripsOfDriverEndpoint, { params, query: { limit: 1 }, token });
    expect(first.headers["link"]).toContain("before=");
  });

  it("are none of somebody who is no driver, and nobody else's to read", async () => {
    const [staff, operator] = [
      await makeAccount(server, { role: "staff" }),
      await makeAccount(server, { role: "operator" }),
    ];
    const asked = { params: { id: operator.id }, query: {} };
    const none = await server.request(listTripsOfDriverEndpoint, { ...asked, token: staff.token });
    expect(none.statusCode).toBe(404);
    const refused = await server.request(listTripsOfDriverEndpoint, { ...asked, token: operator.token });
    expect(refused.statusCode).toBe(403);
  });
});
