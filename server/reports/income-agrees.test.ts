import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { FareLine } from "../../domain/fares/calculate-fare.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { type PaidBy, cashOf } from "../../domain/payments/payment.ts";
import { listDriverCashEndpoint } from "../../contract/payments/payments.endpoints.ts";
import {
  getAnalyticsEndpoint,
  getDriverReportEndpoint,
  getIncomeEndpoint,
} from "../../contract/reports/reports.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { moneyHistory, playMoneyHistory } from "../testing/money-histories.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const HISTORIES = Number(process.env["RIDE_HISTORIES"] ?? 6);

onADatabase("what came in", (server) => {
  let staff: TestAccount;
  let drivers: readonly TestAccount[];

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
    drivers = [await makeDriver(server), await makeDriver(server)];
  });

  it(
    "agrees to the cent with the rides, the drivers' reports, analytics and the cash",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(moneyHistory, async (events) => {
          await playMoneyHistory(server, events, { staff, drivers });
          await expectAgreement(server, { staff, drivers });
        }),
        { numRuns: HISTORIES, endOnFailure: true },
      );
    },
  );
});

async function expectAgreement(
  server: TestServer,
  { staff, drivers }: { staff: TestAccount; drivers: readonly TestAccount[] },
): Promise<void> {
  const { token } = staff;
  const query = { start_date: "2026-11-01", end_date: "2027-03-01" };
  const rides = await server.db.selectFrom("rides").selectAll().where("status", "=", "Completed").execute();
  const [fares, tips] = [
    sum(rides.map((row) => row.fare_cents)),
    sum(rides.map((row) => row.tip_cents ?? 0)),
  ];
  for (const { fare_cents, breakdown } of rides) {
    expect(sum((breakdown as FareLine[]).map(({ amount }) => amount))).toBe(fare_cents);
  }
  const income = await server.call(getIncomeEndpoint, { query, token });
  const said = { rides: rides.length, fares: toDollarString(fares), tips: toDollarString(tips) };
  const notIn = (way: PaidBy | null) =>
    sum(
      rides
        .filter(({ paid_by }) => paid_by === way)
        .map((row) => row.fare_cents + (row.tip_cents ?? 0) - Math.min(row.fare_cents, row.link_cents)),
    );
  const notPaid = sum(
    rides
      .filter((row) => row.paid_by === null && row.unpaid_reason !== null)
      .map((row) => row.fare_cents - Math.min(row.fare_cents, row.link_cents)),
  );
  const back = await sumGivenBack(server, rides);
  expect(income.totals).toEqual({
    ...said,
    given_back: back === 0 ? undefined : toDollarString(back),
    collected: toDollarString(fares + tips - notIn("account") - notIn(null) - back),
    on_account: toDollarString(notIn("account")),
    not_recorded: toDollarString(notIn(null) - notPaid),
    not_paid: notPaid === 0 ? undefined : toDollarString(notPaid),
  });
  for (const part of ["by_day", "by_hour", "by_zone", "by_type", "by_payment", "by_contract"] as const) {
    expect([part, totalOf(income[part] ?? [])]).toEqual([part, said]);
  }
  const analytics = await server.call(getAnalyticsEndpoint, { query, token });
  expect(toDollarString(Math.round(analytics.totals.revenue * 100))).toBe(said.fares);
  const reports = await Promise.all(
    drivers.map((driver) => server.call(getDriverReportEndpoint, { query, token: driver.token })),
  );
  const earned = sum(reports.map((one) => Math.round(one.ride_statistics.total_earnings * 100)));
  expect(toDollarString(earned)).toBe(said.fares);
  const cash = (rows: typeof rides) =>
    cashOf(
      rows.map((row) => ({
        fareCents: row.fare_cents,
        paidBy: row.paid_by as PaidBy,
        linkCents: row.link_cents,
        tipCents: row.tip_cents,
        tipXcgCents: row.tip_xcg_cents,
        alsoPaidBy: row.also_paid_by,
        alsoCents: row.also_cents,
        xcgStep: row.xcg_step,
      })),
    );
  const inGuilders = income.by_payment.find(({ paid_by }) => paid_by === "cash_xcg")?.xcg ?? "0.00";
  expect(inGuilders).toBe(toDollarString(cash(rides).xcgCents));
  const held = await server.call(listDriverCashEndpoint, { token });
  for (const driver of drivers) {
    const own = rides.filter((row) => row.driver_id === driver.id && row.closing_id === null);
    const { usdCents, xcgCents } = cash(own);
    const shown = held.find(({ driver_id }) => driver_id === driver.id);
    expect(shown?.rides_usd ?? "0.00").toBe(toDollarString(usdCents));
    expect(shown?.rides_xcg ?? "0.00").toBe(toDollarString(xcgCents));
  }
}

/** What of the fares was given back: what they had by link less what is still there of it. */
async function sumGivenBack(
  server: TestServer,
  rides: readonly { id: number; fare_cents: number; link_cents: number }[],
): Promise<number> {
  const links = await server.db
    .selectFrom("pay_links")
    .select(["ride_id", "amount_cents", "refunded_cents"])
    .where("paid_at", "is not", null)
    .execute();
  return sum(
    rides.map(({ id, fare_cents, link_cents }) => {
      const kept = sum(
        links.filter(({ ride_id }) => ride_id === id).map((link) => link.amount_cents - link.refunded_cents),
      );
      return Math.max(0, Math.min(fare_cents, link_cents) - kept);
    }),
  );
}

function totalOf(parts: readonly { rides: number; fares: string; tips: string }[]) {
  const cents = (text: string) => Math.round(Number(text) * 100);
  return {
    rides: sum(parts.map(({ rides }) => rides)),
    fares: toDollarString(sum(parts.map(({ fares }) => cents(fares)))),
    tips: toDollarString(sum(parts.map(({ tips }) => cents(tips)))),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
