import { expect, it } from "vitest";
import type { PhoneMessages } from "../../../contract/company/phone-messages.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  assignDriverEndpoint,
  listRideMessagesEndpoint,
  releaseRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  changeTrackedRideEndpoint,
  proveBookingEndpoint,
  sendBookingCodeEndpoint,
  trackRideEndpoint,
  undoTrackedRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import {
  listSentMessagesEndpoint,
  sendMessageAgainEndpoint,
} from "../../../contract/notifications/notifications.endpoints.ts";
import {
  editCompanyProfileEndpoint,
  getCompanyProfileEndpoint,
} from "../../../contract/company/company-profile.endpoints.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { BEFORE_BASELINE } from "../../database/migrations/before-baseline/chain.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { emptyOutbox } from "../../testing/outbox.ts";
import { GATEWAY_SECRETS, phoneGatewaysOf } from "../../testing/phone-gateways.ts";
import { bookARide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

const PUBLIC_URL = "https://taxi.example";

onADatabase(
  "a message that costs money",
  (server) => {
    const { fakes, send } = phoneGatewaysOf(server, PUBLIC_URL);
    let last = 5_840_000;
    const fresh = async (settings: Partial<PhoneMessages> = {}) => {
      await emptyOutbox(server);
      await server.db.deleteFrom("phone_message_counts").execute();
      fakes.sms.taken.splice(0);
      const { token } = await makeAccount(server, { role: "staff" });
      const phone_messages = { order: ["sms" as const], per_day: 1_000, countries: [], ...settings };
      await server.call(editCompanyProfileEndpoint, { body: { phone_messages }, token });
    };
    let booked = 0;
    const book = (facts: object = {}, token?: string) =>
      bookARide(
        server,
        {
          rider_phone: String((last += 1)),
          // Two that are the same within seconds are one.
          notes: `Ride ${(booked += 1)}`,
          ride_datetime: new Date(server.clock.now().getTime() + 30 * HOUR_MS).toISOString(),
          ...facts,
        },
        token,
      );
    const byCode = (ride: Ride) => ({ params: { tracking_code: ride.tracking_code ?? "" } });
    const move = (ride: Ride, minutes: number) =>
      server.call(changeTrackedRideEndpoint, {
        ...byCode(ride),
        body: {
          ride_datetime: new Date(Date.parse(ride.ride_datetime) + minutes * MINUTE_MS).toISOString(),
        },
      });
    const messagesOf = async ({ id }: Ride) => {
      const { token } = await makeAccount(server, { role: "operator" });
      return server.call(listRideMessagesEndpoint, { params: { id }, token });
    };
    const wait = async (milliseconds: number) => {
      server.clock.advance(milliseconds);
      await send();
    };

    it("goes three times a day to a number that nobody proved, whatever a stranger changes, and says so at the desk", async () => {
      await fresh();
      const ride = await book();
      await send();
      for (let change = 1; change <= 6; change += 1) {
        await move(ride, 5 * change);
        await wait(4 * MINUTE_MS);
      }
      expect(fakes.sms.taken).toHaveLength(3);
      expect((await messagesOf(ride)).at(0)).toMatchObject({ state: "failed", reason: "number_limit" });
      // What drivers and dispatch do is told all the same.
      const { token } = await makeAccount(server, { role: "operator" });
      const driver = await makeDriver(server);
      const body = { driver_id: driver.id };
      await server.call(assignDriverEndpoint, { params: { id: ride.id }, body, token });
      await wait(MINUTE_MS);
      expect(fakes.sms.taken.filter(({ to }) => to.endsWith(String(last)))).toHaveLength(4);
      // Of a ride whose booking was held back nothing goes, until the office has sent it.
      const phone = String(last);
      const fourth = await book({ rider_phone: phone });
      await send();
      expect(await messagesOf(fourth)).toMatchObject([{ kind: "booked", reason: "number_limit" }]);
      await server.call(assignDriverEndpoint, {
        params: { id: fourth.id },
        body: { ...body, force: true },
        token,
      });
      await wait(MINUTE_MS);
      expect(fakes.sms.taken.filter(({ to }) => to.endsWith(phone))).toHaveLength(4);
    });

    it("is one for several changes within minutes, with what was before the first, and none where they come to nothing", async () => {
      await fresh();
      const ride = await book();
      await send();
      for (const minutes of [30, 45, 60]) await move(ride, minutes);
      await wait(MINUTE_MS);
      expect(fakes.sms.taken).toHaveLength(1);
      await wait(3 * MINUTE_MS);
      expect(fakes.sms.taken).toHaveLength(2);
      const told = await server.db
        .selectFrom("outbox")
        .select("payload")
        .where("kind", "=", "changed")
        .where("channel", "=", "phone")
        .executeTakeFirstOrThrow();
      expect(told.payload).toMatchObject({ earlier: { rideDatetime: ride.ride_datetime } });
      await move(ride, 90);
      await move(ride, 60);
      await wait(5 * MINUTE_MS);
      expect(fakes.sms.taken).toHaveLength(2);
    });

    it("about a change does not come after the ride was called off, and comes where that was taken back", async () => {
      await fresh();
      const [gone, stays] = [await book(), await book()];
      await send();
      for (const ride of [gone, stays]) {
        await move(ride, 30);
        server.clock.advance(SECOND_MS);
        await server.call(cancelTrackedRideEndpoint, byCode(ride));
      }
      await server.call(undoTrackedRideEndpoint, byCode(stays));
      await wait(5 * MINUTE_MS);
      const kindsOf = async (ride: Ride) =>
        (await messagesOf(ride)).map(({ kind, state }) => `${kind} ${state}`).toSorted();
      expect(await kindsOf(gone)).toEqual(["booked sent", "cancelled sent", "changed failed"]);
      expect(await kindsOf(stays)).toEqual(["booked sent", "changed sent"]);
    });

    it("goes abroad once the number is proved, dispatch booked or sent it, or the company opened the country", async () => {
      await fresh({ open_to: ["+599", "+31"] });
      const { token } = await makeAccount(server, { role: "operator" });
      const abroad = "+8821312345670";
      const ride = await book({ rider_phone: abroad });
      await book({ rider_phone: "+31612345001" });
      await book({ rider_phone: "+8821312345671" }, token);
      await send();
      expect(fakes.sms.taken.map(({ to }) => to).toSorted()).toEqual(["+31612345001", "+8821312345671"]);
      expect(await messagesOf(ride)).toMatchObject([{ state: "failed", reason: "unproved_abroad" }]);
      expect((await server.call(trackRideEndpoint, byCode(ride))).told_by).toEqual([]);
      // The office may send it.
      const staff = await makeAccount(server, { role: "staff" });
      const listed = await server.call(listSentMessagesEndpoint, {
        query: { q: ride.reference },
        token: staff.token,
      });
      await server.call(sendMessageAgainEndpoint, {
        params: { id: listed[0]?.id ?? 0 },
        token: staff.token,
      });
      await send();
      expect(fakes.sms.taken.map(({ to }) => to)).toContain(abroad);
      // A code goes there, and its coming back opens the number.
      for (let turn = 0; turn < 2; turn += 1) await book({ rider_phone: abroad });
      const held = await book({ rider_phone: abroad });
      expect(held.held).toBe(true);
      await server.call(sendBookingCodeEndpoint, { ...byCode(held), body: { way: "phone" } });
      await send();
      const code = /\d{6}/.exec(fakes.sms.taken.at(-1)?.body ?? "")?.[0] ?? "";
      await server.call(proveBookingEndpoint, { ...byCode(held), body: { code } });
      const before = fakes.sms.taken.length;
      await send();
      expect(fakes.sms.taken.slice(before).map(({ to }) => to)).toEqual([abroad]);
      expect((await server.call(trackRideEndpoint, byCode(ride))).told_by).toEqual(["phone"]);
    });

    it("leaves a share of the day for codes and drivers", async () => {
      await fresh({ per_day: 4, reserved_percent: 50, unproved_per_number: 10 });
      const phone = String(last + 1);
      for (let turn = 0; turn < 3; turn += 1) await book({ rider_phone: phone });
      const held = await book({ rider_phone: phone });
      await send();
      expect(fakes.sms.taken).toHaveLength(2);
      await server.call(sendBookingCodeEndpoint, { ...byCode(held), body: { way: "phone" } });
      const { token } = await makeAccount(server, { role: "operator" });
      const driver = await makeDriver(server);
      await server.call(releaseRideEndpoint, { params: { id: held.id }, token });
      await server.call(assignDriverEndpoint, {
        params: { id: held.id },
        body: { driver_id: driver.id },
        token,
      });
      await wait(MINUTE_MS);
      expect(
        fakes.sms.taken
          .slice(2)
          .map(({ to }) => to.slice(-7))
          .toSorted(),
      ).toEqual([phone, driver.phone].toSorted());
    });

    it("goes on to the countries that a company had named before they had to be opened", async () => {
      const staff = await makeAccount(server, { role: "staff" });
      const openTo = async (countries: PhoneMessages["countries"]) => {
        const phone_messages = JSON.stringify({ order: ["sms"], per_day: 100, countries });
        await server.db.updateTable("company_profile").set({ phone_messages }).execute();
        await BEFORE_BASELINE["062-phone-limits"]?.up(server.db);
        const { phone_messages: kept } = await server.call(getCompanyProfileEndpoint, { token: staff.token });
        return kept?.open_to.toSorted();
      };
      expect(await openTo([])).toEqual(["+599"]);
      expect(
        await openTo([
          { prefix: "+31", per_day: 50 },
          { prefix: "+1", per_day: 0 },
        ]),
      ).toEqual(["+31", "+599"]);
    });

    it("is limited for each country that has no limit of its own", async () => {
      await fresh({ open_to: ["+"], other_country_per_day: 1 });
      for (const number of ["+8821312345601", "+8821312345602", "+5078123456"]) {
        await book({ rider_phone: number });
      }
      await send();
      expect(fakes.sms.taken.map(({ to }) => to.slice(0, 4)).toSorted()).toEqual(["+507", "+882"]);
    });
  },
  { publicUrl: PUBLIC_URL, gateways: GATEWAY_SECRETS },
);
