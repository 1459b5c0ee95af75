import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { TRIAL_PAGE_TEXTS } from "./trial-page-texts.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  askPaymentEndpoint,
  cancelPayLinkEndpoint,
  getPayLinkSettingsEndpoint,
  getPaymentToMakeEndpoint,
  listPayLinksEndpoint,
  payTrackedRideEndpoint,
  refundPayLinkEndpoint,
  setPayLinkSettingsEndpoint,
} from "../../contract/pay-links/pay-links.endpoints.ts";
import { listStatementsEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { listDriverCashEndpoint, recordPaymentEndpoint } from "../../contract/payments/payments.endpoints.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeStatementRow } from "../testing/partners.ts";
import {
  followPayments,
  makePayLink,
  payLinkSettingsAre,
  playPayment,
  trialPayments,
} from "../testing/pay-links.ts";
import { makeRide } from "../testing/rides.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../testing/test-server.ts";
import { cancelUnclaimed } from "./cancel-unclaimed.ts";
import { takeProviderState } from "./take-provider-state.ts";
import { MOST_CHECKS_FOR_NOTICE } from "./pay-link-times.ts";
import { takeBackOpenLink } from "./pay-links.queries.ts";

const payments = trialPayments();
const { trials } = payments;

const follow = (server: TestServer) => followPayments(server, trials);

const idOf = (link: string | null) => link?.split("/").at(-1) ?? "";
const rowOf = (server: TestServer, id: number) =>
  server.db.selectFrom("rides").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

onEachDatabase(
  "paying a ride by link",
  (server) => {
    let staff: TestAccount;
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff" });
      await payLinkSettingsAre(server, { mode: "offered" });
    });

    const begin = (tracking_code: string) =>
      server.call(payTrackedRideEndpoint, { params: { tracking_code } });
    const track = (tracking_code: string) => server.call(trackRideEndpoint, { params: { tracking_code } });
    const linksOf = (ride_id: number) =>
      server.call(listPayLinksEndpoint, { query: { ride_id }, token: staff.token });
    const refund = (id: number, amount: number) =>
      server.request(refundPayLinkEndpoint, {
        params: { id },
        body: { amount, reason: "It was less" },
        token: staff.token,
      });
    async function payWhole(tracking_code: string) {
      const payment = await begin(tracking_code);
      await playPayment(server, payment.link, "pay");
      await follow(server);
      return payment;
    }

    it("leaves nothing to collect in the car, says so to guest and driver, and owes the driver the fare", async () => {
      const driver = await makeDriver(server);
      const ride = await makeRide(server, { status: "Accepted", driverId: driver.id, fare_cents: 3_400 });
      expect((await track(ride.trackingCode)).pay_offer).toEqual({ purpose: "fare", amount: "34.00" });
      const payment = await begin(ride.trackingCode);
      expect(payment).toMatchObject({
        state: "open",
        amount: "34.00",
        reference: ride.reference,
        trial: true,
      });
      expect(await begin(ride.trackingCode)).toEqual(payment);
      const back = await playPayment(server, payment.link, "pay");
      expect([back.statusCode, back.headers.location]).toEqual([303, `/pay/${payment.code}?returned=true`]);
      await follow(server);
      const params = { code: payment.code };
      expect(await server.call(getPaymentToMakeEndpoint, { params })).toMatchObject({
        state: "paid",
        link: null,
      });
      const tracked = await track(ride.trackingCode);
      expect([tracked.paid_by_link, tracked.pay_offer]).toEqual(["34.00", undefined]);
      const done = await server.call(finishRideEndpoint, { params: { id: ride.id }, token: driver.token });
      expect([done.paid_by, done.paid_by_link]).toEqual(["card", "34.00"]);
      const held = await server.call(listDriverCashEndpoint, { token: staff.token });
      expect(held.find(({ driver_id }) => driver_id === driver.id)).toBeUndefined();
    });

    it("says to every page that rides can be paid by link, while staff have it on", async () => {
      const paysByLink = async () => (await server.call(getConfigEndpoint, {})).company.pays_by_link;
      expect(await paysByLink()).toBe(true);
      await payLinkSettingsAre(server, { mode: "off" });
      expect(await paysByLink()).toBeUndefined();
      await payLinkSettingsAre(server, { mode: "offered" });
    });

    it.each([
      ["fail", "failed"],
      ["cancel", "cancelled"],
    ] as const)("is still booked and offered again where its payer lets it %s", async (deed, state) => {
      const ride = await makeRide(server, { fare_cents: 3_400 });
      const payment = await begin(ride.trackingCode);
      await playPayment(server, payment.link, deed);
      await follow(server);
      const params = { code: payment.code };
      expect((await server.call(getPaymentToMakeEndpoint, { params })).state).toBe(state);
      const tracked = await track(ride.trackingCode);
      expect([tracked.status, tracked.paid_by_link, tracked.pay_offer?.amount]).toEqual([
        "Pending",
        undefined,
        "34.00",
      ]);
      const again = await begin(ride.trackingCode);
      expect(again.code).not.toBe(payment.code);
      await playPayment(server, again.link, "pay");
      await follow(server);
      expect((await track(ride.trackingCode)).paid_by_link).toBe("34.00");
    });

    it("has a page of its own that says that no money moves, in the language of the ride, and runs nothing", async () => {
      const ride = await makeRide(server, { fare_cents: 3_400, language: "nl" });
      const { link } = await begin(ride.trackingCode);
      const page = await server.app.inject({ url: link ?? "" });
      expect(page.body).toContain(TRIAL_PAGE_TEXTS.nl.plain);
      expect(page.body).toContain('lang="nl"');
      expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
      const none = await server.app.inject({ url: `${link ?? ""}0` });
      expect(none.statusCode).toBe(404);
    });

    it("is paid on the page to which the guest comes back, in its first answer", async () => {
      const ride = await makeRide(server, { fare_cents: 3_400 });
      const payment = await begin(ride.trackingCode);
      await playPayment(server, payment.link, "pay");
      const call = { params: { code: payment.code } };
      expect((await server.call(getPaymentToMakeEndpoint, call)).state).toBe("open");
      const back = await server.call(getPaymentToMakeEndpoint, { ...call, query: { returned: "true" } });
      expect(back).toMatchObject({ state: "paid", link: null });
    });

    it("leaves the rest of a deposit to the car, in the driver's cash too", async () => {
      await payLinkSettingsAre(server, { mode: "deposit", deposit_percent: 30 });
      const driver = await makeDriver(server);
      const ride = await makeRide(server, { status: "Accepted", driverId: driver.id, fare_cents: 2_601 });
      expect((await track(ride.trackingCode)).pay_offer).toEqual({ purpose: "deposit", amount: "7.80" });
      await payWhole(ride.trackingCode);
      expect((await track(ride.trackingCode)).pay_offer).toEqual({ purpose: "fare", amount: "18.21" });
      await server.call(finishRideEndpoint, {
        params: { id: ride.id },
        body: { paid_by: "cash_usd", tip: 2 },
        token: driver.token,
      });
      const held = await server.call(listDriverCashEndpoint, { token: staff.token });
      expect(held.find(({ driver_id }) => driver_id === driver.id)?.usd).toBe("20.21");
      await payLinkSettingsAre(server, { mode: "offered" });
    });

    it("is paid once, however often and in whatever order its messages come", async () => {
      const ride = await makeRide(server, { fare_cents: 3_400 });
      const payment = await begin(ride.trackingCode);
      await playPayment(server, payment.link, "pay");
      const notice = trials.noticeOf(idOf(payment.link));
      await Promise.all([follow(server), follow(server), follow(server)]);
      for (let turn = 0; turn < 3; turn += 1) {
        const heard = await server.app.inject({ method: "POST", url: "/gateways/payments/", ...notice });
        expect([heard.statusCode, heard.json()]).toEqual([200, { success: true }]);
        server.clock.advance(20 * MINUTE_MS);
        await follow(server);
      }
      expect((await rowOf(server, ride.id)).link_cents).toBe(3_400);
      const audit = await server.db
        .selectFrom("audit_log")
        .select("detail")
        .where("action", "=", "paid_by_link")
        .execute();
      expect(audit.filter(({ detail }) => (detail as { ride: number }).ride === ride.id)).toHaveLength(1);
    });

    it("answers a forged message and one about nothing as it does any other, and asks nobody for them", async () => {
      const ride = await makeRide(server);
      const payment = await begin(ride.trackingCode);
      const id = idOf(payment.link);
      const due = () =>
        server.db
          .selectFrom("pay_links")
          .select("next_check_at")
          .where("provider_id", "=", id)
          .executeTakeFirstOrThrow();
      const before = await due();
      const forged = [
        { payload: id },
        { payload: id, headers: { "x-trupial-signature": "0".repeat(64) } },
        { ...trials.noticeOf("00000000-0000-4000-8000-000000000000") },
        { ...trials.noticeOf("' or 1=1") },
        { payload: "" },
        { payload: "\u0000%%%", headers: { "content-type": "application/json" } },
      ];
      for (const message of forged) {
        const heard = await server.app.inject({ method: "POST", url: "/gateways/payments/", ...message });
        expect([heard.statusCode, heard.body]).toEqual([200, '{"success":true}']);
      }
      expect(await due()).toEqual(before);
    });

    it("is heard of soon, however many messages came before that were not true", async () => {
      const ride = await makeRide(server, { fare_cents: 3_400 });
      const { link } = await begin(ride.trackingCode);
      const notice = trials.noticeOf(idOf(link));
      const say = () =>
        server.app.inject({
          method: "POST",
          url: "/gateways/payments/",
          remoteAddress: "190.5.7.1",
          ...notice,
        });
      const paidAfter = async (seconds: number) => {
        for (let second = 0; second <= seconds; second += 1) {
          await say();
          await follow(server);
          if ((await rowOf(server, ride.id)).link_cents > 0) return second;
          server.clock.advance(SECOND_MS);
        }
        return null;
      };
      expect(await paidAfter(60)).toBeNull();
      await playPayment(server, link, "pay");
      expect(await paidAfter(240)).not.toBeNull();
      const { checks } = await server.db
        .selectFrom("pay_links")
        .select("checks")
        .where("provider_id", "=", idOf(link))
        .executeTakeFirstOrThrow();
      expect(checks).toBeLessThanOrEqual(MOST_CHECKS_FOR_NOTICE);
    });

    it("begins one payment where two ask at once, and another where the fare has changed", async () => {
      const ride = await makeRide(server, { fare_cents: 3_400 });
      const both = await Promise.all([begin(ride.trackingCode), begin(ride.trackingCode)]);
      expect(new Set(both.map(({ code }) => code)).size).toBe(1);
      await server.db.updateTable("rides").set({ fare_cents: 4_000 }).where("id", "=", ride.id).execute();
      const next = await begin(ride.trackingCode);
      expect(next.amount).toBe("40.00");
      expect((await linksOf(ride.id)).map(({ state }) => state)).toEqual(["open", "cancelled"]);
    });

    it("counts the first of two that were paid, and owes the second back", async () => {
      const ride = await makeRide(server, { fare_cents: 3_400 });
      const first = await begin(ride.trackingCode);
      await playPayment(server, first.link, "pay");
      // Taken back in the office at the moment in which it was paid.
      const [open] = await linksOf(ride.id);
      await server.call(cancelPayLinkEndpoint, { params: { id: open?.id ?? 0 }, token: staff.token });
      const second = await begin(ride.trackingCode);
      await playPayment(server, second.link, "pay");
      await follow(server);
      await follow(server);
      expect((await rowOf(server, ride.id)).link_cents).toBe(3_400);
      const links = await linksOf(ride.id);
      expect(links.map(({ state }) => state)).toEqual(["paid", "paid"]);
      expect(links.map(({ refund_due }) => Number(refund_due)).toSorted()).toEqual([0, 34]);
      const due = await server.call(listPayLinksEndpoint, {
        query: { state: "refund_due" },
        token: staff.token,
      });
      expect(due.filter((link) => link.ride?.id === ride.id)).toHaveLength(1);
    });

    it("owes back what was paid for a ride that is cancelled, and gives it back once, in part and whole", async () => {
      const ride = await makeRide(server, { fare_cents: 3_400 });
      await payWhole(ride.trackingCode);
      await server.call(cancelRideEndpoint, { params: { id: ride.id }, token: staff.token });
      const [link] = await linksOf(ride.id);
      expect(link).toMatchObject({ state: "paid", refund_due: "34.00" });
      const id = link?.id ?? 0;
      const tries = await Promise.all([refund(id, 20), refund(id, 20)]);
      expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
      expect((await linksOf(ride.id))[0]).toMatchObject({
        state: "partly_refunded",
        refunded: "20.00",
        refund_due: "14.00",
      });
      expect((await refund(id, 14)).statusCode).toBe(200);
      await follow(server);
      const [after] = await linksOf(ride.id);
      expect(after).toMatchObject({ state: "refunded", refunded: "34.00", refund_due: "0.00" });
      expect(after?.refunds.map(({ state }) => state)).toEqual(["done", "done"]);
      expect((await refund(id, 1)).statusCode).toBe(400);
    });

    it("takes a payment back when its ride is called off, and what is paid all the same is owed back", async () => {
      const ride = await makeRide(server, { fare_cents: 3_400 });
      const payment = await begin(ride.trackingCode);
      await server.call(cancelRideEndpoint, { params: { id: ride.id }, token: staff.token });
      await playPayment(server, payment.link, "pay");
      server.clock.advance(MINUTE_MS);
      await follow(server);
      expect((await linksOf(ride.id))[0]).toMatchObject({ state: "paid", refund_due: "34.00" });
      expect(
        (await server.request(payTrackedRideEndpoint, { params: { tracking_code: ride.trackingCode } }))
          .statusCode,
      ).toBe(409);
    });

    it("stays paid where it was paid in the moment before it is taken back", async () => {
      const { id } = await makePayLink(server, { state: "paid", paid_at: server.clock.now() });
      await takeBackOpenLink(server.db, id, server.clock.now());
      const { token } = await makeAccount(server, { role: "operator" });
      const links = await server.call(listPayLinksEndpoint, { token });
      expect(links.find((link) => link.id === id)).toMatchObject({ state: "paid" });
    });

    it("owes back what came after the driver had taken the fare, and what an edit made too much", async () => {
      const driver = await makeDriver(server);
      const late = await makeRide(server, { status: "Accepted", driverId: driver.id, fare_cents: 3_400 });
      const payment = await begin(late.trackingCode);
      const body = { paid_by: "cash_usd" as const };
      await server.call(finishRideEndpoint, { params: { id: late.id }, body, token: driver.token });
      await playPayment(server, payment.link, "pay");
      await follow(server);
      expect((await linksOf(late.id))[0]).toMatchObject({ state: "paid", refund_due: "34.00" });
      expect((await rowOf(server, late.id)).link_cents).toBe(0);

      const cheaper = await makeRide(server, { fare_cents: 3_400 });
      await payWhole(cheaper.trackingCode);
      await server.call(updateRideEndpoint, {
        params: { id: cheaper.id },
        body: { passenger_count: 1 },
        token: staff.token,
      });
      await server.db.updateTable("rides").set({ fare_cents: 3_000 }).where("id", "=", cheaper.id).execute();
      expect((await linksOf(cheaper.id))[0]).toMatchObject({ refund_due: "4.00" });
      // The passenger is told so, until it was given back.
      expect(await track(cheaper.trackingCode)).toMatchObject({ paid_by_link: "30.00", paid_beyond: "4.00" });
      await refund((await linksOf(cheaper.id))[0]?.id ?? 0, 4);
      expect(await track(cheaper.trackingCode)).not.toHaveProperty("paid_beyond");
    });

    it("asks for the rest again when a part was given back before the ride, and never the driver for it after", async () => {
      const driver = await makeDriver(server);
      const ride = await makeRide(server, { status: "Accepted", driverId: driver.id, fare_cents: 3_400 });
      await payWhole(ride.trackingCode);
      const [link] = await linksOf(ride.id);
      await refund(link?.id ?? 0, 10);
      expect(await track(ride.trackingCode)).toMatchObject({
        paid_by_link: "24.00",
        pay_offer: { purpose: "fare", amount: "10.00" },
      });
      await server.call(finishRideEndpoint, { params: { id: ride.id }, token: driver.token });
      await refund(link?.id ?? 0, 4);
      expect((await rowOf(server, ride.id)).link_cents).toBe(2_400);
      const paid = { paid_by: "cash_usd" as const };
      const said = await server.call(recordPaymentEndpoint, {
        params: { id: ride.id },
        body: paid,
        token: driver.token,
      });
      expect([said.paid_by, said.paid_by_link]).toEqual(["cash_usd", "24.00"]);
    });

    it("can be paid on the receipt while nobody has said how it was paid, and then nobody is asked", async () => {
      const ride = await makeRide(server, { status: "Completed", fare_cents: 3_400 });
      await payWhole(ride.trackingCode);
      expect(await rowOf(server, ride.id)).toMatchObject({ link_cents: 3_400, paid_by: "card" });
    });

    it("ends when its week is over, and a failed try lets the guest begin anew", async () => {
      const ride = await makeRide(server, {
        ride_datetime: new Date(server.clock.now().getTime() + 20 * DAY_MS),
      });
      const failed = await begin(ride.trackingCode);
      await playPayment(server, failed.link, "fail");
      await follow(server);
      expect((await linksOf(ride.id))[0]?.state).toBe("failed");
      const again = await begin(ride.trackingCode);
      expect(again.code).not.toBe(failed.code);
      server.clock.advance(7 * DAY_MS + MINUTE_MS);
      await follow(server);
      expect((await linksOf(ride.id))[0]?.state).toBe("expired");
    });
  },
  { payments },
);

