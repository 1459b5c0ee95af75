import { expect, it } from "vitest";
import type { RideStatus } from "../../contract/rides/ride-states.ts";
import {
  acceptRide,
  cancelRide,
  deleteRide,
  rejectRide,
  reportRideProgress,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { getRide, listRideRequests } from "../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";

const DRIVER_FIELDS = ["driver_id", "driver_name", "driver_phone", "driver_vehicle", "plate"] as const;

onEachDatabase("who sees what of a ride", (house) => {
  it("shows a driver the pool with the phone masked, without codes, until he has accepted", async () => {
    const driver = await makeDriver(house);
    const ride = await makeRide(house, { rider_phone: "5559876", rider_email: "ana@example.com" });
    const [waiting] = await list(house, driver.token, "pending");
    expect(waiting).toMatchObject({
      id: ride.id,
      rider_phone: "••• ••76",
      rider_email: null,
      rider_id: null,
      tracking_code: null,
      actions: ["accept", "reject"],
    });
    const accepted = await house.call(acceptRide, { params: { id: ride.id }, token: driver.token });
    expect(accepted).toMatchObject({ rider_phone: "5559876", rider_email: null, tracking_code: null });
    expect(accepted.actions).toContain("finish");
  });

  it("hides the phone of a ride he was given until he accepts it or has arrived", async () => {
    const driver = await makeDriver(house);
    const { id } = await makeRide(house, { status: "Assigned", driverId: driver.id, rider_phone: "5554321" });
    const masked = await house.call(getRide, { params: { id }, token: driver.token });
    expect(masked.rider_phone).toBe("••• ••21");
    const there = await house.call(reportRideProgress, {
      params: { id },
      body: { step: "arrived" },
      token: driver.token,
    });
    expect(there.rider_phone).toBe("5554321");
  });

  it("hides the phone of a ride that ended before he had accepted it", async () => {
    const [driver, operator] = [await makeDriver(house), await makeAccount(house, { role: "operator" })];
    const { id } = await makeRide(house, { status: "Assigned", driverId: driver.id, rider_phone: "5554322" });
    await house.call(cancelRide, { params: { id }, token: operator.token });
    const ride = await house.call(getRide, { params: { id }, token: driver.token });
    expect([ride.status, ride.rider_phone]).toEqual(["Cancelled", "••• ••22"]);
  });

  it("shows a rider the driver's name, phone, car and plate only once the ride is his, and never his account", async () => {
    const rider = await makeAccount(house, { role: "rider" });
    const driver = await makeDriver(house, { firstName: "Jo", lastName: "Pieters", plate: "TX 77" });
    const pending = await makeRide(house, { riderId: rider.id });
    const before = await house.call(getRide, { params: { id: pending.id }, token: rider.token });
    expect(DRIVER_FIELDS.map((field) => before[field])).toEqual([null, null, null, null, null]);
    const assigned = await makeRide(house, { riderId: rider.id, status: "Assigned", driverId: driver.id });
    const after = await house.call(getRide, { params: { id: assigned.id }, token: rider.token });
    expect(after).toMatchObject({
      driver_name: "Jo Pieters",
      driver_phone: driver.phone,
      driver_vehicle: "White Toyota Corolla",
      plate: "TX 77",
      driver: null,
    });
  });

  it("shows each only his own, and the office all", async () => {
    const [rider, other] = [
      await makeAccount(house, { role: "rider" }),
      await makeAccount(house, { role: "rider" }),
    ];
    const [driver, colleague] = [await makeDriver(house), await makeDriver(house)];
    const operator = await makeAccount(house, { role: "operator" });
    const made = new Map<RideStatus, number>();
    for (const status of ["Accepted", "InProgress", "Completed"] as const) {
      const ride = await makeRide(house, { status, riderId: rider.id, driverId: driver.id });
      made.set(status, ride.id);
    }
    const [accepted, underWay, completed] = [...made.values()];
    const ids = async (token: string, type?: "pending" | "accepted" | "completed") =>
      (await list(house, token, type)).map((ride) => ride.id).toSorted((a, b) => a - b);
    for (const person of [rider, driver]) {
      expect(await ids(person.token)).toEqual([accepted, underWay, completed]);
      expect(await ids(person.token, "accepted")).toEqual([accepted, underWay]);
      expect(await ids(person.token, "completed")).toEqual([completed]);
    }
    for (const stranger of [other, colleague]) {
      expect(await ids(stranger.token)).toEqual([]);
      expect(await ids(stranger.token, "completed")).toEqual([]);
      const response = await house.ask(getRide, { params: { id: completed ?? 0 }, token: stranger.token });
      const missing = await house.ask(getRide, { params: { id: 999_999 }, token: stranger.token });
      expect([response.statusCode, response.json().error]).toEqual([404, missing.json().error]);
    }
    const seen = await ids(operator.token);
    for (const id of made.values()) expect(seen).toContain(id);
  });

  it("takes a ride a driver turned down out of his pool and leaves it in the others'", async () => {
    const [driver, colleague] = [await makeDriver(house), await makeDriver(house)];
    const { id } = await makeRide(house);
    const inPool = async (token: string) =>
      (await list(house, token, "pending")).some((ride) => ride.id === id);
    const again = { params: { id }, token: driver.token };
    expect((await house.call(rejectRide, again)).status).toBe("Pending");
    expect((await house.call(rejectRide, again)).status).toBe("Pending");
    expect([await inPool(driver.token), await inPool(colleague.token)]).toEqual([false, true]);
    expect((await house.ask(getRide, again)).statusCode).toBe(404);
    expect((await house.ask(acceptRide, again)).statusCode).toBe(404);
    const refusals = await house.db
      .selectFrom("ride_refusals")
      .select("why")
      .where("ride_id", "=", id)
      .execute();
    expect(refusals).toEqual([{ why: "rejected" }]);
  });

  it("gives a ride a driver cancels back to the pool of all but him", async () => {
    const driver = await makeDriver(house);
    const { id } = await makeRide(house, { status: "Accepted", driverId: driver.id });
    const given = await house.call(cancelRide, { params: { id }, token: driver.token });
    expect(given).toMatchObject({
      status: "Pending",
      driver_id: null,
      accepted_at: null,
      assigned_time: null,
    });
    expect((await list(house, driver.token, "pending")).map((ride) => ride.id)).not.toContain(id);
  });

  it("takes a deleted ride off the driver's lists while totals and the office keep it", async () => {
    const driver = await makeDriver(house);
    const operator = await makeAccount(house, { role: "operator" });
    const accepted = await makeRide(house, { status: "Accepted", driverId: driver.id });
    const completed = await makeRide(house, { status: "Completed", driverId: driver.id });
    for (const { id } of [accepted, completed]) {
      await house.call(deleteRide, { params: { id }, token: driver.token });
    }
    expect(await list(house, driver.token)).toEqual([]);
    const counted = await house.call(listRideRequests, {
      query: { count_only: "true" },
      token: driver.token,
    });
    expect(counted).toEqual({ count: 0 });
    const kept = async (id: number) =>
      (await house.call(getRide, { params: { id }, token: operator.token })).status;
    expect([await kept(accepted.id), await kept(completed.id)]).toEqual(["Cancelled", "Completed"]);
  });

  it("tells a driver whose ride was given away that it is no longer his, and a stranger nothing", async () => {
    const [driver, colleague, stranger] = [
      await makeDriver(house),
      await makeDriver(house),
      await makeDriver(house),
    ];
    const { id } = await makeRide(house);
    await house.call(acceptRide, { params: { id }, token: driver.token });
    await house.db.updateTable("rides").set({ driver_id: colleague.id }).where("id", "=", id).execute();
    const step = { params: { id }, body: { step: "arrived" } } as const;
    const told = await house.ask(reportRideProgress, { ...step, token: driver.token });
    expect([told.statusCode, told.json().error]).toEqual([409, "This ride is no longer yours."]);
    expect((await house.ask(reportRideProgress, { ...step, token: stranger.token })).statusCode).toBe(404);
  });
});

async function list(house: TestHouse, token: string, type?: "pending" | "accepted" | "completed") {
  const answer = await house.call(listRideRequests, { query: type ? { type } : {}, token });
  if (!Array.isArray(answer)) throw new Error("a list was expected");
  return answer;
}
