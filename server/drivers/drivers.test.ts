import { describe, expect, it } from "vitest";
import {
  editOwnDriver,
  getDriver,
  getOwnDriver,
  listDrivers,
  reportOwnLocation,
  setDriverStatus,
  setOwnStatus,
} from "../../contract/drivers/drivers.endpoints.ts";
import type { Driver } from "../../contract/drivers/driver.ts";
import { deleteRide, finishRide } from "../../contract/rides/ride-steps.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/ride-rows.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";
import { countDrivers } from "./count-drivers.ts";

const MAMBO = { lat: 12.08654, lng: -68.89902 };
const minutes = (count: number) => new Date(TEST_NOON.getTime() + count * 60_000);

async function roster(house: TestHouse, token: string): Promise<Driver[]> {
  return (await house.call(listDrivers, { token })) as Driver[];
}

async function driverEvents(house: TestHouse, driverId: number): Promise<number> {
  const events = await house.db
    .selectFrom("events")
    .select("id")
    .where("type", "=", "driver.changed")
    .where("driver_id", "=", driverId)
    .execute();
  return events.length;
}

onEachDatabase("the roster", (house) => {
  it("shows a driver with every field of the specification and its defaults", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const made = await makeDriver(house, { firstName: "Ruben", lastName: "Martina", onShift: false });
    const driver = (await roster(house, token)).find((one) => one.id === made.id);
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
    const { token } = await makeAccount(house, { role: "staff" });
    const waiting = await makeDriver(house, { approved: false });
    const drivers = await roster(house, token);
    expect(drivers.map((driver) => driver.id)).not.toContain(waiting.id);
    const count = await house.call(listDrivers, { token, query: { count_only: "true" } });
    expect(count).toEqual({ count: drivers.length });
  });

  it("says what a driver is on and what comes next", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const { id } = await makeDriver(house);
    const next = await insertRideRow(house, {
      status: "Accepted",
      driver_id: id,
      ride_datetime: minutes(90),
    });
    const current = await insertRideRow(house, {
      status: "InProgress",
      driver_id: id,
      ride_datetime: minutes(-15),
      picked_up_at: minutes(-10),
    });
    const driver = (await roster(house, token)).find((one) => one.id === id);
    expect(driver).toMatchObject({
      status: "on_ride",
      rides_today: 2,
      current_ride: { id: current, status: "InProgress", ends_at: minutes(10).toISOString() },
      next_ride: { id: next, status: "Accepted", ends_at: minutes(110).toISOString() },
    });
  });

  it("is closed to riders and drivers", async () => {
    for (const role of ["rider", "driver"] as const) {
      const { token } = await makeAccount(house, { role });
      expect((await house.ask(listDrivers, { token })).statusCode).toBe(403);
    }
  });

  it("answers 304 until something in it changes", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const first = await house.ask(listDrivers, { token });
    const headers = { "if-none-match": String(first.headers["etag"]) };
    expect((await house.ask(listDrivers, { token, headers })).statusCode).toBe(304);
    await house.call(setOwnStatus, { token: driver.token, body: { status: "offline" } });
    expect((await house.ask(listDrivers, { token, headers })).statusCode).toBe(200);
  });
});

onEachDatabase("the number of rides a driver has completed", (house) => {
  it("rises with each ride that is completed, and only then", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const { id } = driver;
    const ride = await insertRideRow(house, { status: "InProgress", driver_id: id });
    const completed = async () => (await house.call(getDriver, { token, params: { id } })).ridesCompleted;
    expect(await completed()).toBe(0);
    await house.call(finishRide, { token: driver.token, params: { id: ride } });
    expect(await completed()).toBe(1);
    await house.call(deleteRide, { token: driver.token, params: { id: ride } });
    expect(await completed()).toBe(1);
  });
});

onEachDatabase("the office", (house) => {
  it("takes a driver off the road, ends his shift, and lets him back on", async () => {
    const { token, id: by } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house, MAMBO);
    const params = { id: driver.id };
    const off = await house.call(setDriverStatus, { token, params, body: { status: "inactive" } });
    expect(off).toMatchObject({ status: "inactive", lat: null, location: "Unknown" });
    const refused = await house.ask(setOwnStatus, { token: driver.token, body: { status: "available" } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "account_inactive"]);

    const back = await house.call(setDriverStatus, { token, params, body: { status: "offline" } });
    expect(back.status).toBe("offline");
    const working = await house.call(setOwnStatus, { token: driver.token, body: { status: "available" } });
    expect(working.status).toBe("available");
    expect(await driverEvents(house, driver.id)).toBe(3);
    const audits = await house.db
      .selectFrom("audit_log")
      .select(["actor_id", "subject"])
      .where("action", "=", "set_driver_status")
      .where("subject", "=", driver.username)
      .execute();
    expect(audits).toEqual([by, by].map((actor_id) => ({ actor_id, subject: driver.username })));
  });

  it("is told when there is no such driver", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    for (const id of [99_999, 9_999_999_999]) {
      expect((await house.ask(getDriver, { token, params: { id } })).statusCode).toBe(404);
      const setting = { token, params: { id }, body: { status: "offline" } } as const;
      expect((await house.ask(setDriverStatus, setting)).statusCode).toBe(404);
    }
  });

  it("reads a driver's papers and last thirty days", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const { id } = await makeDriver(house);
    const completed = { status: "Completed", driver_id: id, accepted_at: TEST_NOON } as const;
    await insertRideRow(house, { ...completed, completed_at: minutes(-60) });
    await insertRideRow(house, { ...completed, completed_at: minutes(-60 * 24 * 40) });
    const upcoming = await insertRideRow(house, {
      status: "Assigned",
      driver_id: id,
      ride_datetime: minutes(300),
    });
    const details = await house.call(getDriver, { token, params: { id } });
    expect(details).toMatchObject({
      license_number: `CW-${id}`,
      approved_on: "2026-11-20",
      upcoming_rides: [{ id: upcoming }],
      last_30_days: { total_trips: 1, total_earnings: 26 },
    });
  });
});

