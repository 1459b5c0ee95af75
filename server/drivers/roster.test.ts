import { expect, it } from "vitest";
import {
  getDriverEndpoint,
  listDriversEndpoint,
  setOwnStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import type { Driver } from "../../contract/drivers/driver.ts";
import { deleteRideEndpoint, finishRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/rides.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";
import { countDrivers } from "./count-drivers.ts";

const minutes = (count: number) => new Date(TEST_NOON.getTime() + count * 60_000);

onADatabase("the roster", (server) => {
  it("shows a driver with every field of the specification and its defaults", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const made = await makeDriver(server, { firstName: "Ruben", lastName: "Martina", onShift: false });
    const driver = (await roster(server, token)).find((one) => one.id === made.id);
    expect(driver).toMatchObject({
      name: "Ruben Martina",
      phone: made.phone,
      vehicle: "White Toyota Corolla",
      status: "offline",
      location: "Unknown",
      rating: 4.5,
      ridesCompleted: 0,
      lastActive: TEST_NOON.toISOString(),
      username: made.username,
      profile: { phone_number: made.phone, vehicle_type: "economy", current_location: null },
      seats: 4,
    });
  });

  it("leaves out who is not yet approved and counts the others", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const waiting = await makeDriver(server, { approved: false });
    const drivers = await roster(server, token);
    expect(drivers.map((driver) => driver.id)).not.toContain(waiting.id);
    const count = await server.call(listDriversEndpoint, { token, query: { count_only: "true" } });
    expect(count).toEqual({ count: drivers.length });
  });

  it("says what a driver is on and what comes next", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const { id } = await makeDriver(server);
    const next = await insertRideRow(server, {
      status: "Accepted",
      driver_id: id,
      ride_datetime: minutes(90),
      duration_min: 20,
    });
    const current = await insertRideRow(server, {
      status: "InProgress",
      driver_id: id,
      ride_datetime: minutes(-15),
      picked_up_at: minutes(-10),
      duration_min: 20,
    });
    const driver = (await roster(server, token)).find((one) => one.id === id);
    expect(driver).toMatchObject({
      status: "on_ride",
      rides_today: 2,
      current_ride: { id: current, status: "InProgress", ends_at: minutes(10).toISOString() },
      next_ride: { id: next, status: "Accepted", ends_at: minutes(110).toISOString() },
    });
  });

  it("is closed to riders and drivers", async () => {
    for (const role of ["rider", "driver"] as const) {
      const { token } = await makeAccount(server, { role });
      expect((await server.request(listDriversEndpoint, { token })).statusCode).toBe(403);
    }
  });

  it("answers 304 until something in it changes", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const first = await server.request(listDriversEndpoint, { token });
    const headers = { "if-none-match": String(first.headers["etag"]) };
    expect((await server.request(listDriversEndpoint, { token, headers })).statusCode).toBe(304);
    await server.call(setOwnStatusEndpoint, { token: driver.token, body: { status: "offline" } });
    expect((await server.request(listDriversEndpoint, { token, headers })).statusCode).toBe(200);
  });
});

onADatabase("the number of rides a driver has completed", (server) => {
  it("rises with each ride that is completed, and only then", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const { id } = driver;
    const ride = await insertRideRow(server, { status: "InProgress", driver_id: id });
    const completed = async () =>
      (await server.call(getDriverEndpoint, { token, params: { id } })).ridesCompleted;
    expect(await completed()).toBe(0);
    await server.call(finishRideEndpoint, { token: driver.token, params: { id: ride } });
    expect(await completed()).toBe(1);
    await server.call(deleteRideEndpoint, { token: driver.token, params: { id: ride } });
    expect(await completed()).toBe(1);
  });
});
onADatabase("the status of a driver in SQL", (server) => {
  it("agrees with the rule on every kind of driver and ride", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const rides = [
      null,
      { status: "PickedUp", ride_datetime: minutes(600) },
      { status: "InProgress", ride_datetime: minutes(-600) },
      { status: "Assigned", ride_datetime: minutes(30) },
      { status: "Accepted", ride_datetime: minutes(-10) },
      { status: "Accepted", ride_datetime: minutes(31) },
      { status: "Completed", ride_datetime: minutes(0), completed_at: minutes(0) },
    ] as const;
    for (const inactive of [true, false]) {
      for (const onShift of [true, false]) {
        for (const ride of rides) {
          const { id } = await makeDriver(server, { inactive, onShift });
          if (ride) await insertRideRow(server, { ...ride, driver_id: id });
        }
      }
    }
    const listed = await roster(server, token);
    const counts = await countDrivers(server.db, server.clock.now());
    const statuses = ["available", "on_ride", "offline", "inactive"] as const;
    const byRule = statuses.map((status) => listed.filter((driver) => driver.status === status).length);
    expect(statuses.map((status) => counts[status])).toEqual(byRule);
    expect(counts).toEqual({ available: 3, on_ride: 4, offline: 7, inactive: 14 });
  });
});

async function roster(server: TestServer, token: string): Promise<Driver[]> {
  return (await server.call(listDriversEndpoint, { token })) as Driver[];
}
