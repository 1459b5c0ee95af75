import { describe, expect, it } from "vitest";
import type { CancellationInput } from "../../../contract/rides/cancel-reason.ts";
import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  cancelRideEndpoint,
  deleteRideEndpoint,
  sayWhyGivenUpEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("a driver who doesn't drive a ride they had accepted", (server) => {
  async function accepted() {
    const [driver, rider] = [await makeDriver(server), await makeAccount(server, { role: "rider" })];
    const operator = await makeAccount(server, { role: "operator" });
    const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id, riderId: rider.id });
    const lastLine = async () => {
      const lines = await server.call(listRideHistoryEndpoint, { params: { id }, token: operator.token });
      return lines.at(-1);
    };
    return { params: { id }, driver, rider, lastLine };
  }

  it.each([
    ["cancel", cancelRideEndpoint, "Pending"],
    ["delete", deleteRideEndpoint, "Cancelled"],
  ] as const)("says why, and dispatch reads it in the ride's history: %s", async (action, call, status) => {
    const { params, driver, rider, lastLine } = await accepted();
    const body = { reason: "car_trouble", note: " Flat tyre at Hato " } as const;
    expect((await server.call(call, { params, body, token: driver.token })).status).toBe(status);
    expect(await lastLine()).toMatchObject({
      action,
      to_status: status,
      values: [
        { field: "cancel_reason", from: null, to: "car_trouble" },
        { field: "cancel_note", from: null, to: "Flat tyre at Hato" },
      ],
    });
    // What they wrote is for the office.
    const seen = await server.call(getRideEndpoint, { params, token: rider.token });
    expect(JSON.stringify(seen)).not.toContain("Flat tyre");
  });

  it.each([cancelRideEndpoint, deleteRideEndpoint])(
    "may say nothing, as an older app does: $id",
    async (call) => {
      const { params, driver, lastLine } = await accepted();
      await server.call(call, { params, token: driver.token });
      expect((await lastLine())?.values).toEqual([]);
    },
  );

  it("is refused a reason that nobody knows, and the ride stays theirs", async () => {
    const { params, driver, lastLine } = await accepted();
    const body = { reason: "bored" as "personal" };
    const answer = await server.request(cancelRideEndpoint, { params, body, token: driver.token });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_input"]);
    expect((await lastLine())?.action).not.toBe("cancel");
  });

  it("takes it back with a reason given as without", async () => {
    const { params, driver, lastLine } = await accepted();
    const { token } = driver;
    await server.call(cancelRideEndpoint, { params, body: { reason: "too_late" }, token });
    expect((await server.call(undoRideStepEndpoint, { params, body: {}, token })).status).toBe("Accepted");
    expect(await lastLine()).toMatchObject({ action: "undo", to_status: "Accepted" });
  });

  describe("why afterwards, if at all", () => {
    const REASON = { reason: "not_reached", note: "Rang twice" } as const;

    it.each([
      ["cancel", cancelRideEndpoint],
      ["delete", deleteRideEndpoint],
    ] as const)("which dispatch reads with the step: %s", async (action, call) => {
      const { params, driver, lastLine } = await accepted();
      const { token } = driver;
      await server.call(call, { params, token });
      for (const body of [{ reason: "car_trouble" }, REASON] as const) {
        await server.call(sayWhyGivenUpEndpoint, { params, body, token });
      }
      expect(await lastLine()).toMatchObject({
        action,
        values: [
          { field: "cancel_reason", to: "not_reached" },
          { field: "cancel_note", to: "Rang twice" },
        ],
      });
      // Who says why may still take the step back.
      expect((await server.call(undoRideStepEndpoint, { params, body: {}, token })).status).toBe("Accepted");
    });

    it("within an hour, of a ride they gave up and did not take back, and only they", async () => {
      const { params, driver, lastLine } = await accepted();
      const { token } = driver;
      const say = async (by: string, body: CancellationInput = REASON) =>
        (await server.request(sayWhyGivenUpEndpoint, { params, body, token: by })).statusCode;
      const other = await makeDriver(server);
      expect([await say(token), await say(other.token)]).toEqual([409, 404]);
      await server.call(cancelRideEndpoint, { params, token });
      expect([await say(other.token), await say(token, {}), await say(token)]).toEqual([404, 400, 204]);
      server.clock.advance(HOUR_MS + 1);
      expect(await say(token)).toBe(409);
      expect((await lastLine())?.values).toHaveLength(2);
    });

    it("and no more once they have the ride again", async () => {
      const { params, driver } = await accepted();
      const { token } = driver;
      await server.call(cancelRideEndpoint, { params, token });
      await server.call(undoRideStepEndpoint, { params, body: {}, token });
      const answer = await server.request(sayWhyGivenUpEndpoint, { params, body: REASON, token });
      expect([answer.statusCode, answer.json().code]).toEqual([409, "ride_conflict"]);
    });
  });
});
