import { expect, it } from "vitest";
import { updateRide } from "../../contract/rides/ride-steps.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";

const HOUR_MS = 60 * 60_000;

onEachDatabase("changing a booking", (house) => {
  it("prices a changed trip anew and leaves the fare alone where the trip stays", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const ride = await bookARide(house, { rider_phone: "5550401" }, token);
    const params = { id: ride.id };
    const noted = await house.call(updateRide, {
      params,
      body: { notes: "gate 4", rider_name: "Bo" },
      token,
    });
    expect(noted).toMatchObject({ notes: "gate 4", rider_name: "Bo", calculated_fare: "30.00", version: 2 });
    const larger = await house.call(updateRide, { params, body: { passenger_count: 6 }, token });
    expect(larger).toMatchObject({ passenger_count: 6, vehicle_type: "xl", calculated_fare: "37.50" });
    const same = await house.call(updateRide, { params, body: { passenger_count: 6 }, token });
    expect(same.version).toBe(larger.version);
    expect(await changedFieldsOf(house, ride.id)).toEqual([["notes", "rider_name"], ["passenger_count"]]);
  });

  it("refuses an edit of a version that is no longer the last", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const { id } = await makeRide(house);
    await house.call(updateRide, { params: { id }, body: { notes: "one", version: 1 }, token });
    const late = await house.ask(updateRide, { params: { id }, body: { notes: "two", version: 1 }, token });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("does not move a ride onto another of its driver unless forced, nor into the past", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const at = (hours: number) => new Date(house.clock.now().getTime() + hours * HOUR_MS);
    const busy = await makeRide(house, { status: "Assigned", driverId: driver.id, ride_datetime: at(3) });
    const { id } = await makeRide(house, { status: "Assigned", driverId: driver.id, ride_datetime: at(6) });
    const move = (to: Date, force = false) =>
      house.ask(updateRide, { params: { id }, body: { ride_datetime: to.toISOString(), force }, token });
    expect((await move(at(3))).json()).toMatchObject({ code: "driver_busy", ride_id: busy.id });
    expect((await move(at(3), true)).statusCode).toBe(200);
    expect((await move(at(-1))).json()).toMatchObject({ code: "pickup_time_out_of_range" });
  });
});

async function changedFieldsOf(house: TestHouse, rideId: number): Promise<unknown[]> {
  const lines = await house.db
    .selectFrom("ride_history")
    .select("detail")
    .where("ride_id", "=", rideId)
    .where("action", "=", "update")
    .orderBy("id")
    .execute();
  return lines.map(({ detail }) => (detail as { changed: string[] }).changed);
}
