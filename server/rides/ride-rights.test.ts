import { expect, it } from "vitest";
import type { RideStatus } from "../../domain/rides/ride-states.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  deleteRideEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const DRIVER_FIELDS = ["driver_id", "driver_name", "driver_phone", "driver_vehicle", "plate"] as const;

onADatabase("who sees what of a ride", (server) => {
  it("shows a driver the pool with the phone masked, without codes, until they have accepted", async () => {
    const driver = await makeDriver(server);
    const ride = await makeRide(server, { rider_phone: "5559876", rider_email: "ana@example.com" });
    const [waiting] = await list(server, driver.token, "pending");
    expect(waiting).toMatchObject({
      id: ride.id,
      rider_phone: "••• ••76",
      rider_email: null,
      rider_id: null,
      tracking_code: null,
      actions: ["accept", "reject"],
    });
    const accepted = await server.call(acceptRideEndpoint, { params: { id: ride.id }, token: driver.token });
    expect(accepted).toMatchObject({ rider_phone: "5559876", rider_email: null, tracking_code: null });
    expect(accepted.actions).toContain("finish");
  });

  it("hides the phone of an assigned ride until the driver accepts it or has arrived", async () => {
    const driver = await makeDriver(server);
    const { id } = await makeRide(server, {
      status: "Assigned",
      driverId: driver.id,
      rider_phone: "5554321",
    });
    const masked = await server.call(getRideEndpoint, { params: { id }, token: driver.token });
    expect(masked.rider_phone).toBe("••• ••21");
    const there = await server.call(reportRideProgressEndpoint, {
      params: { id },
      body: { step: "arrived" },
      token: driver.token,
    });
    expect(there.rider_phone).toBe("5554321");
  });

  it("hides the phone of a ride that ended before the driver had accepted it", async () => {
    const [driver, operator] = [await makeDriver(server), await makeAccount(server, { role: "operator" })];
    const { id } = await makeRide(server, {
      status: "Assigned",
      driverId: driver.id,
      rider_phone: "5554322",
    });
    await server.call(cancelRideEndpoint, { params: { id }, token: operator.token });
    const ride = await server.call(getRideEndpoint, { params: { id }, token: driver.token });
    expect([ride.status, ride.rider_phone]).toEqual(["Cancelled", "••• ••22"]);
  });

  it("shows a rider the driver's name, phone, car and plate only once the driver has accepted, and never their account", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const driver = await makeDriver(server, { firstName: "Jo", lastName: "Pieters", plate: "TX 77" });
    const pending = await makeRide(server, { riderId: rider.id });
    const before = await server.call(getRideEndpoint, { params: { id: pending.id }, token: rider.token });
    expect(DRIVER_FIELDS.map((field) => before[field])).toEqual([null, null, null, null, null]);
    const assigned = await makeRide(server, { riderId: rider.id, status: "Assigned", driverId: driver.id });
    const after = await server.call(getRideEndpoint, { params: { id: assigned.id }, token: rider.token });
    expect(after).toMatchObject({
      driver_name: "Jo Pieters",
      driver_phone: driver.phone,
      driver_vehicle: "White Toyota Corolla",
      plate: "TX 77",
      driver: null,
    });
  });

  it("shows each only their own, and dispatch all", async () => {
    const [rider, other] = [
      await makeAccount(server, { role: "rider" }),
      await makeAccount(server, { role: "rider" }),
    ];
    const [driver, colleague] = [await makeDriver(server), await makeDriver(server)];
    const operator = await makeAccount(server, { role: "operator" });
    const made = new Map<RideStatus, number>();
    for (const status of ["Accepted", "InProgress", "Completed"] as const) {
      const ride = await makeRide(server, { status, riderId: rider.id, driverId: driver.id });
      made.set(status, ride.id);
    }
    const [accepted, underWay, completed] = [...made.values()];
    const ids = async (token: string, type?: "pending" | "accepted" | "completed") =>
      (await list(server, token, type)).map((ride) => ride.id).toSorted((a, b) => a - b);
    for (const person of [rider, driver]) {
      expect(await ids(person.token)).toEqual([accepted, underWay, completed]);
      expect(await ids(person.token, "accepted")).toEqual([accepted, underWay]);
      expect(await ids(person.token, "completed")).toEqual([completed]);
    }
    for (const stranger of [other, colleague]) {
      expect(await ids(stranger.token)).toEqual([]);
      expect(await ids(stranger.token, "completed")).toEqual([]);
      const response = await server.request(getRideEndpoint, {
        params: { id: completed ?? 0 },
        token: stranger.token,
      });
      const missing = await server.request(getRideEndpoint, {
        params: { id: 999_999 },
        token: stranger.token,
      });
      expect([response.statusCode, response.json().error]).toEqual([404, missing.json().error]);
    }
    const seen = await ids(operator.token);
    for (const id of made.values()) expect(seen).toContain(id);
  });

  it("removes a ride a driver turned down from their pool and leaves it in the others'", async () => {
    const [driver, colleague] = [await makeDriver(server), await makeDriver(server)];
    const { id } = await makeRide(server);
    const inPool = async (token: string) =>
      (await list(server, token, "pending")).some((ride) => ride.id === id);
    const again = { params: { id }, token: driver.token };
    expect((await server.call(rejectRideEndpoint, again)).status).toBe("Pending");
    expect((await server.call(rejectRideEndpoint, again)).status).toBe("Pending");
    expect([await inPool(driver.token), await inPool(colleague.token)]).toEqual([false, true]);
    expect((await server.request(getRideEndpoint, again)).statusCode).toBe(404);
    expect((await server.request(acceptRideEndpoint, again)).statusCode).toBe(404);
    const refusals = await server.db
      .selectFrom("ride_refusals")
      .select("why")
      .where("ride_id", "=", id)
      .execute();
    expect(refusals).toEqual([{ why: "rejected" }]);
  });

  it("gives a ride a driver cancels back to the pool of all others", async () => {
    const driver = await makeDriver(server);
    const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const given = await server.call(cancelRideEndpoint, { params: { id }, token: driver.token });
    expect(given).toMatchObject({
      status: "Pending",
      driver_id: null,
      accepted_at: null,
      assigned_time: null,
    });
    expect((await list(server, driver.token, "pending")).map((ride) => ride.id)).not.toContain(id);
  });

  it("takes a deleted ride off the driver's lists while totals and dispatch keep it", async () => {
    const driver = await makeDriver(server);
    const operator = await makeAccount(server, { role: "operator" });
    const accepted = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const completed = await makeRide(server, { status: "Completed", driverId: driver.id });
    for (const { id } of [accepted, completed]) {
      await server.call(deleteRideEndpoint, { params: { id }, token: driver.token });
    }
    expect(await list(server, driver.token)).toEqual([]);
    const counted = await server.call(listRideRequestsEndpoint, {
      query: { count_only: "true" },
      token: driver.token,
    });
    expect(counted).toEqual({ count: 0 });
    const kept = async (id: number) =>
      (await server.call(getRideEndpoint, { params: { id }, token: operator.token })).status;
    expect([await kept(accepted.id), await kept(completed.id)]).toEqual(["Cancelled", "Completed"]);
  });

  it("tells a driver whose ride was reassigned that it is no longer theirs, and a stranger nothing", async () => {
    const [driver, colleague, stranger] = [
      await makeDriver(server),
      await makeDriver(server),
      await makeDriver(server),
    ];
    const { id } = await makeRide(server);
    await server.call(acceptRideEndpoint, { params: { id }, token: driver.token });
    await server.db.updateTable("rides").set({ driver_id: colleague.id }).where("id", "=", id).execute();
    const step = { params: { id }, body: { step: "arrived" } } as const;
    const told = await server.request(reportRideProgressEndpoint, { ...step, token: driver.token });
    expect([told.statusCode, told.json().error]).toEqual([409, "This ride is no longer yours."]);
    expect(
      (await server.request(reportRideProgressEndpoint, { ...step, token: stranger.token })).statusCode,
    ).toBe(404);
  });
});

async function list(server: TestServer, token: string, type?: "pending" | "accepted" | "completed") {
  const answer = await server.call(listRideRequestsEndpoint, { query: type ? { type } : {}, token });
  if (!Array.isArray(answer)) throw new Error("a list was expected");
  return answer;
}
