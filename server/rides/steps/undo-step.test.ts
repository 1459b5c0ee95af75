import { expect, it } from "vitest";
import {
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  operatorCompleteRideEndpoint,
  reassignDriverEndpoint,
  undoRideStepEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  deleteRideEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { getDriverReportEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  undoTrackedRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("taking a step back", (server) => {
  async function listed(query: { type?: "pending" }, token: string): Promise<number[]> {
    const response = await server.request(listRideRequestsEndpoint, { query, token });
    return response.json<Ride[]>().map((ride) => ride.id);
  }

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
      const after = (await server.ask(call, { params: { id }, token, ...body })).json();
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

  it("lets a driver take back what they reported on the way, boarding and start in one", async () => {
    const driver = await makeDriver(server);
    const { token } = driver;
    const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const params = { id };
    const report = (step: "set_out" | "arrived" | "picked_up" | "in_progress") =>
      server.call(reportRideProgressEndpoint, { params, body: { step }, token });
    const undo = (version: number) => server.call(undoRideStepEndpoint, { params, body: { version }, token });
    const out = await report("set_out");
    expect(out.actions).toContain("undo");
    expect(await undo(out.version)).toMatchObject({ status: "Accepted", set_out_at: null, undo_until: null });
    const there = await report("arrived");
    expect(await undo(there.version)).toMatchObject({ status: "Accepted", arrived_at: null });
    await report("picked_up");
    const begun = await report("in_progress");
    const back = { status: "Accepted", picked_up_at: null, started_at: null };
    expect(await undo(begun.version)).toMatchObject(back);
    await report("picked_up");
    server.clock.advance(10_001);
    const late = await report("in_progress");
    expect(await undo(late.version)).toMatchObject({ status: "PickedUp", started_at: null });
    const again = await report("in_progress");
    server.clock.advance(10_001);
    const tooLate = await server.request(undoRideStepEndpoint, {
      params,
      body: { version: again.version },
      token,
    });
    expect(tooLate.statusCode).toBe(409);
  });

  it("gives a driver back what they ended, gave back, hid or took, and leaves no trace of it in totals and rates", async () => {
    const driver = await makeDriver(server);
    const { token } = driver;
    const finish = (id: number) =>
      server.call(finishRideEndpoint, { params: { id }, body: { paid_by: "card", tip: 2 }, token });
    const figures = () =>
      server.call(getDriverReportEndpoint, { query: {}, token }).then((report) => JSON.stringify(report));
    const before = await figures();
    for (const [step, status] of [
      [finish, "InProgress"],
      [finish, "Accepted"],
      [finish, "Assigned"],
      [(id: number) => server.call(cancelRideEndpoint, { params: { id }, token }), "Assigned"],
      [(id: number) => server.call(deleteRideEndpoint, { params: { id }, token }), "Assigned"],
      [(id: number) => server.call(cancelRideEndpoint, { params: { id }, token }), "Accepted"],
      [(id: number) => server.call(deleteRideEndpoint, { params: { id }, token }), "Accepted"],
      [(id: number) => server.call(rejectRideEndpoint, { params: { id }, body: {}, token }), "Assigned"],
      [(id: number) => server.call(acceptRideEndpoint, { params: { id }, body: {}, token }), "Assigned"],
    ] as const) {
      const { id } = await makeRide(server, { status, driverId: driver.id });
      const params = { id };
      const was = await server.call(getRideEndpoint, { params, token });
      await step(id);
      // A client that knows no version undoes what it did last.
      await server.call(undoRideStepEndpoint, { params, body: {}, token });
      const { version: _version, updated_at: _updated, ...same } = was;
      expect(await server.call(getRideEndpoint, { params, token })).toMatchObject(same);
      expect(await listed({}, token)).toContain(id);
      await server.db
        .updateTable("rides")
        .set({ status: "Rejected", driver_id: null })
        .where("id", "=", id)
        .execute();
    }
    expect(await figures()).toBe(before);
    const kinds = await server.db
      .selectFrom("outbox")
      .innerJoin("rides", "rides.id", "outbox.ride_id")
      .select("outbox.kind")
      .where("rides.driver_id", "=", driver.id)
      .execute();
    expect(kinds.filter(({ kind }) => ["receipt", "cancelled", "driver_left"].includes(kind))).toEqual([]);
  });

  it("shows a driver a ride of the pool again that they turned down", async () => {
    const { token } = await makeDriver(server);
    const { id } = await makeRide(server);
    const params = { id };
    const pool = () => listed({ type: "pending" }, token);
    await server.call(rejectRideEndpoint, { params, body: {}, token });
    expect(await pool()).not.toContain(id);
    await server.call(undoRideStepEndpoint, { params, body: {}, token });
    expect(await pool()).toContain(id);
    await server.call(rejectRideEndpoint, { params, body: {}, token });
    server.clock.advance(10_001);
    const late = await server.request(undoRideStepEndpoint, { params, body: {}, token });
    expect(late.statusCode).toBe(409);
  });

  it("takes back that a passenger was not there, and dispatch's completing, but not over a second passenger aboard", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const waiting = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const params = { id: waiting.id };
    await server.call(reportRideProgressEndpoint, { params, body: { step: "arrived" }, token: driver.token });
    server.clock.advance(2 * 60 * 60_000);
    const gone = { params, body: { step: "no_show" }, token: driver.token } as const;
    expect(await server.call(reportRideProgressEndpoint, gone)).toMatchObject({ status: "NoShow" });
    const undone = await server.call(undoRideStepEndpoint, { params, body: {}, token: driver.token });
    expect(undone).toMatchObject({ status: "Accepted" });
    expect(undone.arrived_at).not.toBeNull();

    const aboard = await makeRide(server, { status: "InProgress", driverId: driver.id });
    const complete = { params: { id: aboard.id }, token: operator.token };
    const undo = { ...complete, body: {} };
    const completed = await server.call(operatorCompleteRideEndpoint, complete);
    expect(completed.actions).toContain("undo");
    expect(await server.call(undoRideStepEndpoint, undo)).toMatchObject({
      status: "InProgress",
      completed_at: null,
    });
    await server.call(operatorCompleteRideEndpoint, complete);
    await makeRide(server, { status: "PickedUp", driverId: driver.id });
    expect((await server.request(undoRideStepEndpoint, undo)).json()).toMatchObject({ code: "driver_busy" });
  });

  it("takes a passenger's cancellation back, signed in or by the tracking code, and nobody else's", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const own = await bookARide(server, { rider_phone: "5550311" }, rider.token);
    await server.call(cancelRideEndpoint, { params: { id: own.id }, token: rider.token });
    const undo = { params: { id: own.id }, body: {}, token: rider.token };
    expect(await server.call(undoRideStepEndpoint, undo)).toMatchObject({ status: "Pending" });

    const tracking_code = own.tracking_code ?? "";
    const params = { tracking_code };
    const cancelled = await server.call(cancelTrackedRideEndpoint, { params });
    expect(cancelled.actions).toEqual(["undo"]);
    expect(await server.call(undoTrackedRideEndpoint, { params })).toMatchObject({ status: "Pending" });
    const operator = await makeAccount(server, { role: "operator" });
    await server.call(cancelRideEndpoint, { params: { id: own.id }, token: operator.token });
    expect((await server.request(undoTrackedRideEndpoint, { params })).statusCode).toBe(409);
    expect((await server.request(undoRideStepEndpoint, undo)).statusCode).toBe(409);
  });
});