onADatabase(
  "what the office asks to be paid by link",
  (server) => {
    let staff: TestAccount;
    let operator: TestAccount;
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff" });
      operator = await makeAccount(server, { role: "operator" });
      await payLinkSettingsAre(server, { mode: "offered", no_show_fee: 12.5, currency: "XCG" });
    });

    it("goes to the passenger in their language, by mail and phone, in the company's currency", async () => {
      const ride = await makeRide(server, {
        fare_cents: 2_600,
        language: "nl",
        rider_email: "eva@example.com",
      });
      const asked = await server.call(askPaymentEndpoint, {
        body: { ride_id: ride.id, purpose: "fare" },
        token: operator.token,
      });
      expect(asked).toMatchObject({ amount: "26.00", currency: "XCG", charged: "46.54", state: "open" });
      const sent = await server.db.selectFrom("outbox").selectAll().where("ride_id", "=", ride.id).execute();
      expect(sent.map(({ kind, channel, language }) => [kind, channel, language])).toEqual([
        ["pay_link", "email", "nl"],
        ["pay_link", "phone", "nl"],
      ]);
      const too = await server.request(askPaymentEndpoint, {
        body: { ride_id: ride.id, purpose: "fare", amount: 26.01 },
        token: operator.token,
      });
      expect(too.statusCode).toBe(400);
    });

    it("marks a statement paid, once; operators have nothing to do with it", async () => {
      const statement_id = await makeStatementRow(server);
      const total = (cents: number) =>
        server.db
          .updateTable("partner_statements")
          .set({ total_cents: cents })
          .where("id", "=", statement_id);
      await expect(total(8_000).execute()).rejects.toThrow("stays as it was made");
      const body = { statement_id, purpose: "statement" as const };
      const refused = await server.request(askPaymentEndpoint, { body, token: operator.token });
      expect(refused.statusCode).toBe(404);
      // A statement of nothing has nothing to pay.
      expect((await server.request(askPaymentEndpoint, { body, token: staff.token })).statusCode).toBe(409);
      const { id } = await server.db
        .insertInto("partner_statements")
        .values(({ selectFrom }) => ({
          number: 7_001,
          partner_id: selectFrom("partner_statements").select("partner_id").where("id", "=", statement_id),
          month: "2026-09-01",
          name: "Hotel Pundamar",
          address: "",
          crib: "",
          email: "front@pundamar.example",
          language: "es",
          rides: 3,
          total_cents: 8_000,
          made_at: server.clock.now(),
          made_by: staff.id,
        }))
        .returning("id")
        .executeTakeFirstOrThrow();
      const asked = await server.call(askPaymentEndpoint, {
        body: { statement_id: id, purpose: "statement" },
        token: staff.token,
      });
      await follow(server);
      const payment = await server.call(getPaymentToMakeEndpoint, { params: { code: asked.code } });
      expect(payment).toMatchObject({ amount: "80.00", reference: "Statement 7001" });
      await playPayment(server, payment.link, "pay");
      await follow(server);
      const statements = await server.call(listStatementsEndpoint, { token: staff.token });
      expect(statements.find((one) => one.id === id)?.paid?.note).toBe("Paid by link");
      expect(await server.call(listPayLinksEndpoint, { token: operator.token })).not.toContainEqual(
        expect.objectContaining({ id: asked.id }),
      );
      const cancel = await server.request(cancelPayLinkEndpoint, {
        params: { id: asked.id },
        token: operator.token,
      });
      expect(cancel.statusCode).toBe(404);
    });

    it("asks the fee of the settings of who wasn't there, and of nobody else", async () => {
      const [missed, waits] = [await makeRide(server, { status: "NoShow" }), await makeRide(server)];
      const ask = (ride_id: number) =>
        server.request(askPaymentEndpoint, {
          body: { ride_id, purpose: "no_show_fee" },
          token: operator.token,
        });
      expect((await ask(missed.id)).json()).toMatchObject({ amount: "12.50", charged: "22.38" });
      expect((await ask(waits.id)).statusCode).toBe(409);
    });

    it("takes the fee from the deposit first: only the rest is asked, and what is above is to be given back", async () => {
      const driver = await makeDriver(server);
      const missed = async (paid_cents: number) => {
        const ride = await makeRide(server, { fare_cents: 3_400 });
        const { id } = await server.call(askPaymentEndpoint, {
          body: { ride_id: ride.id, purpose: "deposit", amount: paid_cents / 100 },
          token: operator.token,
        });
        await follow(server);
        const links = () =>
          server.call(listPayLinksEndpoint, { query: { ride_id: ride.id }, token: operator.token });
        await takeProviderState(server.db, { id, state: "paid", now: server.clock.now() });
        await server.call(acceptRideEndpoint, { params: { id: ride.id }, token: driver.token });
        const report = async (step: "arrived" | "no_show") =>
          server.call(reportRideProgressEndpoint, {
            params: { id: ride.id },
            body: { step },
            token: driver.token,
          });
        await report("arrived");
        server.clock.advance(2 * HOUR_MS);
        await report("no_show");
        const ask = () =>
          server.request(askPaymentEndpoint, {
            body: { ride_id: ride.id, purpose: "no_show_fee" },
            token: operator.token,
          });
        const tracked = () =>
          server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } });
        return { links, ask, tracked };
      };
      const less = await missed(1_020);
      expect((await less.links())[0]).toMatchObject({ amount: "10.20", refund_due: "0.00" });
      expect(await less.tracked()).toMatchObject({ paid_by_link: "10.20", no_show_fee_paid: "10.20" });
      const rest = (await less.ask()).json<{ id: number; amount: string }>();
      expect(rest.amount).toBe("2.30");
      await takeProviderState(server.db, { id: rest.id, state: "paid", now: server.clock.now() });
      expect((await less.ask()).statusCode).toBe(409);
      expect((await less.links()).map(({ refund_due }) => refund_due)).toEqual(["0.00", "0.00"]);
      const more = await missed(3_400);
      expect((await more.links())[0]).toMatchObject({ amount: "34.00", refund_due: "21.50" });
      expect((await more.tracked()).no_show_fee_paid).toBe("12.50");
      expect((await more.ask()).statusCode).toBe(409);
    });

    it("leaves a refund to a person where its provider was switched off or changed since", async () => {
      const ride = await makeRide(server, { status: "Cancelled" });
      const now = server.clock.now();
      const paid = { ride_id: ride.id, state: "paid" as const, paid_at: now, provider_id: "theirs" };
      const link = await makePayLink(server, { ...paid, purpose: "fare" });
      const give = () =>
        server.call(refundPayLinkEndpoint, {
          params: { id: link.id },
          body: { amount: 26, reason: "Called off" },
          token: operator.token,
        });
      expect((await give()).refunds.map(({ state }) => state)).toEqual(["asked"]);
      await cancelUnclaimed({ db: server.db, provider: trials, now });
      const shown = async () =>
        (
          await server.call(listPayLinksEndpoint, { query: { ride_id: ride.id }, token: operator.token })
        ).find(({ id }) => id === link.id);
      expect((await shown())?.refunds.map(({ state }) => state)).toEqual(["asked"]);
      const elsewhere = { ...trials, name: "sentoo" as const };
      for (const provider of [elsewhere, null]) await cancelUnclaimed({ db: server.db, provider, now });
      expect(await shown()).toMatchObject({
        state: "paid",
        refund_due: "26.00",
        refunds: [{ state: "refused" }],
      });
      await server.db
        .updateTable("pay_links")
        .set({ provider: "sentoo" })
        .where("id", "=", link.id)
        .execute();
      expect(await give()).toMatchObject({
        state: "refunded",
        refund_due: "0.00",
        refunds: [{ state: "refused" }, { state: "done" }],
      });
    });

    it("ends an open payment of a provider that was changed since, once its time is over", async () => {
      const { id } = await makePayLink(server, { provider: "sentoo" });
      const stateOf = async () =>
        (await server.call(listPayLinksEndpoint, { token: operator.token })).find((one) => one.id === id)
          ?.state;
      await cancelUnclaimed({ db: server.db, provider: trials, now: server.clock.now() });
      expect(await stateOf()).toBe("open");
      server.clock.advance(2 * DAY_MS);
      await cancelUnclaimed({ db: server.db, provider: trials, now: server.clock.now() });
      expect(await stateOf()).toBe("expired");
    });

    it("finds payments by reference, name and the provider's number", async () => {
      const ride = await makeRide(server, { rider_name: "Yandi_100% Kirindongo" });
      await server.call(askPaymentEndpoint, {
        body: { ride_id: ride.id, purpose: "fare" },
        token: operator.token,
      });
      await follow(server);
      const find = async (q: string) =>
        (await server.call(listPayLinksEndpoint, { query: { q }, token: operator.token })).length;
      expect([await find(ride.reference), await find("yandi_100%"), await find("yandiX100")]).toEqual([
        1, 1, 0,
      ]);
    });
  },
  { payments },
);

