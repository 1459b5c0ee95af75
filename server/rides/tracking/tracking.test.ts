import { expect, it } from "vitest";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import {
  claimRideEndpoint,
  getRideEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  editTrackedNotesEndpoint,
  getTripPictureEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("a ride by its code", (server) => {
  it("shows a guest their ride, the driver once it has one, and neither name nor phone of the passenger", async () => {
    const booked = await bookARide(server, { rider_name: "Marked Name", rider_phone: "5550601" });
    const params = { tracking_code: booked.tracking_code ?? "" };
    const waiting = await server.request(trackRideEndpoint, { params });
    expect(waiting.json()).toMatchObject({
      reference: booked.reference,
      status: "Pending",
      calculated_fare: "30.00",
      driver: null,
      position: null,
      claimable: true,
      actions: ["cancel", "edit_notes", "change", "add_email"],
    });
    expect(waiting.body).not.toMatch(/Marked Name|5550601/);
    const driver = await makeDriver(server, { firstName: "Jo", lastName: "Pieters", plate: "TX 12" });
    await server.call(acceptRideEndpoint, { params: { id: booked.id }, token: driver.token });
    expect((await server.call(trackRideEndpoint, { params })).driver).toEqual({
      name: "Jo Pieters",
      phone: driver.phone,
      vehicle: "White Toyota Corolla",
      vehicle_type: "economy",
      plate: "TX 12",
      languages: [],
      portrait: null,
      rating: null,
    });
  });

  it("shows where the car is only while its driver is on the road for it, is on shift and shares it", async () => {
    const driver = await makeDriver(server, { lat: 12.11, lng: -68.93 });
    const set_out_at = server.clock.now();
    const ride = await makeRide(server, { status: "Accepted", driverId: driver.id, set_out_at });
    const position = async () =>
      (await server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } })).position;
    const set = (columns: { shares_location?: boolean; on_shift?: boolean }) =>
      server.db.updateTable("drivers").set(columns).where("account_id", "=", driver.id).execute();
    expect(await position()).toBeNull();
    await set({ shares_location: true });
    expect(await position()).toMatchObject({ lat: 12.11, lng: -68.93 });
    await set({ on_shift: false });
    expect(await position()).toBeNull();
    await set({ on_shift: true });
    await server.db
      .updateTable("rides")
      .set({ status: "Completed", completed_at: server.clock.now() })
      .where("id", "=", ride.id)
      .execute();
    expect(await position()).toBeNull();
  });

  it("can be cancelled and its notes changed with its code, and with no other", async () => {
    const ride = await makeRide(server);
    const params = { tracking_code: ride.trackingCode };
    const noted = await server.call(editTrackedNotesEndpoint, { params, body: { notes: "two dogs" } });
    expect(noted).toMatchObject({ notes: "two dogs", version: 2 });
    const wrong = { params: { tracking_code: "AAAAAAAAAAAAAAAAAAAAAA" } };
    for (const call of [trackRideEndpoint, cancelTrackedRideEndpoint]) {
      expect((await server.request(call, wrong)).statusCode).toBe(404);
      const unreadable = { params: { tracking_code: "a\u0000b" } };
      expect((await server.request(call, unreadable)).statusCode).toBe(404);
    }
    expect(await server.call(cancelTrackedRideEndpoint, { params })).toMatchObject({
      status: "Cancelled",
      actions: ["undo"],
    });
    const again = await server.request(cancelTrackedRideEndpoint, { params });
    expect([again.statusCode, again.json().status]).toEqual([409, "Cancelled"]);
  });

  it("becomes a rider's own when they claim it, once, and no other's after that", async () => {
    const [rider, other] = [
      await makeAccount(server, { role: "rider" }),
      await makeAccount(server, { role: "rider" }),
    ];
    const ride = await makeRide(server, { status: "Accepted", rider_email: rider.email });
    const claim = (token: string, tracking_code = ride.trackingCode) =>
      server.request(claimRideEndpoint, { body: { tracking_code }, token });
    const claims = await Promise.all([claim(rider.token), claim(rider.token), claim(rider.token)]);
    expect(claims.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const taken = await claim(other.token);
    expect([taken.statusCode, taken.json().code]).toEqual([409, "ride_conflict"]);
    for (const code of ["nonsense", "x y", "x".repeat(100)]) {
      expect((await claim(other.token, code)).statusCode).toBe(404);
    }
    const own = await server.call(listRideRequestsEndpoint, { query: {}, token: rider.token });
    expect(own).toMatchObject([{ id: ride.id }]);
    expect(
      (await server.request(getRideEndpoint, { params: { id: ride.id }, token: other.token })).statusCode,
    ).toBe(404);
    const lines = await server.db
      .selectFrom("ride_history")
      .select("action")
      .where("ride_id", "=", ride.id)
      .execute();
    expect(lines).toEqual([{ action: "claim" }]);
  });

  it("has a picture of its way, for who has the code alone and no cache but theirs", async () => {
    const { tracking_code } = await bookARide(server, { rider_phone: "5550611" });
    const params = { tracking_code: tracking_code ?? "" };
    const picture = await server.request(getTripPictureEndpoint, { params });
    expect(picture.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-cache",
      "x-robots-tag": expect.stringContaining("noindex"),
    });
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.rawPayload.length).toBeLessThan(150_000);
    const again = await server.request(getTripPictureEndpoint, {
      params,
      headers: { "if-none-match": String(picture.headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
    const guessed = await server.request(getTripPictureEndpoint, { params: { tracking_code: "guessed" } });
    expect(guessed.statusCode).toBe(404);
  });

  it("has no picture where an end is only a name", async () => {
    const { trackingCode } = await makeRide(server, { dropoff_lat: null, dropoff_lng: null });
    const picture = await server.request(getTripPictureEndpoint, { params: { tracking_code: trackingCode } });
    expect([picture.statusCode, picture.json().code]).toEqual([404, "not_found"]);
  });
});
