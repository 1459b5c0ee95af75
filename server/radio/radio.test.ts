import { beforeEach, expect, it } from "vitest";
import {
  getOwnRadioEndpoint,
  getRadioThreadEndpoint,
  listRadioThreadsEndpoint,
  readFromDeskEndpoint,
  readFromDriverEndpoint,
  sendToAllDriversEndpoint,
  sendToDeskEndpoint,
  sendToDriverEndpoint,
} from "../../contract/radio/radio.endpoints.ts";
import { subscribeToPushEndpoint } from "../../contract/events/events.endpoints.ts";
import { deleteMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { type SendPush, createPushTransport } from "../notifications/push-transport.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { workerOf } from "../testing/outbox.ts";
import { onADatabase } from "../testing/test-server.ts";
import { forgetTexts } from "./forget-radio.ts";

const PASSWORD = "a mango in the shade";

onADatabase("the radio between dispatch and drivers", (server) => {
  let desk: TestAccount;
  let driver: TestAccount;
  let other: TestAccount;
  beforeEach(async () => {
    desk = await makeAccount(server, { role: "operator" });
    driver = await makeDriver(server, { passwordHash: await hashPassword(PASSWORD) });
    other = await makeDriver(server);
  });
  const thread = (id = driver.id) =>
    server.call(getRadioThreadEndpoint, { params: { id }, token: desk.token });
  const own = (account = driver) => server.call(getOwnRadioEndpoint, { token: account.token });
  const say = (body: { phrase?: "call_office"; text?: string }) =>
    server.call(sendToDriverEndpoint, { params: { id: driver.id }, body, token: desk.token });

  it("takes a phrase as a phrase and a text as it was typed, and says who wrote and who has read", async () => {
    await say({ phrase: "call_office" });
    const typed = await say({ text: " Bridge is open, take the ring " });
    expect(await own()).toMatchObject({
      unread: 2,
      texts: [
        { from: "desk", phrase: "call_office", text: null, to_all: false, read_at: null },
        { from: "desk", phrase: null, text: "Bridge is open, take the ring", author: expect.any(String) },
      ],
    });
    expect(await own(other)).toEqual({ unread: 0, texts: [] });
    await server.call(readFromDeskEndpoint, { body: { up_to: typed.id }, token: driver.token });
    await server.call(sendToDeskEndpoint, { body: { phrase: "ok" }, token: driver.token });
    expect((await own()).unread).toBe(0);
    const { texts, unread } = await thread();
    expect(unread).toBe(1);
    expect(texts.map(({ from, read_at }) => [from, read_at !== null])).toEqual([
      ["desk", true],
      ["desk", true],
      ["driver", false],
    ]);
  });

  it("is read for every desk by one of them", async () => {
    const { id } = await server.call(sendToDeskEndpoint, {
      body: { text: "Flat tire" },
      token: driver.token,
    });
    const another = await makeAccount(server, { role: "staff" });
    const ofDriver = async () => {
      const { threads } = await server.call(listRadioThreadsEndpoint, { token: another.token });
      return threads.find(({ driver_id }) => driver_id === driver.id);
    };
    expect(await ofDriver()).toMatchObject({ unread: 1, last: { id, text: "Flat tire" } });
    await server.call(readFromDriverEndpoint, {
      params: { id: driver.id },
      body: { up_to: id },
      token: desk.token,
    });
    expect(await ofDriver()).toMatchObject({ unread: 0 });
  });

  it("reaches every driver on shift, and nobody else", async () => {
    const away = await makeDriver(server, { onShift: false });
    const { drivers } = await server.call(sendToAllDriversEndpoint, {
      body: { phrase: "to_pier" },
      token: desk.token,
    });
    expect(drivers).toBeGreaterThanOrEqual(2);
    for (const one of [driver, other]) {
      expect((await own(one)).texts).toMatchObject([{ phrase: "to_pier", to_all: true }]);
    }
    expect((await own(away)).texts).toEqual([]);
  });

  it("keeps the time at which a driver wrote without a signal, within a day and never after now", async () => {
    const write = async (ago: number) => {
      const happened_at = new Date(server.clock.now().getTime() - ago).toISOString();
      const body = { phrase: "traffic" as const, happened_at };
      return server.call(sendToDeskEndpoint, { body, token: driver.token });
    };
    const at = (ago: number) => new Date(server.clock.now().getTime() - ago).toISOString();
    await say({ phrase: "call_office" });
    expect((await write(20 * MINUTE_MS)).happened_at).toBe(at(20 * MINUTE_MS));
    expect((await write(-MINUTE_MS)).happened_at).toBe(at(0));
    expect((await write(9 * DAY_MS)).happened_at).toBe(at(DAY_MS));
    expect((await own()).texts.map(({ from }) => from)).toEqual(["driver", "driver", "desk", "driver"]);
  });

  it("refuses what is neither or both, too long, or a phrase of the other side", async () => {
    for (const body of [
      {},
      { text: " " },
      { text: "a".repeat(281) },
      { phrase: "traffic" },
      { phrase: "thanks", text: "Hi" },
    ]) {
      const answer = await server.app.inject({
        method: "POST",
        url: `/api/radio/${driver.id}/`,
        headers: { authorization: `Bearer ${desk.token}` },
        payload: body,
      });
      expect([body, answer.statusCode, answer.json().code]).toEqual([body, 400, "invalid_input"]);
    }
    const to = await server.request(sendToDriverEndpoint, {
      params: { id: desk.id },
      body: { phrase: "thanks" },
      token: desk.token,
    });
    expect(to.statusCode).toBe(404);
  });

  it("is heard at once by dispatch and that driver alone, and by every driver where it is for all", async () => {
    const address = await listenHere(server.app);
    const rider = await makeAccount(server, { role: "rider" });
    const read = ({ token }: TestAccount) => LiveReader.connect({ address, token });
    const lines = await Promise.all([desk, driver, other, rider].map(read));
    const heard = () =>
      lines.map(({ events }) =>
        events.flatMap((event) => (event.type === "radio.changed" ? [event.driver_id] : [])),
      );
    await say({ phrase: "call_office" });
    await server.call(sendToAllDriversEndpoint, { body: { phrase: "to_airport" }, token: desk.token });
    for (const line of lines.slice(0, 3)) {
      await line.until((events) =>
        events.some((event) => event.type === "radio.changed" && event.driver_id === null),
      );
    }
    expect(heard()).toEqual([[driver.id, null], [driver.id, null], [null], []]);
    await Promise.all(lines.map((line) => line.break()));
  });

  it("shows a driver whose page is in the background the words in their own language", async () => {
    const shown: { body: string }[] = [];
    const sendPush: SendPush = async (_, payload) => {
      shown.push(JSON.parse(String(payload)));
      return { statusCode: 201, body: "", headers: {} };
    };
    await server.call(subscribeToPushEndpoint, {
      body: {
        endpoint: "https://fcm.googleapis.com/radio",
        keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) },
        language: "pap",
      },
      token: driver.token,
    });
    await say({ phrase: "call_office" });
    await say({ text: "Puente a habri" });
    const keys = { publicKey: "p", privateKey: "k" };
    const contact = async () => "hello@trupial.example";
    const push = createPushTransport({ ...server, keys, contact, sendPush });
    await workerOf(server, { push }).sendDue();
    // Both were said in the same moment, and are sent side by side.
    expect(shown.toSorted((a, b) => a.body.localeCompare(b.body))).toMatchObject([
      { kind: "radio_text", title: "Di ofisina", body: "Puente a habri" },
      { kind: "radio_text", title: "Di ofisina", body: "Yama ofisina, por fabor.", url: "/pap/driverpanel" },
    ]);
  });

  it("is forgotten after thirty days, and with the driver's account", async () => {
    await say({ phrase: "call_office" });
    await forgetTexts(server.db, new Date(server.clock.now().getTime() + 29 * DAY_MS));
    expect((await own()).texts).toHaveLength(1);
    await forgetTexts(server.db, new Date(server.clock.now().getTime() + 31 * DAY_MS));
    expect((await own()).texts).toEqual([]);
    await say({ text: "Once more" });
    await server.call(deleteMeEndpoint, { body: { password: PASSWORD }, token: driver.token });
    const rows = server.db.selectFrom("radio_texts").where("driver_id", "=", driver.id).select("id");
    expect(await rows.execute()).toEqual([]);
  });
});
