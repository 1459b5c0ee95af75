import { beforeAll, expect, it } from "vitest";
import { readCsv } from "../../domain/read-csv.ts";
import { toDollarString } from "../../domain/dollars.ts";
import {
  creditStatementEndpoint,
  getStatementEndpoint,
  listPartnersEndpoint,
  makeStatementEndpoint,
  markStatementPaidEndpoint,
  previewStatementEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { getCaseEndpoint, listCasesEndpoint } from "../../contract/cases/cases.endpoints.ts";
import { getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import { listPayLinksEndpoint, refundPayLinkEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import type { AlsoPaidBy, PaidBy, UnpaidReason } from "../../domain/payments/payment.ts";
import { listDriverCashEndpoint } from "../../contract/payments/payments.endpoints.ts";
import {
  getAnalyticsEndpoint,
  getDashboardStatsEndpoint,
  getDriverReportEndpoint,
  getIncomeEndpoint,
} from "../../contract/reports/reports.endpoints.ts";
import {
  exportRideArchiveEndpoint,
  searchRideArchiveEndpoint,
} from "../../contract/rides/ride-archive.endpoints.ts";
import { finishRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { addCommissionRateEndpoint } from "../../contract/settlements/settlements.endpoints.ts";
import { getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { takeProviderState } from "../pay-links/take-provider-state.ts";
import { type TestAccount, makeDriver } from "../testing/accounts.ts";
import { exportedBy, makeExporter } from "../testing/exported-files.ts";
import { makePartner } from "../testing/partners.ts";
import { makePayLink, payLinkSettingsAre, trialPayments } from "../testing/pay-links.ts";
import { makeRide } from "../testing/rides.ts";
import { previewDays } from "../testing/settlements.ts";
import { type TestServer, onEachDatabase } from "../testing/test-server.ts";

const DAY = "2026-11-20";
const DAYS = { first_day: DAY, last_day: DAY };
/** The end is left out, in every call. */
const OF_DAY = { start_date: DAY, end_date: "2026-11-21" };

type Driven = {
  fareCents: number;
  paidBy?: PaidBy;
  tip?: number;
  tipXcg?: number;
  /** Paid by link before it was driven, and given back of that after. */
  linkCents?: number;
  backCents?: number;
  partnerId?: number;
  also?: { also_paid_by: AlsoPaidBy; also_amount: number };
  unpaid?: UnpaidReason;
};

const payments = trialPayments();

onEachDatabase(
  "a day with every way of paying",
  (server) => {
    let staff: TestAccount;
    let drivers: TestAccount[];
    let hotel: { id: number };
    const codes: string[] = [];

    beforeAll(async () => {
      staff = await makeExporter(server);
      drivers = [await makeDriver(server), await makeDriver(server)];
      hotel = await makePartner(server);
      await payLinkSettingsAre(server, { mode: "offered" });
      const rate = { valid_from: "2026-01-01", percent: 20 };
      await server.call(addCommissionRateEndpoint, { body: rate, token: staff.token });
      const rides: Driven[] = [
        { fareCents: 2_600, paidBy: "cash_usd", tip: 2 },
        { fareCents: 1_850, paidBy: "cash_xcg", tipXcg: 3.46 },
        { fareCents: 4_005, paidBy: "card", tip: 3.05 },
        { fareCents: 2_000, linkCents: 2_000, backCents: 500 },
        // A deposit, and the rest of it in the car.
        { fareCents: 2_601, linkCents: 780, paidBy: "cash_usd" },
        { fareCents: 1_200 },
        { fareCents: 3_333, partnerId: hotel.id },
        // Twenty dollars and the rest in guilders; a fifty with change in guilders; some of it by card; and nothing at all.
        { fareCents: 2_600, paidBy: "cash_usd", also: { also_paid_by: "cash_xcg", also_amount: 6 } },
        {
          fareCents: 3_400,
          paidBy: "cash_usd",
          tip: 1,
          also: { also_paid_by: "cash_xcg", also_amount: -15 },
        },
        { fareCents: 1_850, paidBy: "cash_xcg", also: { also_paid_by: "card", also_amount: 10 } },
        { fareCents: 2_150, unpaid: "left" },
      ];
      for (const [place, ride] of rides.entries()) {
        codes.push(await drive(server, { ride, driver: drivers[place % 2] as TestAccount, staff }));
      }
      await makeRide(server, { status: "Cancelled", fare_cents: 9_999 });
      await makeRide(server, { status: "NoShow", fare_cents: 9_999 });
      const yesterday = new Date(server.clock.now().getTime() - DAY_MS);
      await makeRide(server, {
        status: "Completed",
        fare_cents: 9_999,
        paid_by: "card",
        ride_datetime: yesterday,
      });
    });

    /** By hand: what was driven, what of it came by link and went back, and the tips, with XCG 3.46 as $1.93. */
    const RIDES = 11;
    const FARES = "275.89";
    const TIPS = "7.98";
    const BY_LINK = "27.80";
    const BACK = "5.00";

    it("says the same on Start, the dashboard, Money and in analytics, in each of their parts", async () => {
      const { token } = staff;
      const day = await server.call(getOfficeDayEndpoint, { token });
      expect([day.rides, day.fares, day.given_back]).toEqual([RIDES, FARES, BACK]);
      const rows = [...day.by_payment.map(({ amount }) => amount), day.not_paid ?? "", day.given_back];
      expect(dollars(rows)).toBe(FARES);
      expect(day.by_payment.find(({ way }) => way === "link")?.amount).toBe("22.80");
      const board = await server.call(getDashboardStatsEndpoint, { token });
      expect(board.todayCompletedRides).toBe(RIDES);
      const income = await server.call(getIncomeEndpoint, { query: OF_DAY, token });
      expect([
        income.totals.rides,
        income.totals.fares,
        income.totals.tips,
        income.totals.given_back,
      ]).toEqual([RIDES, FARES, TIPS, BACK]);
      for (const part of ["by_day", "by_hour", "by_zone", "by_type", "by_payment", "by_contract"] as const) {
        const rows = income[part] ?? [];
        const of = (name: "fares" | "tips" | "given_back") => dollars(rows.map((row) => row[name] ?? "0"));
        expect([part, of("fares"), of("tips"), of("given_back")]).toEqual([part, FARES, TIPS, BACK]);
      }
      expect(dollars(income.by_payment.map(({ by_link = "0" }) => by_link))).toBe(BY_LINK);
      const { totals } = await server.call(getAnalyticsEndpoint, { query: OF_DAY, token });
      expect([totals.rides, totals.revenue.toFixed(2)]).toEqual([RIDES, FARES]);
    });

    it("says the same in the archive, its table, and the files of everything", async () => {
      const { token } = staff;
      const { total, stats } = await server.call(searchRideArchiveEndpoint, { query: OF_DAY, token });
      expect([total, stats.total_revenue?.toFixed(2)]).toEqual([RIDES, FARES]);
      const table = await server.request(exportRideArchiveEndpoint, { query: OF_DAY, token });
      const [heads = [], ...rows] = cellsOf(table.body);
      const column = (head: string) => rows.map((row) => row[heads.indexOf(head)] || "0");
      expect([
        rows.length,
        dollars(column("Fare (USD)")),
        dollars(column("Tip (USD)")),
        dollars(column("Given back (USD)")),
      ]).toEqual([RIDES, FARES, TIPS, BACK]);
      const [names = [], ...kept] = cellsOf((await exportedBy(server, token))["rides.csv"] ?? "");
      const ofDay = kept.filter(
        (row) =>
          row[names.indexOf("status")] === "Completed" && row[names.indexOf("completed_at")]?.startsWith(DAY),
      );
      const sumOf = (name: string) =>
        toDollarString(ofDay.reduce((sum, row) => sum + Number(row[names.indexOf(name)] ?? 0), 0));
      expect([
        sumOf("fare_cents"),
        sumOf("tip_cents"),
        sumOf("link_cents"),
        sumOf("link_given_back_cents"),
      ]).toEqual([FARES, TIPS, BY_LINK, BACK]);
    });

    it("says the same in the drivers' reports, their settlements and the cash they hold", async () => {
      const reports = await Promise.all(
        drivers.map(({ token }) => server.call(getDriverReportEndpoint, { query: OF_DAY, token })),
      );
      const ways = reports.flatMap(({ ride_statistics: report }) => report.payments ?? []);
      expect([
        dollars(reports.map(({ ride_statistics: report }) => report.total_earnings.toFixed(2))),
        dollars(ways.map(({ fares }) => fares.toFixed(2))),
        dollars(ways.map(({ tips }) => tips.toFixed(2))),
        dollars(ways.map(({ by_link = 0 }) => by_link.toFixed(2))),
      ]).toEqual([FARES, FARES, TIPS, BY_LINK]);
      const settled = await Promise.all(
        drivers.map((driver) => previewDays(server, { driver, staff, days: DAYS })),
      );
      const all = (name: "fares" | "tips" | "by_link" | "given_back" | "cash_usd" | "cash_xcg") =>
        dollars(settled.map((one) => one[name] ?? "0"));
      expect([all("fares"), all("tips"), all("by_link"), all("given_back")]).toEqual([
        FARES,
        TIPS,
        BY_LINK,
        BACK,
      ]);
      const held = await server.call(listDriverCashEndpoint, { token: staff.token });
      // 26 + 2, 18.21, 20, and a fifty: the tip of a dollar is in it. XCG 33.10 + 3.46, 10.75, 26.85 of change, 15.20.
      expect([all("cash_usd"), all("cash_xcg")]).toEqual(["116.21", "35.66"]);
      expect(dollars(settled.map(({ not_recorded }) => not_recorded))).toBe("12.00");
      expect([all("cash_usd"), all("cash_xcg")]).toEqual([
        dollars(held.map(({ rides_usd }) => rides_usd)),
        dollars(held.map(({ rides_xcg }) => rides_xcg)),
      ]);
    });

    it("has a case for who didn't pay, with the driver's words, and the fare among the debts", async () => {
      const { token } = staff;
      const [found, ...more] = await server.call(listCasesEndpoint, { query: {}, token });
      expect([found?.kind, more]).toEqual(["not_paid", []]);
      const { entries } = await server.call(getCaseEndpoint, { params: { id: found?.id ?? 0 }, token });
      expect(entries.map(({ kind, text }) => [kind, text])).toEqual([["driver_said", "Ran at the light"]]);
      const income = await server.call(getIncomeEndpoint, { query: OF_DAY, token });
      expect([income.totals.not_paid, income.totals.not_recorded]).toEqual(["21.50", "12.00"]);
      const { entries: booked } = await server.call(getJournalEndpoint, {
        query: { month: "2026-11" },
        token,
      });
      const debts = booked
        .filter(({ kind, reference }) => kind === "ride" && reference === found?.ride?.reference)
        .flatMap(({ lines }) => lines.filter(({ account }) => account === "debtors"));
      expect(debts).toEqual([{ account: "debtors", debit: "21.50", credit: "0.00" }]);
      for (const { lines } of booked) {
        expect(dollars(lines.map(({ debit }) => debit))).toBe(dollars(lines.map(({ credit }) => credit)));
      }
    });

    it("says the same on the receipts and at the payments by link", async () => {
      const receipts = await Promise.all(
        codes.map((tracking_code) => server.call(trackRideEndpoint, { params: { tracking_code } })),
      );
      expect([
        dollars(receipts.map(({ calculated_fare }) => calculated_fare)),
        dollars(receipts.map(({ tip }) => tip ?? "0")),
        dollars(receipts.map(({ paid_by_link = "0" }) => paid_by_link)),
        dollars(receipts.map(({ given_back = "0" }) => given_back)),
      ]).toEqual([FARES, TIPS, BY_LINK, BACK]);
      const links = await server.call(listPayLinksEndpoint, { token: staff.token });
      expect([
        dollars(links.map(({ amount }) => amount)),
        dollars(links.map(({ refunded }) => refunded)),
        dollars(links.map(({ refund_due }) => refund_due)),
      ]).toEqual([BY_LINK, BACK, "0.00"]);
    });

    it("is on the hotel's statement with what was driven on its account, less what came in of it", async () => {
      const params = { id: hotel.id };
      const income = await server.call(getIncomeEndpoint, { query: OF_DAY, token: staff.token });
      const onAccount = income.by_payment.find(({ paid_by }) => paid_by === "account")?.fares ?? "";
      server.clock.advance(15 * DAY_MS);
      const query = { month: "2026-11" };
      const preview = await server.call(previewStatementEndpoint, { params, query, token: staff.token });
      expect([preview.total, preview.first_day, preview.last_day]).toEqual([onAccount, DAY, DAY]);
      const { id } = await server.call(makeStatementEndpoint, {
        params,
        body: { month: "2026-11", seen: { rides: preview.rides, total: preview.total } },
        token: staff.token,
      });
      const of = { params: { id }, token: staff.token };
      await server.call(markStatementPaidEndpoint, { ...of, body: { amount: 12.5, how: "bank" } });
      await server.call(creditStatementEndpoint, { ...of, body: { amount: 2.5, reason: "Late" } });
      const statement = await server.call(getStatementEndpoint, of);
      expect([dollars(statement.lines.map(({ fare }) => fare)), statement.total]).toEqual([
        onAccount,
        onAccount,
      ]);
      expect([statement.received, statement.credited, statement.owed]).toEqual(["12.50", "2.50", "18.33"]);
      const [partner] = await server.call(listPartnersEndpoint, { token: staff.token });
      const { unpaid } = await server.call(getOfficeDayEndpoint, { token: staff.token });
      expect([partner?.owed, unpaid.owed]).toEqual(["18.33", "18.33"]);
    });
  },
  { payments },
);

type Driving = { ride: Driven; driver: TestAccount; staff: TestAccount };

/** A ride as it goes: paid by link before, driven, and perhaps some of it given back; its code. */
async function drive(server: TestServer, { ride, driver, staff }: Driving): Promise<string> {
  const made = await makeRide(server, {
    status: "Accepted",
    driverId: driver.id,
    fare_cents: ride.fareCents,
    partner_id: ride.partnerId ?? null,
  });
  const { linkCents = 0, backCents = 0 } = ride;
  const link = linkCents === 0 ? null : await payByLink(server, made.id, linkCents);
  await server.call(finishRideEndpoint, {
    params: { id: made.id },
    body: {
      ...(ride.paidBy === undefined ? {} : { paid_by: ride.paidBy }),
      ...(ride.tip === undefined ? {} : { tip: ride.tip }),
      ...(ride.tipXcg === undefined ? {} : { tip_xcg: ride.tipXcg }),
      ...ride.also,
      ...(ride.unpaid === undefined ? {} : { unpaid: ride.unpaid, unpaid_note: "Ran at the light" }),
    },
    token: driver.token,
  });
  server.clock.advance(MINUTE_MS);
  if (link !== null && backCents > 0) {
    const body = { amount: backCents / 100, reason: "The car was late" };
    await server.call(refundPayLinkEndpoint, { params: { id: link }, body, token: staff.token });
  }
  return made.trackingCode;
}

async function payByLink(server: TestServer, ride_id: number, amount_cents: number): Promise<number> {
  const { id } = await makePayLink(server, { ride_id, amount_cents, charged_cents: amount_cents });
  await takeProviderState(server.db, { id, state: "paid", now: server.clock.now() });
  return id;
}

function dollars(amounts: readonly string[]): string {
  return toDollarString(amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0));
}

function cellsOf(table: string): (readonly string[])[] {
  return readCsv(table.replace("\uFEFF", "")).rows.map(({ cells }) => cells);
}
