import { expect, it } from "vitest";
import type { PhoneMessages } from "../../../contract/company/phone-messages.ts";
import {
  assignDriverEndpoint,
  listRideMessagesEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../../contract/company/company-profile.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { inTransaction } from "../../database/connect.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { GATEWAY_SECRETS, phoneGatewaysOf } from "../../testing/phone-gateways.ts";
import { bookARide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { queueTimeFree } from "../queue-time-free.ts";

const PUBLIC_URL = "https://taxi.example";
onADatabase(
  "a message to a phone",
  (server) => {
    const { fakes, send } = phoneGatewaysOf(server, PUBLIC_URL);
    let last = 5_680_000;
    const post = (url: string, signed: { headers: Record<string, string>; payload: string }) =>
      server.app.inject({ method: "POST", url, ...signed });
    const setUp = async (settings: Partial<PhoneMessages>) => {
      const { token } = await makeAccount(server, { role: "staff" });
      const phone_messages = {
        order: ["whatsapp", "sms"] as const,
        per_day: 1_000,
        countries: [],
        ...settings,
      };
      await server.call(editCompanyProfileEndpoint, {
        body: { phone_messages: { ...phone_messages, order: [...phone_messages.order] } },
        token,
      });
    };
    const fresh = async (settings: Partial<PhoneMessages> = {}) => {
      await server.db.deleteFrom("outbox").execute();
      await server.db.deleteFrom("phone_message_counts").execute();
      await server.db.deleteFrom("recipient_counts").execute();
      for (const fake of [fakes.sms, fakes.whatsapp]) {
        fake.taken.splice(0);
        Object.assign(fake.refusal, { status: 0, code: 0 });
      }
      await setUp(settings);
    };
    const messagesOf = async (id: number) => {
      const { token } = await makeAccount(server, { role: "operator" });
      return server.call(listRideMessagesEndpoint, { params: { id }, token });
    };
    const book = (facts: object = {}) => bookARide(server, { rider_phone: String((last += 1)), ...facts });

    it("goes by WhatsApp to who agreed, as a template of their language, and by SMS to others", async () => {
      await fresh();
      const agreed = await book({ language: "es", whatsapp_consent: true });
      const other = await book({ language: "es" });
      await send();
      const [template] = fakes.whatsapp.taken;
      expect(fakes.whatsapp.taken).toHaveLength(1);
      expect(template).toMatchObject({
        to: `5999${last - 1}`,
        name: "booked",
        language: "es",
        button: `es/track/${agreed.tracking_code}`,
      });
      expect(template?.parameters).toContain(agreed.reference);
      const [sms] = fakes.sms.taken;
      expect(fakes.sms.taken).toHaveLength(1);
      expect(sms).toMatchObject({ to: `+5999${last}`, from: fakes.sms.from });
      expect(sms?.body).toContain(`Su viaje ${other.reference} está reservado`);
      expect(sms?.body).toContain(`https://taxi.example/es/track/${other.tracking_code}`);
    });

    it("goes by WhatsApp to who agreed when they joined a waiting list, as a template too", async () => {
      await fresh();
      const tell = (whatsapp: boolean, nextCar: boolean) =>
        inTransaction(server.db, (trx) =>
          queueTimeFree(trx, {
            facts: {
              code: "the-code",
              name: "",
              wantedAt: "2026-11-20T20:45:00.000Z",
              nextCar,
              whatsapp,
              pickup: "Punda",
              dropoff: "Mambo Beach",
            },
            language: "en",
            email: null,
            phone: String((last += 1)),
            now: server.clock.now(),
          }),
        );
      await tell(true, false);
      await tell(true, true);
      await tell(false, false);
      await send();
      const when = "Friday, November 20, 2026, 4:45 PM";
      expect(fakes.whatsapp.taken.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject(
        [
          { name: "next_car_free", parameters: [when] },
          { name: "time_free", parameters: [when], button: "waiting/the-code" },
        ],
      );
      expect(fakes.sms.taken).toHaveLength(1);
    });

    it("goes in Papiamentu under names of its own, which WhatsApp does not know as a language", async () => {
      await fresh();
      await book({ language: "pap", whatsapp_consent: true });
      await send();
      expect(fakes.whatsapp.taken).toMatchObject([{ name: "booked_pap", language: "es" }]);
    });

    it("goes by the next gateway at once where one does not take it", async () => {
      await fresh();
      Object.assign(fakes.whatsapp.refusal, { status: 400, code: 131_026 });
      const ride = await book({ whatsapp_consent: true });
      await send();
      expect(fakes.sms.taken).toHaveLength(1);
      expect(await messagesOf(ride.id)).toMatchObject([{ channel: "phone", gateway: "sms", state: "sent" }]);
    });

    it("goes by the next where the first reports later that it failed, once however often it says so", async () => {
      await fresh();
      const ride = await book({ whatsapp_consent: true });
      await send();
      const messageId = fakes.whatsapp.taken[0]?.messageId ?? "";
      const failed = fakes.whatsapp.signed({
        statuses: [
          {
            id: "wamid.1",
            status: "failed",
            biz_opaque_callback_data: messageId,
            errors: [{ code: 131_026 }],
          },
        ],
      });
      expect((await post("/gateways/whatsapp/", failed)).statusCode).toBe(200);
      expect((await post("/gateways/whatsapp/", failed)).statusCode).toBe(200);
      await send();
      await send();
      expect(fakes.sms.taken).toHaveLength(1);
      const reportTo = new URL(fakes.sms.taken[0]?.reportTo ?? "");
      const report = async (MessageStatus: string, ErrorCode = "") =>
        post(
          `${reportTo.pathname}${reportTo.search}`,
          fakes.sms.signed(reportTo.href, { MessageSid: "SM1", MessageStatus, ErrorCode }),
        );
      await report("delivered");
      await report("sent");
      await report("delivered");
      expect(await messagesOf(ride.id)).toMatchObject([{ gateway: "sms", state: "delivered" }]);
    });

    it("is shown to dispatch as failed, and why, where no gateway could deliver it", async () => {
      await fresh();
      const ride = await book();
      await send();
      const reportTo = new URL(fakes.sms.taken[0]?.reportTo ?? "");
      const fields = { MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "30003" };
      await post(`${reportTo.pathname}${reportTo.search}`, fakes.sms.signed(reportTo.href, fields));
      await send();
      expect(fakes.sms.taken).toHaveLength(1);
      expect(await messagesOf(ride.id)).toMatchObject([
        { to: "passenger", kind: "booked", state: "failed", reason: "sms_30003" },
      ]);
    });

    it("believes no report that is not signed", async () => {
      await fresh();
      const ride = await book({ whatsapp_consent: true });
      await send();
      const messageId = fakes.whatsapp.taken[0]?.messageId;
      const { payload } = fakes.whatsapp.signed({
        statuses: [{ id: "wamid.1", status: "failed", biz_opaque_callback_data: messageId }],
      });
      const forged = {
        "content-type": "application/json",
        "x-hub-signature-256": `sha256=${"0".repeat(64)}`,
      };
      expect((await post("/gateways/whatsapp/", { headers: forged, payload })).statusCode).toBe(403);
      const form = { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": "no" };
      const stop = { headers: form, payload: "From=%2B59995680001&Body=STOP" };
      expect((await post("/gateways/sms/", stop)).statusCode).toBe(403);
      expect(await messagesOf(ride.id)).toMatchObject([{ gateway: "whatsapp", state: "sent" }]);
    });

    it("tells Meta that the address is ours, and nobody who does not know the word", async () => {
      const ask = (word: string) =>
        server.app.inject({
          method: "GET",
          url: "/gateways/whatsapp/",
          query: { "hub.mode": "subscribe", "hub.verify_token": word, "hub.challenge": "1158201444" },
        });
      expect((await ask("a word of our own")).body).toBe("1158201444");
      expect((await ask("another")).statusCode).toBe(403);
    });

    it("goes to nobody who has answered STOP, by either gateway, until they answer START", async () => {
      await fresh();
      const number = `+5999${last + 1}`;
      const say = (Body: string) =>
        post("/gateways/sms/", fakes.sms.signed(`${PUBLIC_URL}/gateways/sms/`, { From: number, Body }));
      expect((await say(" Stop ")).statusCode).toBe(200);
      const ride = await book({ whatsapp_consent: true });
      await send();
      expect([fakes.sms.taken, fakes.whatsapp.taken]).toEqual([[], []]);
      expect(await messagesOf(ride.id)).toMatchObject([{ state: "failed", reason: "stopped" }]);
      const params = { tracking_code: ride.tracking_code ?? "" };
      expect((await server.call(trackRideEndpoint, { params })).told_by).toEqual([]);
      await say("START");
      expect((await server.call(trackRideEndpoint, { params })).told_by).toEqual(["phone"]);
      // By WhatsApp the same.
      const answer = fakes.whatsapp.signed({ messages: [{ from: number.slice(1), text: { body: "ALTO" } }] });
      await post("/gateways/whatsapp/", answer);
      expect((await server.call(trackRideEndpoint, { params })).told_by).toEqual([]);
    });

    it("stops at the day's limit for all, and at the one of a country, and says so at the desk", async () => {
      await fresh({
        countries: [
          { prefix: "+31", per_day: 1 },
          { prefix: "+1", per_day: 0 },
        ],
        open_to: ["+"],
        reserved_percent: 0,
        per_day: 3,
      });
      const numbers = ["+31612345678", "+31612345679", "+13055550100", "5680901", "5680902", "5680903"];
      const rides = [];
      for (const rider_phone of numbers) rides.push(await book({ rider_phone }));
      await send();
      expect(fakes.sms.taken.map(({ to }) => to).toSorted()).toHaveLength(3);
      expect(fakes.sms.taken.filter(({ to }) => to.startsWith("+31"))).toHaveLength(1);
      expect(fakes.sms.taken.filter(({ to }) => to.startsWith("+1"))).toEqual([]);
      expect(await messagesOf(rides[2]?.id ?? 0)).toMatchObject([
        { state: "failed", reason: "limit_reached" },
      ]);
      // The next day the count begins again.
      server.clock.advance(24 * HOUR_MS);
      await book({ rider_phone: "+31612345680" });
      await send();
      expect(fakes.sms.taken.at(-1)?.to).toBe("+31612345680");
    });

    it("reaches a driver who has no browser that asked to be told", async () => {
      await fresh();
      const { token } = await makeAccount(server, { role: "operator" });
      const driver = await makeDriver(server);
      const ride = await book();
      await server.call(assignDriverEndpoint, {
        params: { id: ride.id },
        body: { driver_id: driver.id },
        token,
      });
      server.clock.advance(MINUTE_MS);
      await send();
      expect(fakes.sms.taken.map(({ to }) => to)).toContain(`+5999${driver.phone}`);
    });

    it("is tried again later where every gateway is away, and leaves no number in the log", async () => {
      await fresh();
      Object.assign(fakes.whatsapp.refusal, { status: 503, code: 2 });
      Object.assign(fakes.sms.refusal, { status: 503, code: 0 });
      const ride = await book({ whatsapp_consent: true });
      await send();
      expect(await messagesOf(ride.id)).toMatchObject([{ state: "waiting" }]);
      Object.assign(fakes.whatsapp.refusal, { status: 0, code: 0 });
      server.clock.advance(MINUTE_MS);
      await send();
      expect(fakes.whatsapp.taken).toHaveLength(1);
      expect(server.log.said()).not.toContain(String(last));
    });
  },
  { publicUrl: PUBLIC_URL, gateways: GATEWAY_SECRETS },
);
