import { expect, it } from "vitest";
import {
  assignDriverEndpoint,
  reassignDriverEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { onEachDatabase } from "../../testing/test-server.ts";

onEachDatabase("giving a ride to a driver", (server) => {
  it("gives it to another only while the one it was seen with still has it", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const [first, second, third] = [
      await makeDriver(server),
      await makeDriver(server),
      await makeDriver(server),
    ];
    const { id } = await makeRide(server);
    const params = { id };
    await server.call(assignDriverEndpoint, { params, body: { driver_id: first.id }, token });
    const seen = { from_driver_id: first.id };
    const reassigned = (driverId: number) =>
      server.request(reassignDriverEndpoint, { params, body: { driver_id: driverId, ...seen }, token });
    const [one, other] = await Promise.all([reassigned(second.id), reassigned(third.id)]);
    expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 409]);
    const [won, lost] = one.statusCode === 200 ? [one, other] : [other, one];
    expect(lost.json()).toMatchObject({ code: "ride_conflict", status: "Assigned" });
    expect(await server.call(getRideEndpoint, { params, token })).toMatchObject({
      driver_id: won.json().driver_id,
    });
  });

  it("refuses a driver whose other ride overlaps, names that ride, and gives in to force", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const [first, second] = [await makeRide(server), await makeRide(server)];
    const give = (id: number, force?: boolean) =>
      server.request(assignDriverEndpoint, {
        params: { id },
        body: { driver_id: driver.id, ...(force ? { force } : {}) },
        token,
      });
    expect((await give(first.id)).statusCode).toBe(200);
    const refused = await give(second.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: "driver_busy",
      ride_id: first.id,
      error: `This driver already has ride ${first.reference} from 13:00 to 13:24.`,
    });
    expect((await give(second.id, true)).json()).toMatchObject({ status: "Assigned", driver_id: driver.id });
  });

  it("refuses a car with too few seats or too little room, says so, and gives in to force", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server, { vehicleType: "economy" });
    const ride = await makeRide(server, { passenger_count: 6, luggage_count: 3, vehicle_type: "xl" });
    const give = (force?: boolean) =>
      server.request(assignDriverEndpoint, {
        params: { id: ride.id },
        body: { driver_id: driver.id, ...(force ? { force } : {}) },
        token,
      });
    const refused = await give();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: "unsuitable_vehicle",
        error: "This driver's car is too small for the ride: 6 passengers with 3 bags.",
      },
    ]);
    expect((await give(true)).json()).toMatchObject({ status: "Assigned", driver_id: driver.id });
  });

  it("assigns a ride that begins when and where the other ends, and refuses one that begins then and far away", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const start = new Date(server.clock.now().getTime() + HOUR_MS);
    await makeRide(server, {
      status: "Accepted",
      driverId: driver.id,
      ride_datetime: start,
      duration_min: 30,
    });
    const give = async (facts: { pickup_lat?: number; pickup_lng?: number }) => {
      const next = await makeRide(server, {
        ride_datetime: new Date(start.getTime() + 30 * 60_000),
        ...facts,
      });
      return server.request(assignDriverEndpoint, {
        params: { id: next.id },
        body: { driver_id: driver.id },
        token,
      });
    };
    // From Mambo Beach, where the first ends, back to the airport.
    const refused = await give({});
    expect(refused.json()).toMatchObject({ code: "driver_busy", makes_late: [] });
    expect(refused.json().minutes_late).toBeGreaterThan(10);
    expect((await give({ pickup_lat: 12.08654, pickup_lng: -68.89902 })).statusCode).toBe(200);
  });

  it("takes drivers on and off shift, and neither inactive nor unapproved ones", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ask = async (driver: TestAccount) => {
      const { id } = await makeRide(server);
      const response = await server.request(assignDriverEndpoint, {
        params: { id },
        body: { driver_id: driver.id },
        token,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await ask(await makeDriver(server, { onShift: false }))).toEqual([200, undefined]);
    expect(await ask(await makeDriver(server, { inactive: true }))).toEqual([409, "driver_unavailable"]);
    expect(await ask(await makeDriver(server, { approved: false }))).toEqual([409, "driver_unavailable"]);
    expect(await ask(await makeAccount(server, { role: "rider" }))).toEqual([404, "not_found"]);
  });

  it.each([
    ...["abc", "1.5", "", null, {}, undefined, 1.5, "12 "].map(
      (id) => [id, 400, "Invalid driver ID"] as const,
    ),
    ...[0, -1, "99999999999"].map((id) => [id, 404, "Driver not found."] as const),
  ])("refuses %j as a driver", async (driver_id, status, sentence) => {
    const { token } = await makeAccount(server, { role: "operator" });
    const { id } = await makeRide(server);
    const response = await server.ask(assignDriverEndpoint, { params: { id }, body: { driver_id }, token });
    expect([response.statusCode, response.json().error]).toEqual([status, sentence]);
  });

  it("tells the passenger which driver comes, when dispatch can no longer undo it", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const ride = await bookARide(server, { rider_phone: "5550201" }, token);
    await server.call(assignDriverEndpoint, {
      params: { id: ride.id },
      body: { driver_id: driver.id },
      token,
    });
    const messages = await server.db
      .selectFrom("outbox")
      .select(["kind", "channel", "next_attempt_at"])
      .where("ride_id", "=", ride.id)
      .where("recipient", "=", "5550201")
      .orderBy("id")
      .execute();
    expect(messages).toEqual([
      { kind: "booked", channel: "phone", next_attempt_at: server.clock.now() },
      {
        kind: "driver_assigned",
        channel: "phone",
        next_attempt_at: new Date(server.clock.now().getTime() + 10_000),
      },
    ]);
  });
});
