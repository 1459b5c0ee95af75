import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { checkBooksEndpoint, getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import {
  askPaymentEndpoint,
  listPayLinksEndpoint,
  payTrackedRideEndpoint,
  refundPayLinkEndpoint,
  tipTrackedRideEndpoint,
} from "../../contract/pay-links/pay-links.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import {
  getDriverAccountEndpoint,
  takeBackDriverEntryEndpoint,
} from "../../contract/settlements/driver-accounts.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { inTransaction } from "../database/connect.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { followPayments, payLinkSettingsAre, playPayment, trialPayments } from "../testing/pay-links.ts";
import { makeRide } from "../testing/rides.ts";
import { closeDays, previewDays } from "../testing/settlements.ts";
import { onADatabase, onEachDatabase } from "../testing/test-server.ts";
import { refuseRefund } from "./refund-pay-link.ts";
import { takeProviderState } from "./take-provider-state.ts";

const HISTORIES = Number(process.env["RIDE_HISTORIES"] ?? 4);
const payments = trialPayments();

onEachDatabase(
  "a tip by link",
  (server) => {
    let staff: TestAccount;
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff" });
      await payLinkSettingsAre(server, { mode: "offered" });
    });

    const track = (tracking_code: string) => server.call(trackRideEndpoint, { params: { tracking_code } });
    const begin = (tracking_code: string, amount: number) =>
      server.call(tipTrackedRideEndpoint, { params: { tracking_code }, body: { amount } });
    const asked = (tracking_code: string, amount: number) =>
      server.request(tipTrackedRideEndpoint, { params: { tracking_code }, body: { amount } });
    const linksOf = (ride_id: number) =>
      server.call(listPayLinksEndpoint, { query: { ride_id }, token: staff.token });
    const driven = async (facts: Parameters<typeof makeRide>[1] = {}) => {
      const driver = await makeDriver(server);
      const completed = { status: "Completed", driverId: driver.id, fare_cents: 3_000 } as const;
      const now = server.clock.now();
      const ride = await makeRide(server, { ...completed, completed_at: now, ride_datetime: now, ...facts });
      return { driver, ride };
    };
    const pay = async (link: string | null) => {
      await playPayment(server, link, "pay");
      await followPayments(server, payments.provider);
    };

    it("is offered after the ride in three amounts, paid at the provider's, and all the driver's", async () => {
      const { driver, ride } = await driven();
      const amounts = ["3.00", "5.00", "6.00"];
      expect((await track(ride.trackingCode)).tip_offer).toEqual({ amounts, least: "1.00", most: "200.00" });
      const payment = await begin(ride.trackingCode, 3);
      expect(payment).toMatchObject({ purpose: "tip", state: "open", amount: "3.00", trial: true });
      expect(await begin(ride.trackingCode, 3)).toEqual(payment);
      await pay(payment.link);
      const tracked = await track(ride.trackingCode);
      expect([tracked.tip_by_link, tracked.tip_offer]).toEqual(["3.00", undefined]);
      expect(tracked.paid_by_link).toBeUndefined();
      const seen = await server.call(getRideEndpoint, { params: { id: ride.id }, token: driver.token });
      expect(seen.tip_by_link).toBe("3.00");
      const day = curacaoDate(server.clock.now());
      const preview = await previewDays(server, { driver, staff, days: { first_day: day, last_day: day } });
      expect(preview).toMatchObject({
        entries: [{ kind: "tip", usd: "3.00", xcg: "0.00", note: ride.reference }],
        total_usd: (Number(preview.owed_usd) + 3).toFixed(2),
      });
      expect((await asked(ride.trackingCode, 3)).statusCode).toBe(409);
    });

    it("stands beside the payment of the fare, and neither takes the other back", async () => {
      const { ride } = await driven();
      const params = { tracking_code: ride.trackingCode };
      const fare = await server.call(payTrackedRideEndpoint, { params });
      const tips = await Promise.all([1, 2, 3].map(() => begin(ride.trackingCode, 5)));
      expect(new Set(tips.map(({ code }) => code)).size).toBe(1);
      expect(await server.call(payTrackedRideEndpoint, { params })).toEqual(fare);
      const other = await begin(ride.trackingCode, 7.5);
      expect(other.code).not.toBe(tips[0]?.code);
      expect((await linksOf(ride.id)).map(({ purpose, state }) => [purpose, state])).toEqual([
        ["tip", "open"],
        ["tip", "cancelled"],
        ["fare", "open"],
      ]);
      await pay(fare.link);
      await pay(other.link);
      const tracked = await track(ride.trackingCode);
      expect([tracked.paid_by_link, tracked.tip_by_link]).toEqual(["30.00", "7.50"]);
    });

    it.each([0.5, 200.01, 2.005])("of %d is refused", async (amount) => {
      const { ride } = await driven();
      expect((await asked(ride.trackingCode, amount)).json()).toMatchObject({ code: "invalid_input" });
    });

    it("is offered neither before the ride is over, nor to who has tipped, nor for ever", async () => {
      const { ride: begun } = await driven({ status: "InProgress", completed_at: null });
      const { ride: tipped } = await driven({ paid_by: "cash_usd", tip_cents: 200 });
      const { ride: long } = await driven({
        completed_at: new Date(server.clock.now().getTime() - 7 * DAY_MS),
      });
      for (const { trackingCode } of [begun, tipped, long]) {
        expect((await track(trackingCode)).tip_offer).toBeUndefined();
        expect((await asked(trackingCode, 3)).json()).toMatchObject({ code: "nothing_to_pay" });
      }
    });

    it("is spoken of nowhere while paying by link is off, and never asked for by the office", async () => {
      const { ride } = await driven();
      const body = { ride_id: ride.id, purpose: "tip", amount: 3 };
      const asks = await server.app.inject({
        method: "POST",
        url: "/api/pay-links/",
        payload: body,
        headers: { authorization: `Bearer ${staff.token}` },
      });
      expect([askPaymentEndpoint.path, asks.statusCode]).toEqual(["/pay-links/", 400]);
      await payLinkSettingsAre(server, { mode: "off" });
      expect(await track(ride.trackingCode)).not.toHaveProperty("tip_offer");
      expect((await asked(ride.trackingCode, 3)).statusCode).toBe(409);
      await payLinkSettingsAre(server, { mode: "offered" });
    });

    it("of a ride that isn't over after all is nobody's, and to be given back", async () => {
      const { driver, ride } = await driven();
      const payment = await begin(ride.trackingCode, 4);
      await server.db
        .updateTable("rides")
        .set({ status: "InProgress", completed_at: null, ended_at: null })
        .where("id", "=", ride.id)
        .execute();
      await pay(payment.link);
      expect(await linksOf(ride.id)).toMatchObject([{ state: "paid", refund_due: "4.00" }]);
      const params = { id: driver.id };
      expect((await server.call(getDriverAccountEndpoint, { params, token: staff.token })).entries).toEqual(
        [],
      );
    });
  },
  { payments },
);

