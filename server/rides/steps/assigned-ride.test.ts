import { expect, it } from "vitest";
import { editCompanyProfileEndpoint } from "../../../contract/company/company-profile.endpoints.ts";
import { getDriverReportEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import {
  assignDriverEndpoint,
  operatorCompleteRideEndpoint,
  undoRideStepEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  cancelRideEndpoint,
  deleteRideEndpoint,
  finishRideEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  getRideEndpoint,
  listRideHistoryEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

const STEPS = [
  ["finish", finishRideEndpoint, "Completed"],
  ["cancel", cancelRideEndpoint, "Pending"],
  ["delete", deleteRideEndpoint, "Cancelled"],
] as const;

onADatabase("a ride that dispatch gave a driver, who never says that they accept it", (server) => {
  async function given() {
    const [driver, operator] = [await makeDriver(server), await makeAccount(server, { role: "operator" })];
    const { id } = await makeRide(server, { ride_datetime: server.clock.now() });
    const params = { id };
    await server.call(assignDriverEndpoint, {
      params,
      body: { driver_id: driver.id },
      token: operator.token,
    });
    const seen = () => server.call(getRideEndpoint, { params, token: operator.token });
    const history = () => server.call(listRideHistoryEndpoint, { params, token: operator.token });
    return { params, driver, operator, seen, history };
  }

  it("says to its driver that it may be finished, cancelled and deleted", async () => {
    const { params, driver } = await given();
    const list = await server.request(listRideRequestsEndpoint, {
      query: { type: "accepted" },
      token: driver.token,
    });
    const [ride] = list.json<Ride[]>();
    expect([ride?.id, ride?.status]).toEqual([params.id, "Assigned"]);
    expect(ride?.actions).toEqual(expect.arrayContaining(["accept", "finish", "cancel", "delete"]));
  });

  it.each(STEPS)("is accepted in the same line of its history: %s", async (action, call, status) => {
    const { params, driver, history } = await given();
    const after = await server.call(call, { params, token: driver.token });
    expect(after.status).toBe(status);
    expect((await history()).map((line) => [line.action, line.from_status, line.to_status])).toEqual([
      ["assign", "Pending", "Assigned"],
      [action, "Assigned", status],
    ]);
  });

  it.each(STEPS)("is only assigned again once that is taken back: %s", async (_action, call) => {
    const { params, driver, seen } = await given();
    const before = await seen();
    await server.call(call, { params, token: driver.token });
    const undone = await server.call(undoRideStepEndpoint, { params, body: {}, token: driver.token });
    expect([undone.status, undone.actions.includes("accept")]).toEqual(["Assigned", true]);
    expect(await seen()).toMatchObject({
      status: "Assigned",
      accepted_at: null,
      assigned_time: before.assigned_time,
    });
  });

  it("counts as accepted in its driver's rates, and not where dispatch ends it", async () => {
    for (const [call, accepted, completed] of [
      [finishRideEndpoint, 100, 100],
      [deleteRideEndpoint, 100, 0],
      [cancelRideEndpoint, 100, 0],
    ] as const) {
      const { params, driver } = await given();
      await server.call(call, { params, token: driver.token });
      const { ride_statistics } = await server.call(getDriverReportEndpoint, { token: driver.token });
      expect([ride_statistics.acceptance_rate, ride_statistics.completion_rate]).toEqual([
        accepted,
        completed,
      ]);
    }
    const { params, driver, operator, seen } = await given();
    await server.call(cancelRideEndpoint, { params, token: operator.token });
    expect((await seen()).accepted_at).toBeNull();
    const { ride_statistics } = await server.call(getDriverReportEndpoint, { token: driver.token });
    expect(ride_statistics.acceptance_rate).toBe(0);
    const other = await given();
    await server.call(operatorCompleteRideEndpoint, { params: other.params, token: other.operator.token });
    expect((await other.seen()).accepted_at).toBeNull();
  });

  it("hides it from the driver who gave it back, and tells the passenger that this driver won't come", async () => {
    const { params, driver, seen } = await given();
    await server.call(cancelRideEndpoint, { params, token: driver.token });
    expect(await seen()).toMatchObject({ status: "Pending", driver_id: null, accepted_at: null });
    const told = await server.db
      .selectFrom("outbox")
      .select("kind")
      .where("ride_id", "=", params.id)
      .where("kind", "=", "driver_left")
      .execute();
    expect(told).not.toEqual([]);
  });

  it("is not finished by a driver whom the office has set to inactive since", async () => {
    const { params, driver, seen } = await given();
    await server.db
      .updateTable("drivers")
      .set({ inactive: true })
      .where("account_id", "=", driver.id)
      .execute();
    const answer = await server.request(finishRideEndpoint, { params, token: driver.token });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "driver_unavailable"]);
    expect((await seen()).status).toBe("Assigned");
  });

  it("says that nobody asked for the start code, where one is asked for", async () => {
    const staff = await makeAccount(server, { role: "staff" });
    await server.call(editCompanyProfileEndpoint, { token: staff.token, body: { start_code: true } });
    const { params, driver, seen } = await given();
    await server.call(finishRideEndpoint, { params, token: driver.token });
    expect((await seen()).start_check).toBe("nothing");
  });
});
