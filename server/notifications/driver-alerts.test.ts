import { expect, it } from "vitest";
import { logoutEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { assignDriverEndpoint, updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { workerOf } from "../testing/outbox.ts";
import { bookARide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";
import { type SendPush, createPushTransport } from "./push-transport.ts";

onADatabase("a driver whose page is closed", (server) => {
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
    const response = await server.app.inject({
      method: "POST",
      url: "/api/me/push-subscriptions/",
      headers: { authorization: `Bearer ${account.token}` },
      payload: { endpoint, keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } },
    });
    expect(response.statusCode).toBe(204);
    return endpoint;
  }

  it("is told of a new ride and of one assigned to them, not of their own actions", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const [driver, away] = [await makeDriver(server), await makeDriver(server, { onShift: false })];
    const endpoint = await subscribe(driver, "driver");
    await subscribe(away, "away");
    const worker = workerOf(server, { push: createPushTransport({ ...server, keys, contact, sendPush }) });
    const [given, taken] = [
      await bookARide(server, { rider_phone: "5550401" }),
      await bookARide(server, { rider_phone: "5550402" }),
    ];
    await worker.sendDue();
    expect(told.splice(0)).toEqual([
      { endpoint, kind: "ride_in_pool" },
      { endpoint, kind: "ride_in_pool" },
    ]);
    await server.call(acceptRideEndpoint, { params: { id: taken.id }, token: driver.token });
    await server.call(assignDriverEndpoint, {
      params: { id: given.id },
      body: { driver_id: driver.id, force: true },
      token: operator.token,
    });
    await worker.sendDue();
    expect(told.splice(0)).toEqual([{ endpoint, kind: "ride_given" }]);
  });

  it("is told that dispatch has changed a ride of theirs", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server, { onShift: false });
    const endpoint = await subscribe(driver, "edited");
    const { id } = await bookARide(server, { rider_phone: "5550405" });
    const params = { id };
    const edit = (passenger_count: number) =>
      server.call(updateRideEndpoint, { params, body: { passenger_count }, token: operator.token });
    const worker = workerOf(server, { push: createPushTransport({ ...server, keys, contact, sendPush }) });
    await edit(3);
    await server.call(acceptRideEndpoint, { params, token: driver.token });
    await worker.sendDue();
    expect(told.splice(0).filter((one) => one.endpoint === endpoint)).toEqual([]);
    await edit(4);
    await worker.sendDue();
    expect(told.splice(0)).toEqual([{ endpoint, kind: "ride_changed" }]);
  });

  it("is told nothing where their session was ended, as on a phone that was lost", async () => {
    const driver = await makeDriver(server);
    const endpoint = await subscribe(driver, "lost");
    const worker = workerOf(server, { push: createPushTransport({ ...server, keys, contact, sendPush }) });
    await bookARide(server, { rider_phone: "5550404" });
    await worker.sendDue();
    expect(told.splice(0).map((push) => push.endpoint)).toContain(endpoint);
    await server.call(logoutEndpoint, { body: {}, token: driver.token });
    await bookARide(server, { rider_phone: "5550405" });
    await worker.sendDue();
    expect(told.splice(0).map((push) => push.endpoint)).not.toContain(endpoint);
  });

  it("is deleted when the browser has unsubscribed", async () => {
    const driver = await makeDriver(server);
    const endpoint = await subscribe(driver, "gone");
    const worker = workerOf(server, { push: createPushTransport({ ...server, keys, contact, sendPush }) });
    answer = 410;
    await bookARide(server, { rider_phone: "5550403" });
    await worker.sendDue();
    const left = await server.db
      .selectFrom("push_subscriptions")
      .select("endpoint")
      .where("endpoint", "=", endpoint)
      .execute();
    expect(left).toEqual([]);
  });

  it("cannot make the server call an address that is no push service, or at another port of one", async () => {
    const driver = await makeDriver(server);
    const subscribed = async (given: string) => {
      const response = await server.app.inject({
        method: "POST",
        url: "/api/me/push-subscriptions/",
        headers: { authorization: `Bearer ${driver.token}` },
        payload: { endpoint: given, keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } },
      });
      return response.statusCode;
    };
    for (const given of [
      "https://10.0.0.1/x",
      "https://fcm.googleapis.com:8443/x",
      "https://somebody@fcm.googleapis.com/x",
      "https://fcm.googleapis.com@10.0.0.1/x",
    ]) {
      expect([given, await subscribed(given)]).toEqual([given, 400]);
    }
    // An address that some parsers read as having no host is kept with the host that was checked.
    await subscribed("https:/fcm.googleapis.com/internal/x");
    const kept = await server.db
      .selectFrom("push_subscriptions")
      .select("endpoint")
      .where("account_id", "=", driver.id)
      .execute();
    for (const { endpoint } of kept) expect(endpoint).toBe("https://fcm.googleapis.com/internal/x");
  });
});
