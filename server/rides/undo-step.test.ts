import { expect, it } from "vitest";
import {
  acceptRide,
  assignDriver,
  cancelAssignedRide,
  cancelRide,
  reassignDriver,
  rejectRide,
  undoRideStep,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { getRide } from "../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-house.ts";

onEachDatabase("taking a step back", (house) => {
  it("brings an assigned, reassigned, cancelled, rejected or freed ride back to what it was", async () => {
    const operator = await makeAccount(house, { role: "operator" });
    const { token } = operator;
    const other = await makeDriver(house);
    for (const [call, status] of [
      [assignDriver, "Pending"],
      [rejectRide, "Pending"],
      [cancelRide, "Accepted"],
      [cancelAssignedRide, "InProgress"],
      [reassignDriver, "Accepted"],
    ] as const) {
      const { id } = await makeRide(house, { status });
      const before = await house.call(getRide, { params: { id }, token });
      const body =
        call === assignDriver || call === reassignDriver
          ? { body: { driver_id: other.id, force: true } }
          : {};
      const after = (await house.ask(call, { params: { id }, token, ...body } as never)).json();
      expect(after.actions).toContain("undo");
      const undone = await house.call(undoRideStep, {
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
      await makeAccount(house, { role: "operator" }),
      await makeAccount(house, { role: "staff" }),
    ];
    const driver = await makeDriver(house);
    const assigned = async () => {
      const { id } = await makeRide(house);
      const body = { driver_id: driver.id, force: true };
      return house.call(assignDriver, { params: { id }, body, token: operator.token });
    };
    const undo = async (ride: { id: number; version: number }, token: string) => {
      const response = await house.ask(undoRideStep, {
        params: { id: ride.id },
        body: { version: ride.version },
        token,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await undo(await assigned(), colleague.token)).toEqual([409, "ride_conflict"]);
    const movedOn = await assigned();
    await house.call(acceptRide, { params: { id: movedOn.id }, token: driver.token });
    expect(await undo(movedOn, operator.token)).toEqual([409, "ride_conflict"]);
    const late = await assigned();
    house.clock.advance(10_001);
    expect(await undo(late, operator.token)).toEqual([409, "ride_conflict"]);
    const again = await assigned();
    expect(await undo({ ...again, version: again.version - 1 }, operator.token)).toEqual([
      409,
      "edit_conflict",
    ]);
  });

  it("takes back what the passenger was about to be told", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const ride = await bookARide(house, { rider_phone: "5550301" }, token);
    const params = { id: ride.id };
    const cancelled = await house.call(cancelRide, { params, token });
    await house.call(undoRideStep, { params, body: { version: cancelled.version }, token });
    const kinds = await house.db.selectFrom("outbox").select("kind").where("ride_id", "=", ride.id).execute();
    expect(kinds).toEqual([{ kind: "booked" }]);
  });

  it("does not give a ride back to a driver who was given another for that time meanwhile", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const first = await makeRide(house, { status: "Accepted", driverId: driver.id });
    const freed = await house.call(cancelAssignedRide, { params: { id: first.id }, token });
    const second = await makeRide(house);
    await house.call(acceptRide, { params: { id: second.id }, token: driver.token });
    const undo = { params: { id: first.id }, body: { version: freed.version }, token };
    expect((await house.ask(undoRideStep, undo)).json()).toMatchObject({
      code: "driver_busy",
      ride_id: second.id,
    });
  });
});
