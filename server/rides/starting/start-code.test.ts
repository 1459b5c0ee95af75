import { expect, it } from "vitest";
import {
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  undoRideStepEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  cancelRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MOST_WRONG_START_CODES } from "../../../contract/rides/start-code.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../../contract/company/company-profile.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

onADatabase("a start code", (server) => {
  it("is asked of nobody until the staff switch it on", async () => {
    const { seenBy, driver, tracked, pickUp } = await aRide(server);
    expect(await tracked()).toMatchObject({ start_code: null });
    expect(await seenBy(driver)).toMatchObject({ start_code: null, start_code_asked: false });
    expect((await pickUp({ start_code: "0000" })).json()).toMatchObject({ status: "PickedUp" });
  });
});

onADatabase("a start code, once the staff have switched it on", (server) => {
  it("is shown to the passenger and dispatch until they are aboard, and never to the driver", async () => {
    await switchOn(server);
    const { seenBy, driver, operator, tracked, pickUp } = await aRide(server);
    const { start_code } = await tracked();
    expect(start_code).toMatch(/^\d{4}$/);
    expect(await seenBy(operator)).toMatchObject({ start_code });
    expect(await seenBy(driver)).toMatchObject({ start_code: null, start_code_asked: true });
    const answer = await pickUp({ start_code });
    expect(answer.json()).toMatchObject({ status: "PickedUp", start_code: null, start_check: null });
    expect(await tracked()).toMatchObject({ start_code: null });
    expect(await seenBy(operator)).toMatchObject({ start_code: null, start_check: "code" });
  });

  it("refuses a wrong code, and after five only a reason helps, which dispatch reads", async () => {
    await switchOn(server);
    const { seenBy, operator, tracked, pickUp, params } = await aRide(server);
    const { start_code } = await tracked();
    const left: number[] = [];
    for (let tried = 0; tried < MOST_WRONG_START_CODES; tried++) {
      const answer = await pickUp({ start_code: otherThan(start_code) });
      expect([answer.statusCode, answer.json().code]).toEqual([422, "wrong_start_code"]);
      left.push(answer.json().tries_left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await pickUp({ start_code })).json()).toMatchObject({ code: "wrong_start_code", tries_left: 0 });
    expect(await seenBy(operator)).toMatchObject({ status: "Accepted" });

    const reason = "The phone is empty";
    expect((await pickUp({ no_code_reason: reason })).json()).toMatchObject({ status: "PickedUp" });
    expect(await seenBy(operator)).toMatchObject({ start_check: "reason", no_code_reason: reason });
    const lines = await server.call(listRideHistoryEndpoint, { params, token: operator.token });
    expect(lines.at(-1)?.values).toEqual([{ field: "no_code_reason", from: null, to: reason }]);
  });

  it("counts wrong codes that come at once, and the same call sent twice only once", async () => {
    await switchOn(server);
    const { tracked, pickUp } = await aRide(server);
    const wrong = otherThan((await tracked()).start_code);
    const again = () => pickUp({ start_code: wrong }, "the same key");
    expect([(await again()).json().tries_left, (await again()).json().tries_left]).toEqual([4, 4]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pickUp({ start_code: wrong })));
    const left = answers.map((answer) => answer.json().tries_left as number).toSorted((a, b) => b - a);
    expect(left).toEqual([3, 2, 1, 0, 0, 0, 0, 0]);
  });

  it("counts a driver's wrong codes for the ride, however often they leave it and come back", async () => {
    await switchOn(server);
    const { tracked, pickUp, params, driver, operator } = await aRide(server);
    const { start_code } = await tracked();
    const typeWrong = async () => (await pickUp({ start_code: otherThan(start_code) })).json().tries_left;
    expect(await typeWrong()).toBe(4);
    await server.call(cancelRideEndpoint, { params, token: driver.token });
    await server.call(undoRideStepEndpoint, { params, body: {}, token: driver.token });
    expect(await typeWrong()).toBe(3);
    await server.call(cancelRideEndpoint, { params, token: driver.token });
    const body = { driver_id: driver.id };
    await server.call(assignDriverEndpoint, { params, token: operator.token, body });
    expect(await typeWrong()).toBe(2);
    await server.call(cancelAssignedRideEndpoint, { params, token: operator.token });
    await server.call(undoRideStepEndpoint, { params, body: {}, token: operator.token });
    expect([await typeWrong(), await typeWrong(), await typeWrong()]).toEqual([1, 0, 0]);
    expect((await pickUp({ start_code })).json()).toMatchObject({ code: "wrong_start_code", tries_left: 0 });
  });

  it("gives another driver five tries of their own", async () => {
    await switchOn(server);
    const { tracked, pickUp, params, operator } = await aRide(server);
    const { start_code } = await tracked();
    await pickUp({ start_code: otherThan(start_code) });
    const other = await makeDriver(server);
    const { token } = operator;
    await server.call(cancelAssignedRideEndpoint, { params, token });
    await server.call(assignDriverEndpoint, { params, token, body: { driver_id: other.id, force: true } });
    const answer = await server.request(reportRideProgressEndpoint, {
      params,
      token: other.token,
      body: { step: "picked_up", start_code: otherThan(start_code) },
    });
    expect(answer.json()).toMatchObject({ code: "wrong_start_code", tries_left: 4 });
  });

  it("lets a client that knows no codes go on, and dispatch sees that nobody asked", async () => {
    await switchOn(server);
    const first = await aRide(server);
    expect((await first.pickUp({})).json()).toMatchObject({ status: "PickedUp" });
    expect(await first.seenBy(first.operator)).toMatchObject({ start_check: "nothing" });
    const second = await aRide(server);
    const { params, driver } = second;
    await server.call(finishRideEndpoint, { params, token: driver.token });
    expect(await second.seenBy(second.operator)).toMatchObject({
      status: "Completed",
      start_check: "nothing",
    });
  });

  it("stands in the message to the passenger", async () => {
    await switchOn(server);
    const { tracked, driver, params } = await aRide(server);
    const { start_code } = await tracked();
    await server.call(reportRideProgressEndpoint, {
      params,
      token: driver.token,
      body: { step: "set_out" },
    });
    const { payload } = await server.db
      .selectFrom("outbox")
      .select("payload")
      .where("ride_id", "=", params.id)
      .where("kind", "=", "driver_set_out")
      .executeTakeFirstOrThrow();
    expect(payload).toMatchObject({ startCode: start_code });
  });
});

async function switchOn(server: TestServer): Promise<void> {
  const { token } = await makeAccount(server, { role: "staff" });
  await server.call(editCompanyProfileEndpoint, { token, body: { start_code: true } });
}

function otherThan(code: string | null): string {
  return code === "1234" ? "4321" : "1234";
}

async function aRide(server: TestServer) {
  const driver = await makeDriver(server);
  const operator = await makeAccount(server, { role: "operator" });
  const ride = await makeRide(server, { status: "Accepted", driverId: driver.id });
  const params = { id: ride.id };
  return {
    driver,
    operator,
    params,
    tracked: () => server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } }),
    seenBy: ({ token }: { token: string }) => server.call(getRideEndpoint, { params, token }),
    pickUp: (start: { start_code?: string | null; no_code_reason?: string }, idempotencyKey?: string) =>
      server.ask(reportRideProgressEndpoint, {
        params,
        token: driver.token,
        body: { step: "picked_up", ...start },
        ...(idempotencyKey === undefined ? {} : { headers: { "idempotency-key": idempotencyKey } }),
      }),
  };
}
