import { expect, it } from "vitest";
import {
  operatorRideProgressEndpoint,
  undoRideStepEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("dispatch reports progress in a driver's place", (server) => {
  const scene = async (status: "Pending" | "Assigned" | "Accepted" | "PickedUp" = "Accepted") => {
    const driver = await makeDriver(server);
    const driverId = status === "Pending" ? null : driver.id;
    const { id } = await makeRide(server, { status, driverId });
    const { token } = await makeAccount(server, { role: "operator" });
    const report = (step: "picked_up" | "in_progress") =>
      server.request(operatorRideProgressEndpoint, { params: { id }, body: { step }, token });
    return { driver, id, token, report };
  };

  it("from the promise to the trip, each with its time, its line in the history and who said it", async () => {
    for (const status of ["Assigned", "Accepted"] as const) {
      const { driver, id, token, report } = await scene(status);
      expect((await report("picked_up")).json()).toMatchObject({ status: "PickedUp", driver_id: driver.id });
      server.clock.advance(11_000);
      const begun = (await report("in_progress")).json();
      expect(begun).toMatchObject({ status: "InProgress", driver_id: driver.id });
      expect(begun.actions).toContain("undo");
      const history = await server.call(listRideHistoryEndpoint, { params: { id }, token });
      expect(history.slice(-2)).toMatchObject([
        { action: "picked_up", actor: "operator", from_status: status, to_status: "PickedUp" },
        { action: "in_progress", actor: "operator", from_status: "PickedUp", to_status: "InProgress" },
      ]);
      // The driver goes on from there.
      const seen = await server.call(getRideEndpoint, { params: { id }, token: driver.token });
      expect([seen.status, seen.actions]).toEqual(["InProgress", ["finish"]]);
      await server.call(finishRideEndpoint, { params: { id }, token: driver.token });
    }
  });

  it("takes each of them back on its own, though both came within ten seconds", async () => {
    const { id, token, report } = await scene();
    await report("picked_up");
    await report("in_progress");
    const back = await server.call(undoRideStepEndpoint, { params: { id }, body: {}, token });
    expect(back.status).toBe("PickedUp");

    const other = await scene();
    await other.report("picked_up");
    const promised = await server.call(undoRideStepEndpoint, {
      params: { id: other.id },
      body: {},
      token: other.token,
    });
    expect([promised.status, promised.driver_id]).toEqual(["Accepted", other.driver.id]);
  });

  it("is refused where the ride is elsewhere, or its driver has another passenger aboard", async () => {
    const waiting = await scene("Pending");
    const early = await waiting.report("picked_up");
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { code: "ride_conflict", status: "Pending" },
    ]);
    const promised = await scene();
    const skipped = await promised.report("in_progress");
    expect([skipped.statusCode, skipped.json().code]).toEqual([409, "ride_conflict"]);
    const busy = await scene();
    await makeRide(server, { status: "InProgress", driverId: busy.driver.id });
    const second = await busy.report("picked_up");
    expect([second.statusCode, second.json().code]).toEqual([409, "driver_busy"]);
    expect(second.json().error).toMatch(/^This driver already has ride /);
    expect((await busy.report("in_progress")).statusCode).toBe(409);
  });
});
