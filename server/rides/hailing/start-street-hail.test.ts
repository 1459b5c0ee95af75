import { expect, it } from "vitest";
import { bookRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  assignDriverEndpoint,
  operatorRideProgressEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { startStreetHailEndpoint } from "../../../contract/rides/street-hail.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { expectTrueHistory } from "../../testing/ride-history-model.ts";
import { aBooking, makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("a driver who is stopped in the street", (server) => {
  const PUNDA_TO_MAMBO = {
    pickup_location: "Punda",
    pickup_lat: 12.10538,
    pickup_lng: -68.93366,
    dropoff_location: "Mambo Beach",
    dropoff_lat: 12.08654,
    dropoff_lng: -68.89902,
    passenger_count: 2,
  };
  const hail = (token: string, facts: object = {}) =>
    server.ask(startStreetHailEndpoint, { body: { ...PUNDA_TO_MAMBO, ...facts }, token });

  it("has a ride with its passenger aboard, at the company's fare, by steps of the table", async () => {
    const driver = await makeDriver(server);
    const operator = await makeAccount(server, { role: "operator" });
    const ride = (await hail(driver.token)).json();
    expect(ride).toMatchObject({
      status: "InProgress",
      driver_id: driver.id,
      rider_name: "Street hail",
      picked_up_at: server.clock.now().toISOString(),
    });
    expect(Number(ride.calculated_fare)).toBeGreaterThan(0);
    const lines = await server.call(listRideHistoryEndpoint, {
      params: { id: ride.id },
      token: operator.token,
    });
    expect(lines.map(({ action }) => action)).toEqual(["book", "accept", "picked_up", "in_progress"]);
    await expectTrueHistory(server, {
      rideIds: [ride.id],
      answered: lines.slice(1).map(({ action }) => ({ rideId: ride.id, action: action as "accept" })),
    });
    const done = await server.ask(finishRideEndpoint, {
      params: { id: ride.id },
      body: { paid_by: "cash_usd" },
      token: driver.token,
    });
    expect(done.json().status).toBe("Completed");
  });

  it("sends nobody a message where no phone was left, and the receipt where one was", async () => {
    const driver = await makeDriver(server);
    const messagesOf = (rideId: number) =>
      server.db.selectFrom("outbox").select(["channel", "recipient"]).where("ride_id", "=", rideId).execute();
    const first = (await hail(driver.token)).json();
    expect(await messagesOf(first.id)).toEqual([]);
    await server.ask(finishRideEndpoint, { params: { id: first.id }, body: {}, token: driver.token });
    expect(await messagesOf(first.id)).toEqual([]);
    const second = (await hail(driver.token, { rider_phone: "5550801" })).json();
    await server.ask(finishRideEndpoint, { params: { id: second.id }, body: {}, token: driver.token });
    expect((await messagesOf(second.id)).map(({ recipient }) => recipient)).toContain("5550801");
  });

  it("has one passenger aboard, and as many people as the car takes", async () => {
    const driver = await makeDriver(server, { vehicleType: "economy" });
    expect((await hail(driver.token, { passenger_count: 6 })).json().code).toBe("unsuitable_vehicle");
    await makeRide(server, { status: "PickedUp", driverId: driver.id });
    expect((await hail(driver.token)).json().code).toBe("driver_busy");
    const before = await server.db
      .selectFrom("rides")
      .select("id")
      .where("driver_id", "=", driver.id)
      .execute();
    expect(before).toHaveLength(1);
  });
});

onADatabase("a ride that has begun without dispatch", (server) => {
  it("is entered by dispatch for up to half a day, and set to under way; a guest books from now on", async () => {
    const [operator, driver] = [await makeAccount(server, { role: "operator" }), await makeDriver(server)];
    const at = (ms: number) => new Date(server.clock.now().getTime() - ms).toISOString();
    const book = (ride_datetime: string, token?: string) =>
      server.ask(bookRideEndpoint, {
        body: aBooking(server, { ride_datetime }),
        ...(token ? { token } : {}),
      });
    expect((await book(at(20 * MINUTE_MS))).json().code).toBe("pickup_time_out_of_range");
    expect((await book(at(13 * HOUR_MS), operator.token)).json().code).toBe("pickup_time_out_of_range");
    const { id } = (await book(at(20 * MINUTE_MS), operator.token)).json();
    const call = { params: { id }, token: operator.token };
    await server.call(assignDriverEndpoint, { ...call, body: { driver_id: driver.id, force: true } });
    const aboard = await server.call(operatorRideProgressEndpoint, { ...call, body: { step: "picked_up" } });
    expect(aboard.status).toBe("PickedUp");
  });
});