onADatabase(
  "a tip that is given back",
  (server) => {
    let staff: TestAccount;
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff" });
      await payLinkSettingsAre(server, { mode: "offered" });
    });
    const tippedRide = async (driver: TestAccount, cents: number) => {
      const now = server.clock.now();
      const facts = { status: "Completed", driverId: driver.id, fare_cents: 3_000 } as const;
      const ride = await makeRide(server, { ...facts, completed_at: now, ride_datetime: now });
      const params = { tracking_code: ride.trackingCode };
      const { code } = await server.call(tipTrackedRideEndpoint, { params, body: { amount: cents / 100 } });
      const { id } = await server.db
        .selectFrom("pay_links")
        .select("id")
        .where("code", "=", code)
        .executeTakeFirstOrThrow();
      await takeProviderState(server.db, { id, state: "paid", now });
      await takeProviderState(server.db, { id, state: "paid", now });
      return { ride, link: id };
    };
    const refund = (id: number, amount: number) =>
      server.request(refundPayLinkEndpoint, {
        params: { id },
        body: { amount, reason: "A slip of the thumb" },
        token: staff.token,
      });
    const tipOf = async (tracking_code: string) =>
      (await server.call(trackRideEndpoint, { params: { tracking_code } })).tip_by_link;
    const today = () => curacaoDate(server.clock.now());
    const days = () => ({ first_day: today(), last_day: today() });
    const refuse = async (link: number) => {
      const row = await server.db
        .selectFrom("pay_link_refunds")
        .selectAll()
        .where("pay_link_id", "=", link)
        .where("state", "=", "asked")
        .orderBy("id")
        .executeTakeFirst();
      if (row) {
        await inTransaction(server.db, (trx) => refuseRefund(trx, { refund: row, now: server.clock.now() }));
      }
      return row?.amount_cents ?? 0;
    };

    it("goes out of the driver's next settlement, and back into it where the provider refuses", async () => {
      const driver = await makeDriver(server);
      const { ride, link } = await tippedRide(driver, 1_000);
      const driven = days();
      server.clock.advance(DAY_MS);
      await closeDays(server, { driver, staff, days: driven });
      expect((await refund(link, 4)).json()).toMatchObject({
        state: "partly_refunded",
        refund_due: "0.00",
        refunds: [{ amount: "4.00", borne_by: "driver" }],
      });
      expect(await tipOf(ride.trackingCode)).toBe("6.00");
      expect(await previewDays(server, { driver, staff, days: days() })).toMatchObject({
        entries: [{ kind: "tip", usd: "-4.00", note: `${ride.reference}: A slip of the thumb` }],
        total_usd: "-4.00",
      });
      await refuse(link);
      expect(await tipOf(ride.trackingCode)).toBe("10.00");
      expect(await previewDays(server, { driver, staff, days: days() })).toMatchObject({ total_usd: "0.00" });
      expect((await refund(link, 10.01)).statusCode).toBe(400);
    });

    it("is taken back by a refund alone, never by the office's own row", async () => {
      const driver = await makeDriver(server);
      await tippedRide(driver, 500);
      const account = await server.call(getDriverAccountEndpoint, {
        params: { id: driver.id },
        token: staff.token,
      });
      expect(account.entries).toMatchObject([{ kind: "tip", usd: "5.00", made_by: null }]);
      const back = await server.request(takeBackDriverEntryEndpoint, {
        params: { id: account.entries[0]?.id ?? 0 },
        body: { reason: "A mistake" },
        token: staff.token,
      });
      expect([back.statusCode, back.json()]).toMatchObject([409, { code: "edit_conflict" }]);
    });

    it("agrees to the cent in ride, settlement and journal, whatever is tipped, given back and refused", async () => {
      const deed = fc.oneof(
        { weight: 3, arbitrary: fc.record({ tip: fc.integer({ min: 100, max: 20_000 }), who: fc.nat(1) }) },
        { weight: 3, arbitrary: fc.record({ refund: fc.integer({ min: 100, max: 9_000 }), nth: fc.nat(9) }) },
        { weight: 1, arbitrary: fc.record({ refuse: fc.nat(9) }) },
        { weight: 1, arbitrary: fc.record({ close: fc.nat(1) }) },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 12 }), async (deeds) => {
          server.clock.advance(40 * DAY_MS);
          const drivers = [await makeDriver(server), await makeDriver(server)] as const;
          const tips: { link: number; code: string; who: number; cents: number }[] = [];
          const settled = [0, 0];
          const answers: [answered: number, due: number][] = [];
          for (const what of deeds) {
            if ("tip" in what) {
              const { ride, link } = await tippedRide(drivers[what.who === 0 ? 0 : 1], what.tip);
              tips.push({ link, code: ride.trackingCode, who: what.who, cents: what.tip });
            } else if ("refund" in what) {
              const one = tips[what.nth % Math.max(1, tips.length)];
              if (!one) continue;
              const { statusCode } = await refund(one.link, what.refund / 100);
              const isTooMuch = what.refund > one.cents;
              answers.push([statusCode, isTooMuch ? 400 : 200]);
              if (!isTooMuch) one.cents -= what.refund;
            } else if ("refuse" in what) {
              const one = tips[what.refuse % Math.max(1, tips.length)];
              if (one) one.cents += await refuse(one.link);
            } else {
              const driver = drivers[what.close === 0 ? 0 : 1];
              const over = days();
              server.clock.advance(DAY_MS);
              const { rides } = await previewDays(server, { driver, staff, days: over });
              if (rides === 0) continue;
              const closed = await closeDays(server, { driver, staff, days: over });
              settled[what.close] = (settled[what.close] ?? 0) + tipsIn(closed.entries ?? []);
            }
          }
          expect(answers.map(([answered]) => answered)).toEqual(answers.map(([, due]) => due));
          for (const one of tips) {
            const shown = await tipOf(one.code);
            expect(Math.round(Number(shown ?? 0) * 100)).toBe(one.cents);
          }
          for (const [who, driver] of drivers.entries()) {
            const { entries = [] } = await previewDays(server, { driver, staff, days: days() });
            const kept = tips.filter((one) => one.who === who).reduce((sum, { cents }) => sum + cents, 0);
            expect((settled[who] ?? 0) + tipsIn(entries)).toBe(kept);
          }
          const { faults } = await server.call(checkBooksEndpoint, { token: staff.token });
          // Rides that were put into the tables have no totals.
          expect(faults.filter(({ kind }) => kind !== "ride_totals")).toEqual([]);
        }),
        { numRuns: HISTORIES, endOnFailure: true },
      );
      const query = { month: today().slice(0, 7) };
      const { entries } = await server.call(getJournalEndpoint, { query, token: staff.token });
      const moved = (name: string, kinds: readonly string[]) =>
        entries
          .filter(({ kind }) => kinds.includes(kind))
          .flatMap(({ lines }) => lines)
          .filter(({ account }) => account === name)
          .reduce((sum, { debit, credit }) => sum + Math.round((Number(debit) - Number(credit)) * 100), 0);
      const tipKinds = ["paid_by_link", "refund", "driver_entry"];
      expect(moved("in_advance", tipKinds)).toBe(0);
      expect(moved("by_link", tipKinds) + moved("drivers", tipKinds)).toBe(0);
    });
  },
  { payments },
);

/** The tips among the entries of a settlement, in cents. */
function tipsIn(entries: readonly { kind: string; usd: string }[]): number {
  return entries
    .filter(({ kind }) => kind === "tip")
    .reduce((sum, { usd }) => sum + Math.round(Number(usd) * 100), 0);
}
