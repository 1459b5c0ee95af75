import { expect, it } from "vitest";
import { getBoardEndpoint } from "../../contract/dispatch/dispatch.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/rides.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { onADatabase } from "../testing/test-server.ts";

const minutes = (count: number) => new Date(TEST_NOON.getTime() + count * 60_000);

onADatabase("the board", (server) => {
  it("shows every ride that takes some of the time, and when its driver is free again", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const { id } = await makeDriver(server);
    const ride = (status: Parameters<typeof insertRideRow>[1]["status"], from: number, facts = {}) =>
      insertRideRow(server, {
        status,
        ride_datetime: minutes(from),
        duration_min: 20,
        ...(status === "Pending" || status === "Rejected" ? {} : { driver_id: id }),
        ...facts,
      });
    const done = await ride("Completed", -100, { completed_at: minutes(-55), ended_at: minutes(-55) });
    await ride("Completed", -110, { completed_at: minutes(-80), ended_at: minutes(-80) });
    const aboard = await ride("InProgress", -30, { picked_up_at: minutes(-10) });
    const late = await ride("Pending", -4);
    const soon = await ride("Pending", 6);
    const given = await ride("Accepted", 60);
    await ride("Cancelled", 30);
    await ride("Rejected", 30);
    await ride("Pending", 121);

    const query = { from: minutes(-60).toISOString(), to: minutes(120).toISOString() };
    const board = await server.call(getBoardEndpoint, { token, query });
    expect(board.drivers.map((driver) => driver.id)).toEqual([id]);
    expect(board.rides.map(({ id: ride, driver_id, ends_at }) => [ride, driver_id, ends_at])).toEqual([
      [done, id, minutes(-55).toISOString()],
      [aboard, id, minutes(10).toISOString()],
      [late, null, minutes(20).toISOString()],
      [soon, null, minutes(26).toISOString()],
      [given, id, minutes(80).toISOString()],
    ]);
    expect(board.rides.find((one) => one.id === soon)?.actions).toContain("assign");
  });

  it("shows half a day around now by default", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const { from, to } = await server.call(getBoardEndpoint, { token });
    expect([from, to]).toEqual([minutes(-60).toISOString(), minutes(720).toISOString()]);
  });

  it.each([
    [
      { from: minutes(10).toISOString(), to: minutes(10).toISOString() },
      "The end must be after the beginning.",
    ],
    [
      { from: minutes(0).toISOString(), to: minutes(3000).toISOString() },
      "The board shows 48 hours at most.",
    ],
    [{ from: "today" }, "A time is ISO 8601 with an offset."],
  ])("refuses %o", async (query, sentence) => {
    const { token } = await makeAccount(server, { role: "operator" });
    const answer = await server.request(getBoardEndpoint, { token, query });
    expect([answer.statusCode, answer.json().error]).toEqual([400, sentence]);
  });

  it("is for dispatch only", async () => {
    const { token } = await makeDriver(server);
    expect((await server.request(getBoardEndpoint, { token })).statusCode).toBe(403);
  });
});
