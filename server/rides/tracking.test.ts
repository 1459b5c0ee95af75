import { expect, it } from "vitest";
import { acceptRide } from "../../contract/rides/ride-steps.endpoints.ts";
import { claimRide, getRide, listRideRequests } from "../../contract/rides/rides.endpoints.ts";
import { cancelTrackedRide, editTrackedNotes, trackRide } from "../../contract/rides/tracking.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-house.ts";

onEachDatabase("a ride by its code", (house) => {
  it("shows a guest his ride, the driver once he has one, and neither name nor phone of the passenger", async () => {
    const booked = await bookARide(house, { rider_name: "Marked Name", rider_phone: "5550601" });
    const params = { tracking_code: booked.tracking_code ?? "" };
    const waiting = await house.ask(trackRide, { params });
    expect(waiting.json()).toMatchObject({
      reference: booked.reference,
      status: "Pending",
      calculated_fare: "30.00",
      driver: null,
      position: null,
      claimable: true,
      actions: ["cancel", "edit_notes"],
    });
    expect(waiting.body).not.toMatch(/Marked Name|5550601/);
    const driver = await makeDriver(house, { firstName: "Jo", lastName: "Pieters", plate: "TX 12" });
    await house.call(acceptRide, { params: { id: booked.id }, token: driver.token });
    expect((await house.call(trackRide, { params })).driver).toEqual({
      name: "Jo Pieters",
      phone: driver.phone,
      vehicle: "White Toyota Corolla",
      plate: "TX 12",
    });
  });

  it("shows where the car is only while its driver has the ride, is on shift and shares it", async () => {
    const driver = await makeDriver(house, { lat: 12.11, lng: -68.93 });
    const ride = await makeRide(house, { status: "Accepted", driverId: driver.id });
    const position = async () =>
      (await house.call(trackRide, { params: { tracking_code: ride.trackingCode } })).position;
    const set = (columns: { shares_location?: boolean; on_shift?: boolean }) =>
      house.db.updateTable("drivers").set(columns).where("account_id", "=", driver.id).execute();
    expect(await position()).toBeNull();
    await set({ shares_location: true });
    expect(await position()).toMatchObject({ lat: 12.11, lng: -68.93 });
    await set({ on_shift: false });
    expect(await position()).toBeNull();
    await set({ on_shift: true });
    await house.db
      .updateTable("rides")
      .set({ status: "Completed", completed_at: house.clock.now() })
      .where("id", "=", ride.id)
      .execute();
    expect(await position()).toBeNull();
  });

  it("can be called off and its notes changed by whoever has the code, and by nobody with another", async () => {
    const ride = await makeRide(house);
    const params = { tracking_code: ride.trackingCode };
    const noted = await house.call(editTrackedNotes, { params, body: { notes: "two dogs" } });
    expect(noted).toMatchObject({ notes: "two dogs", version: 2 });
    const wrong = { params: { tracking_code: "AAAAAAAAAAAAAAAAAAAAAA" } };
    for (const call of [trackRide, cancelTrackedRide]) {
      expect((await house.ask(call, wrong)).statusCode).toBe(404);
      const unreadable = { params: { tracking_code: "a\u0000b" } };
      expect((await house.ask(call, unreadable)).statusCode).toBe(404);
    }
    expect(await house.call(cancelTrackedRide, { params })).toMatchObject({
      status: "Cancelled",
      actions: [],
    });
    const again = await house.ask(cancelTrackedRide, { params });
    expect([again.statusCode, again.json().status]).toEqual([409, "Cancelled"]);
  });

  it("becomes a rider's own when he claims it, once, and no other's after that", async () => {
    const [rider, other] = [
      await makeAccount(house, { role: "rider" }),
      await makeAccount(house, { role: "rider" }),
    ];
    const ride = await makeRide(house, { status: "Accepted" });
    const claim = (token: string, tracking_code = ride.trackingCode) =>
      house.ask(claimRide, { body: { tracking_code }, token });
    const claims = await Promise.all([claim(rider.token), claim(rider.token), claim(rider.token)]);
    expect(claims.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const taken = await claim(other.token);
    expect([taken.statusCode, taken.json().code]).toEqual([409, "ride_conflict"]);
    for (const code of ["nonsense", "x y", "x".repeat(100)]) {
      expect((await claim(other.token, code)).statusCode).toBe(404);
    }
    const own = await house.call(listRideRequests, { query: {}, token: rider.token });
    expect(own).toMatchObject([{ id: ride.id }]);
    expect((await house.ask(getRide, { params: { id: ride.id }, token: other.token })).statusCode).toBe(404);
    const lines = await house.db
      .selectFrom("ride_history")
      .select("action")
      .where("ride_id", "=", ride.id)
      .execute();
    expect(lines).toEqual([{ action: "claim" }]);
  });
});
