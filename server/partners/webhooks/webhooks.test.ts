import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { acceptRideEndpoint, cancelRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { assignDriverEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  addWebhookEndpoint,
  listWebhookMessagesEndpoint,
  listWebhooksEndpoint,
  removeWebhookEndpoint,
  renewWebhookKeyEndpoint,
  replayWebhookMessageEndpoint,
  testWebhookEndpoint,
} from "../../../contract/partners/webhooks.endpoints.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { type Answer, type Asked, openLocalService } from "../../testing/local-service.ts";
import { makePartner, makePartnerKey } from "../../testing/partners.ts";
import { aBooking } from "../../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";
import { openWebhookKeys } from "./webhook-keys.ts";
import { WebhookSender } from "./webhook-sender.ts";

const LOCAL = { address: "127.0.0.1", family: 4 };
type Service = Awaited<ReturnType<typeof openLocalService>>;
type Body = { type: string; data: { id: number; status: string; reference: string } };

async function senderOf(server: TestServer, timeoutMs = 2_000) {
  return new WebhookSender({
    db: server.db,
    clock: server.clock,
    log: server.app.log,
    keys: await openWebhookKeys(server.secrets),
    reach: { findAddress: async () => LOCAL, timeoutMs, plain: true },
    chance: () => 0,
  });
}

const bodyOf = ({ body }: Asked) => JSON.parse(body) as Body;
const seconds = (asked: Asked) => new Date(Number(asked.headers["webhook-timestamp"]) * 1_000);
const TOLERANCE = { "webhook-timestamp": "" };

onEachDatabase("a partner's webhook", (server) => {
  let staff: TestAccount;
  let sender: WebhookSender;
  const services: Service[] = [];
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
    sender = await senderOf(server);
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.close()));
  });

  /** A hotel with a key, and a receiver that answers so. */
  async function aReceiver(answer: (asked: Asked) => Answer = () => ({ json: {} })) {
    const service = await openLocalService(answer);
    services.push(service);
    const { id } = await makePartner(server);
    const key = await makePartnerKey(server, id);
    const body = { url: "https://hooks.hotel.example/taxi" };
    const made = await server.call(addWebhookEndpoint, { params: { id }, body, token: staff.token });
    await server.db.updateTable("webhooks").set({ url: service.url }).where("id", "=", made.id).execute();
    let rooms = 0;
    const book = () =>
      server.call(bookRideEndpoint, {
        body: aBooking(server, { room: String((rooms += 1)) }),
        token: key.token,
      });
    const messages = () =>
      server.call(listWebhookMessagesEndpoint, { params: { id: made.id }, token: staff.token });
    return { ...service, partnerId: id, key, webhook: made, book, messages };
  }

  async function send(by = sender) {
    await by.begin();
    await by.idle();
  }

  /** Checks as a receiver would, whose clock is the test's. */
  function verify(asked: Asked, secret: string): unknown {
    const real = Date.now;
    Date.now = () => seconds(asked).getTime();
    try {
      return new Verifier(secret).verify(asked.body, {
        ...TOLERANCE,
        ...(asked.headers as Record<string, string>),
      });
    } finally {
      Date.now = real;
    }
  }

  it("tells of every ride on the account, in words without a name, and is verified by a library of others", async () => {
    const hotel = await aReceiver();
    const ride = await hotel.book();
    const cancel = { params: { id: ride.id }, body: {}, token: hotel.key.token };
    await server.call(cancelRideEndpoint, cancel);
    await server.call(bookRideEndpoint, { body: aBooking(server) });
    await send();
    expect(hotel.asked.map(bodyOf)).toMatchObject([
      { type: "ride.booked", data: { id: ride.id, reference: ride.reference, status: "Pending" } },
      { type: "ride.changed", data: { id: ride.id, status: "Cancelled" } },
    ]);
    for (const asked of hotel.asked) {
      expect(verify(asked, hotel.webhook.secret)).toEqual(bodyOf(asked));
      expect(asked.body).not.toContain(ride.rider_name);
      expect(asked.body).not.toContain(ride.tracking_code);
    }
    const forged = { ...hotel.asked[0], body: '{"type":"ride.booked"}' } as Asked;
    expect(() => verify(forged, hotel.webhook.secret)).toThrow("No matching signature found");
    expect(new Set(hotel.asked.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
  });

  it("tells of a driver once one has accepted, not of each who is asked", async () => {
    const hotel = await aReceiver();
    const ride = await hotel.book();
    const driver = await makeDriver(server);
    const params = { id: ride.id };
    await server.call(assignDriverEndpoint, { params, body: { driver_id: driver.id }, token: staff.token });
    await server.call(acceptRideEndpoint, { params, body: {}, token: driver.token });
    await send();
    expect(hotel.asked.map((asked) => bodyOf(asked).data.status)).toEqual(["Pending", "Accepted"]);
  });

  it("signs with both keys while one takes the place of the other, and with the new one alone after a day", async () => {
    const hotel = await aReceiver();
    const renew = { params: { id: hotel.webhook.id }, token: staff.token };
    const renewed = await server.call(renewWebhookKeyEndpoint, renew);
    expect(renewed.secret).not.toBe(hotel.webhook.secret);
    await hotel.book();
    await send();
    server.clock.advance(DAY_MS + 1);
    await hotel.book();
    await send();
    const [during, after] = hotel.asked;
    if (!during || !after) throw new Error("two messages were sent");
    expect(verify(during, hotel.webhook.secret)).toEqual(verify(during, renewed.secret));
    expect(verify(after, renewed.secret)).toEqual(bodyOf(after));
    expect(() => verify(after, hotel.webhook.secret)).toThrow("No matching signature found");
  });

  it("is away for a day, and then has everything once and each ride in its order", async () => {
    let away = true;
    const hotel = await aReceiver(() => (away ? { status: 503 } : { json: {} }));
    const rides = [await hotel.book(), await hotel.book()];
    for (const { id } of rides) {
      await server.call(cancelRideEndpoint, { params: { id }, body: {}, token: hotel.key.token });
    }
    for (let hour = 0; hour < 24; hour += 1) {
      await send();
      server.clock.advance(HOUR_MS);
    }
    const tried = hotel.asked.length;
    expect(tried).toBeLessThan(20);
    away = false;
    for (let hour = 0; hour < 24; hour += 1) {
      await send();
      server.clock.advance(HOUR_MS);
    }
    const taken = hotel.asked.slice(tried);
    for (const { id } of rides) {
      const told = taken.map(bodyOf).filter(({ data }) => data.id === id);
      expect(told.map(({ data }) => data.status)).toEqual(["Pending", "Cancelled"]);
    }
    expect(taken).toHaveLength(4);
  });

  it("is given up after three days, stays in the list, and is sent again by a press", async () => {
    let well = false;
    const hotel = await aReceiver(() => (well ? { json: {} } : { status: 500, text: "secret words" }));
    await hotel.book();
    const began = server.clock.now().getTime();
    let message = (await hotel.messages())[0];
    while (message && message.failed_at === null) {
      await send();
      server.clock.advance(HOUR_MS);
      message = (await hotel.messages())[0];
    }
    expect(message).toMatchObject({ attempts: 10, last_error: "http_500", next_attempt_at: null });
    expect(Date.parse(message?.failed_at ?? "") - began).toBeGreaterThan(3 * DAY_MS);
    well = true;
    const id = message?.id ?? 0;
    await server.call(replayWebhookMessageEndpoint, { params: { id }, token: staff.token });
    await send();
    expect((await hotel.messages())[0]).toMatchObject({ failed_at: null, last_error: null, attempts: 1 });
    expect(new Set(hotel.asked.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("ends where its receiver says that it is gone, and is removed by the office", async () => {
    const hotel = await aReceiver(() => ({ status: 410 }));
    await hotel.book();
    await send();
    await hotel.book();
    await send();
    expect(hotel.asked).toHaveLength(1);
    const list = () =>
      server.call(listWebhooksEndpoint, { params: { id: hotel.partnerId }, token: staff.token });
    expect(await list()).toMatchObject([{ ended: "gone", waiting: 0, failed: 1 }]);
    const other = await aReceiver();
    await server.call(testWebhookEndpoint, { params: { id: other.webhook.id }, token: staff.token });
    await server.call(removeWebhookEndpoint, { params: { id: other.webhook.id }, token: staff.token });
    await send();
    expect(other.asked).toEqual([]);
  });

  it("waits as long as its receiver asks, and follows no redirect", async () => {
    const answers = ["120", "Fri, 01 Jan 2100 00:00:00 GMT"];
    const elsewhere = await openLocalService(() => ({ json: {} }));
    services.push(elsewhere);
    const receiver = createServer((_request, response) => {
      const asked = answers.shift();
      if (asked === undefined) response.writeHead(307, { location: elsewhere.url }).end();
      else response.writeHead(429, { "retry-after": asked }).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const hotel = await aReceiver();
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    await server.db.updateTable("webhooks").set({ url }).where("id", "=", hotel.webhook.id).execute();
    await hotel.book();
    const waits: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const now = server.clock.now();
      await send();
      const [message] = await hotel.messages();
      waits.push(Date.parse(message?.next_attempt_at ?? "") - now.getTime());
      server.clock.advance(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([2 * MINUTE_MS, DAY_MS, 30 * MINUTE_MS]);
    expect((await hotel.messages())[0]?.last_error).toBe("http_307");
    expect(elsewhere.asked).toEqual([]);
    receiver.closeAllConnections();
    receiver.close();
  });

  it("that never answers holds up no other, and no connection for longer than its time", async () => {
    const hanging = await aReceiver(() => "silence");
    const quick = await aReceiver();
    await hanging.book();
    await quick.book();
    const impatient = await senderOf(server, 500);
    await impatient.begin();
    await expect.poll(() => quick.asked.length).toBe(1);
    await impatient.idle();
    expect((await hanging.messages())[0]).toMatchObject({ last_error: "timeout", sent_at: null });
  });

  it("lies with an endless answer, and only its head is read", async () => {
    const liar = createServer((_request, response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", pour);
      pour();
    });
    await new Promise<void>((resolve) => liar.listen(0, "127.0.0.1", resolve));
    const hotel = await aReceiver();
    const url = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
    await server.db.updateTable("webhooks").set({ url }).where("id", "=", hotel.webhook.id).execute();
    await hotel.book();
    await send();
    expect((await hotel.messages())[0]).toMatchObject({ last_error: null, attempts: 1 });
    liar.closeAllConnections();
    liar.close();
  });

  it("is sent once by two servers that look at the same moment", async () => {
    const hotel = await aReceiver();
    for (let ride = 0; ride < 6; ride += 1) await hotel.book();
    const other = await senderOf(server);
    await Promise.all([send(), send(other)]);
    await send();
    expect(hotel.asked).toHaveLength(6);
  });

  it("has an address of the internet by https alone", async () => {
    const { id } = await makePartner(server);
    for (const url of [
      "http://hotel.example",
      "https://user:word@hotel.example",
      "ftp://hotel.example",
      "x",
    ]) {
      const asked = { params: { id }, body: { url }, token: staff.token };
      expect((await server.request(addWebhookEndpoint, asked)).statusCode).toBe(400);
    }
  });
});