onEachDatabase("a driver", (house) => {
  const shares = { body: { shares_location: true } };

  it("is seen where he is while on shift and with his consent only", async () => {
    const { token: office } = await makeAccount(house, { role: "operator" });
    const { token, id } = await makeDriver(house);
    const seen = async () => (await house.call(getDriver, { token: office, params: { id } })).location;

    expect(await house.call(reportOwnLocation, { token, body: MAMBO })).toMatchObject({ lat: null });
    expect(await driverEvents(house, id)).toBe(0);

    await house.call(editOwnDriver, { token, ...shares });
    const reported = await house.call(reportOwnLocation, { token, body: MAMBO });
    expect(reported).toMatchObject({ ...MAMBO, location: expect.stringContaining("Mambo") });
    expect(await seen()).toContain("Mambo");
    expect(await driverEvents(house, id)).toBe(2);

    await house.call(setOwnStatus, { token, body: { status: "offline" } });
    expect(await seen()).toBe("Unknown");
    expect(await house.call(reportOwnLocation, { token, body: MAMBO })).toMatchObject({ lat: null });
    const row = await house.db
      .selectFrom("drivers")
      .select(["lat", "lng", "location_name", "located_at"])
      .where("account_id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ lat: null, lng: null, location_name: null, located_at: null });
  });

  it("is forgotten at once when he takes his consent back", async () => {
    const { token } = await makeDriver(house);
    await house.call(editOwnDriver, { token, ...shares });
    await house.call(reportOwnLocation, { token, body: MAMBO });
    await house.call(editOwnDriver, { token, body: { shares_location: false } });
    expect(await house.call(getOwnDriver, { token })).toMatchObject({ lat: null, located_at: null });
  });

  it("cannot be at sea", async () => {
    const { token } = await makeDriver(house);
    const answer = await house.ask(reportOwnLocation, { token, body: { lat: 12.0, lng: -69.1 } });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "off_island"]);
  });

  it("changes his car and papers, and not over a change made elsewhere", async () => {
    const { token } = await makeDriver(house);
    const { version } = await house.call(getOwnDriver, { token });
    const edit = {
      version,
      vehicle_type: "xl",
      vehicle: "Grey Hyundai H-1",
      plate: "tx-942",
      license_expires_on: "2027-03-01",
      languages: ["pap", "nl", "pap"],
    } as const;
    const edited = await house.call(editOwnDriver, {
      token,
      body: { ...edit, languages: [...edit.languages] },
    });
    expect(edited).toMatchObject({
      vehicle_type: "xl",
      vehicle: "Grey Hyundai H-1",
      plate: "TX 942",
      license_expires_on: "2027-03-01",
      languages: ["pap", "nl"],
      version: version + 1,
    });
    const late = await house.ask(editOwnDriver, { token, body: { version, plate: "TX 11" } });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("hears which field does not hold", async () => {
    const { token } = await makeDriver(house);
    const answer = await house.ask(editOwnDriver, { token, body: { plate: "V 1234" } });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { plate: "A taxi plate is TX and its number." },
    ]);
  });

  it("cannot start a shift before the office has approved him", async () => {
    const { token } = await makeDriver(house, { approved: false, onShift: false });
    const answer = await house.ask(setOwnStatus, { token, body: { status: "available" } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "account_inactive"]);
  });
});

describe("the status of a driver", () => {
  onEachDatabase("in SQL", (house) => {
    it("agrees with the rule on every kind of driver and ride", async () => {
      const { token } = await makeAccount(house, { role: "operator" });
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
            const { id } = await makeDriver(house, { inactive, onShift });
            if (ride) await insertRideRow(house, { ...ride, driver_id: id });
          }
        }
      }
      const listed = await roster(house, token);
      const counts = await countDrivers(house.db, house.clock.now());
      const statuses = ["available", "on_ride", "offline", "inactive"] as const;
      const byRule = statuses.map((status) => listed.filter((driver) => driver.status === status).length);
      expect(statuses.map((status) => counts[status])).toEqual(byRule);
      expect(counts).toEqual({ available: 3, on_ride: 4, offline: 7, inactive: 14 });
    });
  });
});