describe("without a provider", () => {
  onADatabase("paying by link", (server) => {
    it("is not offered, can't be switched on, and has neither trial page nor notices", async () => {
      const { token } = await makeAccount(server, { role: "staff" });
      const { provider, ...settings } = await server.call(getPayLinkSettingsEndpoint, { token });
      expect([provider, settings.mode]).toEqual([null, "off"]);
      const on = await server.request(setPayLinkSettingsEndpoint, {
        body: { ...settings, mode: "offered" },
        token,
      });
      expect([on.statusCode, on.json().fields]).toEqual([
        400,
        { mode: "This server has no provider for payments." },
      ]);
      const ride = await makeRide(server);
      const params = { tracking_code: ride.trackingCode };
      expect((await server.call(trackRideEndpoint, { params })).pay_offer).toBeUndefined();
      expect((await server.request(payTrackedRideEndpoint, { params })).statusCode).toBe(409);
      // What was paid while there was one can still be noted as given back.
      const { id } = await makePayLink(server, { state: "paid", paid_at: server.clock.now() });
      const body = { amount: 26, reason: "Called off" };
      const back = await server.call(refundPayLinkEndpoint, { params: { id }, body, token });
      expect(back).toMatchObject({ state: "refunded", refunds: [{ state: "done" }] });
      for (const url of ["/gateways/payments/", "/trial-payments/00000000-0000-4000-8000-000000000000"]) {
        expect((await server.app.inject({ method: "POST", url, payload: "" })).statusCode).toBe(404);
      }
    });
  });
});
