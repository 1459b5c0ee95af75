import { expect, it } from "vitest";
import { logout } from "../../contract/accounts/accounts.endpoints.ts";
import { acceptRide, assignDriver } from "../../contract/rides/ride-steps.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { workerOf } from "../testing/outbox.ts";
import { bookARide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-house.ts";
import { type SendPush, createPushTransport } from "./push-transport.ts";

onEachDatabase("a driver whose page is closed", (house) => {
  const told: { endpoint: string; kind: string }[] = [];
  let answer = 201;
  const sendPush: SendPush = async (subscription, payload) => {
    const { kind } = JSON.parse(String(payload)) as { kind: string };
    told.push({ endpoint: subscription.endpoint, kind });
    if (answer >= 400) throw Object.assign(new Error("gone"), { statusCode: answer });
    return { statusCode: answer, body: "", headers: {} };
  };
  const keys = { publicKey: "p", privateKey: "k" };
  const contact = async () => "hello@trupial.example";

  async function subscribe(account: { token: string }, name: string): Promise<string> {
    const endpoint = `https://fcm.googleapis.com/${name}`;
    const response = await house.app.inject({
      method: "POST",
      url: "/api/me/push-subscriptions/",
      headers: { authorization: `Bearer ${account.token}` },
      payload: { endpoint, keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } },
    });
    expect(response.statusCode).toBe(204);
    return endpoint;
  }

  it("is told of a new ride and of one he is given, not of what he did himself", async () => {
    const operator = await makeAccount(house, { role: "operator" });
    const [driver, away] = [await makeDriver(house), await makeDriver(house, { onShift: false })];
    const endpoint = await subscribe(driver, "driver");
    await subscribe(away, "away");
    const worker = workerOf(house, { push: createPushTransport({ ...house, keys, contact, sendPush }) });
    const [given, taken] = [
      await bookARide(house, { rider_phone: "5550401" }),
      await bookARide(house, { rider_phone: "5550402" }),
    ];
    await worker.sendDue();
    expect(told.splice(0)).toEqual([
      { endpoint, kind: "ride_in_pool" },
      { endpoint, kind: "ride_in_pool" },
    ]);
    await house.call(acceptRide, { params: { id: taken.id }, token: driver.token });
    await house.call(assignDriver, {
      params: { id: given.id },
      body: { driver_id: driver.id, force: true },
      token: operator.token,
    });
    await worker.sendDue();
    expect(told.splice(0)).toEqual([{ endpoint, kind: "ride_given" }]);
  });

  it("is told nothing where his session was ended, as on a phone that was lost", async () => {
    const driver = await makeDriver(house);
    const endpoint = await subscribe(driver, "lost");
    const worker = workerOf(house, { push: createPushTransport({ ...house, keys, contact, sendPush }) });
    await bookARide(house, { rider_phone: "5550404" });
    await worker.sendDue();
    expect(told.splice(0).map((push) => push.endpoint)).toContain(endpoint);
    await house.call(logout, { body: {}, token: driver.token });
    await bookARide(house, { rider_phone: "5550405" });
    await worker.sendDue();
    expect(told.splice(0).map((push) => push.endpoint)).not.toContain(endpoint);
  });

  it("is forgotten when his browser no longer wants to hear", async () => {
    const driver = await makeDriver(house);
    const endpoint = await subscribe(driver, "gone");
    const worker = workerOf(house, { push: createPushTransport({ ...house, keys, contact, sendPush }) });
    answer = 410;
    await bookARide(house, { rider_phone: "5550403" });
    await worker.sendDue();
    const left = await house.db
      .selectFrom("push_subscriptions")
      .select("endpoint")
      .where("endpoint", "=", endpoint)
      .execute();
    expect(left).toEqual([]);
  });

  it("cannot make us knock at an address that is no push service", async () => {
    const driver = await makeDriver(house);
    const response = await house.app.inject({
      method: "POST",
      url: "/api/me/push-subscriptions/",
      headers: { authorization: `Bearer ${driver.token}` },
      payload: { endpoint: "https://10.0.0.1/x", keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } },
    });
    expect(response.statusCode).toBe(400);
  });
});
