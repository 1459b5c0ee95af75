import { beforeAll, expect, it } from "vitest";
import { listPayLinksEndpoint, refundPayLinkEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import { getIncomeEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import {
  closeSettlementEndpoint,
  getSettlementEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { inTransaction } from "../database/connect.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { emptyOutbox, workerOf } from "../testing/outbox.ts";
import { makeStatementRow } from "../testing/partners.ts";
import { followPayments, makePayLink, payLinkSettingsAre, trialPayments } from "../testing/pay-links.ts";
import { makeRide } from "../testing/rides.ts";
import { previewDays, seenIn } from "../testing/settlements.ts";
import { onADatabase } from "../testing/test-server.ts";
import { refuseRefund } from "./refund-pay-link.ts";
import { takeProviderState } from "./take-provider-state.ts";

const payments = trialPayments();

onADatabase(
  "what is given back",
  (server) => {
    let staff: TestAccount;
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff" });
      await payLinkSettingsAre(server, { mode: "offered" });
    });

    const refund = (id: number, amount: number) =>
      server.call(refundPayLinkEndpoint, {
        params: { id },
        body: { amount, reason: "The car was late" },
        token: staff.token,
      });
    /** A payment by link of a ride, as the provider says that it was paid. */
    const payFor = async (ride_id: number, amount_cents: number, more: object = {}) => {
      const cents = { amount_cents, charged_cents: amount_cents };
      const { id } = await makePayLink(server, { ride_id, ...cents, ...more });
      await takeProviderState(server.db, { id, state: "paid", now: server.clock.now() });
      return id;
    };
    const linkOf = async (ride_id: number, id: number) =>
      (await server.call(listPayLinksEndpoint, { query: { ride_id }, token: staff.token })).find(
        (link) => link.id === id,
      );
    const refundsOf = (id: number) =>
      server.db
        .selectFrom("pay_link_refunds")
        .selectAll()
        .where("pay_link_id", "=", id)
        .orderBy("id")
        .execute();
    const today = { start_date: "2026-11-20", end_date: "2026-11-21" };
    const driven = async (fare_cents = 2_000) => {
      const driver = await makeDriver(server);
      const ride = await makeRide(server, {
        status: "Completed",
        driverId: driver.id,
        fare_cents,
        rider_email: "maya@example.com",
        language: "nl",
        ride_datetime: server.clock.now(),
      });
      return { driver, ride };
    };

    it("of a completed ride is less in all that came in, and not the driver's loss", async () => {
      const { driver, ride } = await driven();
      const link = await payFor(ride.id, 2_000);
      const read = async () => {
        const income = await server.call(getIncomeEndpoint, { query: today, token: staff.token });
        const day = await server.call(getOfficeDayEndpoint, { token: staff.token });
        const days = { first_day: "2026-11-20", last_day: "2026-11-20" };
        const { owed_usd, by_link, given_back } = await previewDays(server, { driver, staff, days });
        return {
          collected: Number(income.totals.collected),
          fares: Number(income.totals.fares),
          byLink: Number(day.by_payment.find(({ way }) => way === "link")?.amount),
          dayFares: Number(day.fares),
          settlement: { owed_usd, by_link, given_back },
          back: [income.totals.given_back, day.given_back],
        };
      };
      const before = await read();
      expect(before.settlement).toEqual({ owed_usd: "20.00", by_link: "20.00", given_back: undefined });
      await refund(link, 5);
      const after = await read();
      expect([after.collected - before.collected, after.byLink - before.byLink]).toEqual([-5, -5]);
      expect([after.fares, after.dayFares, after.back]).toEqual([
        before.fares,
        before.dayFares,
        ["5.00", "5.00"],
      ]);
      expect(after.settlement).toEqual({ owed_usd: "20.00", by_link: "20.00", given_back: "5.00" });
      const office = await server.call(getRideEndpoint, { params: { id: ride.id }, token: staff.token });
      const guest = await server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } });
      for (const shown of [office, guest])
        expect([shown.paid_by_link, shown.given_back]).toEqual(["20.00", "5.00"]);
      expect(office.version).toBeGreaterThan(ride.version);
    });

    it("of what was paid beyond the fare takes nothing from what came in", async () => {
      const { ride } = await driven();
      const first = await payFor(ride.id, 2_000);
      const second = await payFor(ride.id, 1_500);
      await refund(second, 15);
      const shown = await server.call(getRideEndpoint, { params: { id: ride.id }, token: staff.token });
      expect(shown.given_back).toBeUndefined();
      await refund(first, 3);
      const less = await server.call(getRideEndpoint, { params: { id: ride.id }, token: staff.token });
      expect(less.given_back).toBe("3.00");
    });

    it("after the settlement was closed changes nothing of what it says", async () => {
      const { driver, ride } = await driven();
      const link = await payFor(ride.id, 2_000);
      server.clock.advance(DAY_MS);
      const days = { first_day: "2026-11-20", last_day: "2026-11-20" };
      const shown = await previewDays(server, { driver, staff, days });
      const closed = await server.call(closeSettlementEndpoint, {
        body: { driver_id: driver.id, ...days, seen: seenIn(shown) },
        token: staff.token,
      });
      await refund(link, 5);
      const after = await server.call(getSettlementEndpoint, {
        params: { id: closed.id },
        token: staff.token,
      });
      expect(after).toEqual(closed);
    });

    it("is told to the passenger in their language by mail and phone, once it was really given back", async () => {
      const { ride } = await driven();
      const link = await payFor(ride.id, 2_000);
      await emptyOutbox(server);
      await refund(link, 5);
      const outbox = () => server.db.selectFrom("outbox").select(["kind", "channel"]).execute();
      // Files of a provider that isn't there are asked for in vain; the money isn't back yet.
      expect(await outbox()).toEqual([]);
      await server.db.updateTable("pay_links").set({ provider: "sentoo" }).where("id", "=", link).execute();
      await refund(link, 4);
      expect((await outbox()).map(({ kind, channel }) => [kind, channel])).toEqual([
        ["payment_refunded", "email"],
        ["payment_refunded", "phone"],
      ]);
      const mails: Outgoing[] = [];
      await workerOf(server, { email: { send: async (mail: Outgoing) => void mails.push(mail) } }).sendDue();
      expect(mails[0]?.message.subject).toBe(`Geld terug: rit ${ride.reference}`);
      expect(mails[0]?.message.body).toContain("We hebben $4,00 (XCG 7,16) terugbetaald");
      expect(mails[0]?.message.link).toContain(`/nl/track/${ride.trackingCode}`);
    });

    it("by the provider itself is told when it has done it", async () => {
      const { ride } = await driven();
      const { id: pay, link } = await server.db
        .selectFrom("pay_links")
        .select(["id", "link"])
        .where("id", "=", await payFor(ride.id, 2_000))
        .executeTakeFirstOrThrow();
      expect(link).toBeNull();
      const made = await payments.trials.create({
        chargedCents: 2_000,
        currency: "USD",
        description: ride.reference,
        returnUrl: "http://127.0.0.1:8080/pay/x",
        expiresAt: server.clock.now(),
      });
      await payments.trials.play(made.id, "pay");
      await server.db.updateTable("pay_links").set({ provider_id: made.id }).where("id", "=", pay).execute();
      await emptyOutbox(server);
      await refund(pay, 5);
      await followPayments(server, payments.provider);
      const sent = await server.db.selectFrom("outbox").select("kind").execute();
      expect(sent.map(({ kind }) => kind)).toEqual(["payment_refunded", "payment_refunded"]);
    });

    it("of a statement is told to the hotel or firm by mail", async () => {
      const statement_id = await makeStatementRow(server, 8_000);
      const { id } = await makePayLink(server, {
        ride_id: null,
        statement_id,
        purpose: "statement",
        amount_cents: 8_000,
        asked_by: staff.id,
        provider: "sentoo",
      });
      await takeProviderState(server.db, { id, state: "paid", now: server.clock.now() });
      await emptyOutbox(server);
      await refund(id, 20);
      const sent = await server.db.selectFrom("outbox").select(["kind", "recipient"]).execute();
      expect(sent).toEqual([{ kind: "payment_refunded", recipient: "front@pundamar.example" }]);
    });

    it("in guilders comes in all its parts to what the provider took, whatever the roundings", async () => {
      const { ride } = await driven(2_003);
      const link = await payFor(ride.id, 2_003, { currency: "XCG", charged_cents: 3_585 });
      for (const part of [3.33, 1.01, 7.77, 7.92]) await refund(link, part);
      const parts = await refundsOf(link);
      expect(parts.map(({ charged_cents }) => charged_cents)).toEqual([596, 181, 1_391, 1_417]);
      expect(parts.reduce((sum, { charged_cents }) => sum + charged_cents, 0)).toBe(3_585);
      // Also where the provider took another amount than today's rate comes to.
      const { ride: other } = await driven();
      const dearer = await payFor(other.id, 2_000, { currency: "XCG", charged_cents: 3_600 });
      for (const part of [5, 15]) await refund(dearer, part);
      expect((await refundsOf(dearer)).map(({ charged_cents }) => charged_cents)).toEqual([895, 2_705]);
    });

    it("and is refused by the provider, is refused once, however often it says so", async () => {
      const { ride } = await driven();
      const link = await payFor(ride.id, 2_000);
      await refund(link, 10);
      await refund(link, 6);
      const [first] = await refundsOf(link);
      if (!first) throw new Error("nothing was given back");
      const refuse = () =>
        inTransaction(server.db, (trx) => refuseRefund(trx, { refund: first, now: server.clock.now() }));
      await refuse();
      await refuse();
      expect(await linkOf(ride.id, link)).toMatchObject({ state: "partly_refunded", refunded: "6.00" });
      const shown = await server.call(getRideEndpoint, { params: { id: ride.id }, token: staff.token });
      expect(shown.given_back).toBe("6.00");
    });

    it("comes into the driver's next settlement where the driver bears it, and back out where it is refused", async () => {
      const { driver, ride } = await driven();
      const link = await payFor(ride.id, 2_000);
      const bear = (amount: number, token = staff.token) =>
        server.request(refundPayLinkEndpoint, {
          params: { id: link },
          body: { amount, reason: "The wrong road", borne_by: "driver" },
          token,
        });
      const { token } = await makeAccount(server, { role: "operator" });
      expect((await bear(5, token)).statusCode).toBe(403);
      expect((await bear(5)).json()).toMatchObject({
        ride: { driver_name: expect.any(String) },
        refunds: [{ amount: "5.00", borne_by: "driver" }],
      });
      await refund(link, 2);
      const day = curacaoDate(server.clock.now());
      const days = { first_day: day, last_day: day };
      expect(await previewDays(server, { driver, staff, days })).toMatchObject({
        owed_usd: "20.00",
        entries: [{ kind: "refund", usd: "-5.00", note: `${ride.reference}: The wrong road` }],
        total_usd: "15.00",
      });
      const { entries } = await server.call(getJournalEndpoint, {
        query: { month: day.slice(0, 7) },
        token: staff.token,
      });
      expect(entries.filter(({ kind }) => kind === "driver_entry").map(({ lines }) => lines)).toContainEqual([
        { account: "given_back", debit: "0.00", credit: "5.00" },
        { account: "drivers", debit: "5.00", credit: "0.00" },
      ]);
      const [first] = await refundsOf(link);
      if (!first) throw new Error("nothing was given back");
      const refuse = () =>
        inTransaction(server.db, (trx) => refuseRefund(trx, { refund: first, now: server.clock.now() }));
      await refuse();
      await refuse();
      expect(await previewDays(server, { driver, staff, days })).toMatchObject({ total_usd: "20.00" });
      expect(await linkOf(ride.id, link)).toMatchObject({
        refunds: [{ borne_by: "company" }, { borne_by: "company" }],
      });
    });

    it("is no driver's to bear where the ride wasn't driven, or more was paid than it cost", async () => {
      const ride = await makeRide(server, { fare_cents: 2_000 });
      const bear = (id: number) =>
        server.request(refundPayLinkEndpoint, {
          params: { id },
          body: { amount: 5, reason: "A mistake", borne_by: "driver" },
          token: staff.token,
        });
      const paid = await payFor(ride.id, 2_000);
      expect((await bear(paid)).json()).toMatchObject({
        code: "invalid_input",
        fields: { borne_by: expect.stringContaining("of a ride they drove") },
      });
      const { ride: dear } = await driven(1_500);
      const tooMuch = await payFor(dear.id, 2_000);
      expect((await bear(tooMuch)).statusCode).toBe(400);
      expect(await refundsOf(tooMuch)).toEqual([]);
    });

    it("is nothing where the provider says twice that a ride was paid", async () => {
      const ride = await makeRide(server, { fare_cents: 2_000 });
      const link = await payFor(ride.id, 2_000);
      const once = await linkOf(ride.id, link);
      server.clock.advance(DAY_MS);
      await takeProviderState(server.db, { id: link, state: "paid", now: server.clock.now() });
      const twice = await linkOf(ride.id, link);
      expect(twice).toEqual(once);
      expect(twice).toMatchObject({ state: "paid", refund_due: "0.00" });
      const tracked = await server.call(trackRideEndpoint, { params: { tracking_code: ride.trackingCode } });
      expect(tracked.paid_by_link).toBe("20.00");
    });
  },
  { payments },
);
