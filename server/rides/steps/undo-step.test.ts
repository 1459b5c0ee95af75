import { expect, it } from "vitest";
import {
  acceptRideEndpoint,
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  cancelRideEndpoint,
  reassignDriverEndpoint,
  rejectRideEndpoint,
  undoRideStepEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("taking a step back", (server) => {
  it("brings an assigned, reassigned, cancelled, rejected or freed ride back to what it was", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const { token } = operator;
    const other = await makeDriver(server);
    for (const [call, status] of [
      [assignDriverEndpoint, "Pending"],
      [rejectRideEndpoint, "Pending"],
      [cancelRideEndpoint, "Accepted"],
      [cancelAssignedRideEndpoint, "InProgress"],
      [reassignDriverEndpoint, "Accepted"],
    ] as const) {
      const { id } = await makeRide(server, { status });
      const before = await server.call(getRideEndpoint, { params: { id }, token });
      const body =
        call === assignDriverEndpoint || call === reassignDriverEndpoint
          ? { body: { driver_id: other.id, force: true } }
          : {};
      const after = (await server.request(call, { params: { id }, token, ...body } as never)).json();
      expect(after.actions).toContain("undo");
      const undone = await server.call(undoRideStepEndpoint, {
        params: { id },
        body: { version: after.version },
        token,
      });
      const { version: _version, updated_at: _updated, ...same } = before;
      expect(undone).toMatchObject(same);
      expect(undone.version).toBe(before.version + 2);
    }
  });

  it("is only for the one who took it, within ten seconds, while the ride has not moved on", async () => {
    const [operator, colleague] = [
      await makeAccount(server, { role: "operator" }),
      await makeAccount(server, { role: "staff" }),
    ];
    const driver = await makeDriver(server);
    const assigned = async () => {
      const { id } = await makeRide(server);
      const body = { driver_id: driver.id, force: true };
      return server.call(assignDriverEndpoint, { params: { id }, body, token: operator.token });
    };
    const undo = async (ride: { id: number; version: number }, token: string) => {
      const response = await server.request(undoRideStepEndpoint, {
        params: { id: ride.id },
        body: { version: ride.version },
        token,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await undo(await assigned(), colleague.token)).toEqual([409, "ride_conflict"]);
    const movedOn = await assigned();
    await server.call(acceptRideEndpoint, { params: { id: movedOn.id }, token: driver.token });
    expect(await undo(movedOn, operator.token)).toEqual([409, "ride_conflict"]);
    const late = await assigned();
    server.clock.advance(10_001);
    expect(await undo(late, operator.token)).toEqual([409, "ride_conflict"]);
    const again = await assigned();
    expect(await undo({ ...again, version: again.version - 1 }, operator.token)).toEqual([
      409,
      "edit_conflict",
    ]);
  });

  it("withdraws the messages the passenger was about to get", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await bookARide(server, { rider_phone: "5550301" }, token);
    const params = { id: ride.id };
    const cancelled = await server.call(cancelRideEndpoint, { params, token });
    await server.call(undoRideStepEndpoint, { params, body: { version: cancelled.version }, token });
    const kinds = await server.db
      .selectFrom("outbox")
      .select("kind")
      .where("ride_id", "=", ride.id)
      .execute();
    expect(kinds).toEqual([{ kind: "booked" }]);
  });

  it("does not give a ride back to a driver who was given another for that time meanwhile", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const first = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const freed = await server.call(cancelAssignedRideEndpoint, { params: { id: first.id }, token });
    const second = await makeRide(server);
    await server.call(acceptRideEndpoint, { params: { id: second.id }, token: driver.token });
    const undo = { params: { id: first.id }, body: { version: freed.version }, token };
    expect((await server.request(undoRideStepEndpoint, undo)).json()).toMatchObject({
      code: "driver_busy",
      ride_id: second.id,
    });
  });
});
