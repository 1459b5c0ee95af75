import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { addDays, instantsOf } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { type PaidBy, cashOf } from "../../domain/payments/payment.ts";
import { getDriverReportEndpoint, getIncomeEndpoint } from "../../contract/reports/reports.endpoints.ts";
import type {
  SettlementDetail,
  SettlementFigures,
  SettlementPreview,
} from "../../contract/settlements/settlement-schemas.ts";
import {
  addCommissionRateEndpoint,
  closeSettlementEndpoint,
  getSettlementEndpoint,
  previewSettlementEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { moneyHistory, playMoneyHistory } from "../testing/money-histories.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const HISTORIES = Number(process.env["RIDE_HISTORIES"] ?? 4);
/** Before the first ride of all histories. */
const FIRST_DAY = "2026-11-10";

type Days = { first_day: string; last_day: string };
type Rate = { from: string; hundredths: number };

const AMOUNTS = [
  "fares",
  "tips",
  "cash_usd",
  "cash_xcg",
  "card",
  "by_link",
  "not_recorded",
  "commission",
  "handed_in_usd",
  "handed_in_xcg",
  "owed_usd",
  "owed_xcg",
] as const satisfies (keyof SettlementFigures)[];

onADatabase("a settlement", (server) => {
  let staff: TestAccount;
  let drivers: readonly TestAccount[];
  const rates: Rate[] = [];
  const closed: SettlementDetail[] = [];

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
    drivers = [await makeDriver(server), await makeDriver(server)];
  });

  it(
    "agrees to the cent with the rides, the driver's report, what came in and the cash, and stays as it was closed",
    { timeout: 180_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(moneyHistory, fc.nat(10_000), fc.nat(5), async (events, hundredths, daysBack) => {
          const from = rates.length === 0 ? FIRST_DAY : curacaoDate(server.clock.now());
          rates.push({ from, hundredths });
          const body = { valid_from: from, percent: hundredths / 100 };
          await server.call(addCommissionRateEndpoint, { body, token: staff.token });
          await playMoneyHistory(server, events, { staff, drivers });
          const today = curacaoDate(server.clock.now());
          await agree(server, { first_day: FIRST_DAY, last_day: today });
          const lastClosed = closed.at(-1)?.last_day ?? addDays(FIRST_DAY, -1);
          const days = { first_day: addDays(lastClosed, 1), last_day: addDays(today, -1 - daysBack) };
          if (days.first_day <= days.last_day) {
            await agree(server, days);
            for (const driver of drivers) closed.push(await close(server, driver, days));
          }
          for (const one of closed) await staysAsClosed(server, one);
        }),
        { numRuns: HISTORIES, endOnFailure: true },
      );
      expect(closed.length).toBeGreaterThan(0);
    },
  );

  const preview = (driver: TestAccount, days: Days) =>
    server.call(previewSettlementEndpoint, { query: { driver_id: driver.id, ...days }, token: staff.token });

  /** All drivers' settlements of some days, beside what the rest of the product says of these days. */
  async function agree(on: TestServer, days: Days): Promise<void> {
    const query = { start_date: days.first_day, end_date: addDays(days.last_day, 1) };
    const shown: SettlementPreview[] = [];
    for (const driver of drivers) {
      const one = await preview(driver, days);
      shown.push(one);
      expect(pick(one)).toEqual(await expected(on, driver.id, days, rates));
      const { ride_statistics: report } = await on.call(getDriverReportEndpoint, {
        query,
        token: driver.token,
      });
      expect([one.rides, one.fares]).toEqual([report.total_trips, report.total_earnings.toFixed(2)]);
      const byLink = sum((report.payments ?? []).map(({ by_link = 0 }) => Math.round(by_link * 100)));
      expect([toDollarString(byLink), toDollarString(sum(one.lines.map(linkOf)))]).toEqual([
        one.by_link,
        one.by_link,
      ]);
      addsUp(one);
      expect(toDollarString(sum(one.lines.map(({ commission }) => cents(commission))))).toBe(one.commission);
    }
    const income = await on.call(getIncomeEndpoint, { query, token: staff.token });
    const all = (name: "fares" | "tips") => toDollarString(sum(shown.map((one) => cents(one[name]))));
    expect([sum(shown.map(({ rides }) => rides)), all("fares"), all("tips")]).toEqual([
      income.totals.rides,
      income.totals.fares,
      income.totals.tips,
    ]);
  }

  /** What the screens show under each other: fares and tips are what was paid in each way, guilders in the dollars of their rides. */
  function addsUp(one: SettlementPreview): void {
    const worth = sum(
      one.lines.map((line) => {
        const also = cents(line.also_amount ?? "0");
        const first = cents(line.fare) - linkOf(line) - also + cents(line.tip);
        return (line.paid_by === "cash_xcg" ? first : 0) + (line.also_paid_by === "cash_xcg" ? also : 0);
      }),
    );
    const cardAlone = cents(one.card) - linkOf(one);
    const paid = cents(one.cash_usd) + worth + cardAlone + linkOf(one) + cents(one.not_recorded);
    expect(paid).toBe(cents(one.fares) + cents(one.tips));
    expect(cardAlone + linkOf(one) + cents(one.handed_in_usd) - cents(one.commission)).toBe(
      cents(one.owed_usd),
    );
    expect(cardAlone).toBeGreaterThanOrEqual(0);
  }

  async function close(on: TestServer, driver: TestAccount, days: Days): Promise<SettlementDetail> {
    const shown = await preview(driver, days);
    const { rides, owed_usd, owed_xcg } = shown;
    const settlement = await on.call(closeSettlementEndpoint, {
      body: { driver_id: driver.id, ...days, seen: { rides, owed_usd, owed_xcg } },
      token: staff.token,
    });
    expect([pick(settlement), settlement.lines]).toEqual([pick(shown), shown.lines]);
    return settlement;
  }

  /** Whatever has happened since, the figures are those of the closing; beside them stands what the days come to now. */
  async function staysAsClosed(on: TestServer, one: SettlementDetail): Promise<void> {
    const present = await on.call(getSettlementEndpoint, { params: { id: one.id }, token: staff.token });
    expect([pick(present), present.lines]).toEqual([pick(one), one.lines]);
    const now = await expected(on, one.driver_id, one, rates);
    // A payment that was said since is owed in the next settlement.
    const rides = one.lines.map(({ ride_id: id }) => id);
    const entries = await on.db
      .selectFrom("driver_entries")
      .selectAll()
      .where("kind", "=", "payment")
      .execute();
    const entered = sum(
      entries
        .filter(({ ride_id: id }) => id !== null && rides.includes(id))
        .map(({ usd_cents }) => usd_cents),
    );
    const owed_usd = toDollarString(cents(now.owed_usd) - entered);
    const { owed_usd: owed } = one;
    expect(present.now === null ? { ...now, owed_usd: owed } : pick(present.now)).toEqual({
      ...now,
      owed_usd,
    });
  }
});

/** What a settlement has to say, worked out another way: what a driver earned, less what they have had of it. */
async function expected(
  server: TestServer,
  driverId: number,
  days: Days,
  rates: readonly Rate[],
): Promise<{ rides: number; owed_usd: string }> {
  const { start, end } = instantsOf({ start: days.first_day, end: addDays(days.last_day, 1) });
  const within = (at: Date | null) => at !== null && at >= start && at < end;
  const all = await server.db.selectFrom("rides").selectAll().where("driver_id", "=", driverId).execute();
  const rides = all.filter((row) => row.status === "Completed" && within(row.completed_at));
  const closings = await server.db
    .selectFrom("shift_closings")
    .selectAll()
    .where("driver_id", "=", driverId)
    .execute();
  const handed = closings.filter((row) => within(row.handed_in_at));
  const [usd, xcg] = [
    sum(handed.map((row) => row.received_usd_cents ?? 0)),
    sum(handed.map((row) => row.received_xcg_cents ?? 0)),
  ];
  const cash = cashOf(
    rides.map((row) => ({
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
  const commission = sum(
    rides.map((row) => {
      const day = curacaoDate(row.completed_at as Date);
      const rate = rates.findLast(({ from }) => from <= day)?.hundredths ?? 0;
      const [whole, rest] = [row.fare_cents * rate, (row.fare_cents * rate) % 10_000];
      return (whole - rest) / 10_000 + (rest >= 5_000 ? 1 : 0);
    }),
  );
  const byLink = (row: (typeof rides)[number]) => Math.min(row.link_cents, row.fare_cents);
  const inTheCar = (row: (typeof rides)[number]) => row.fare_cents - byLink(row);
  const also = (row: (typeof rides)[number]) =>
    row.also_paid_by === null ? 0 : Math.min(row.also_cents ?? 0, inTheCar(row));
  const of = (paidBy: (PaidBy | null)[]) =>
    sum(
      rides.map((row) => {
        const first = paidBy.includes(row.paid_by) ? inTheCar(row) - also(row) + (row.tip_cents ?? 0) : 0;
        return first + (row.also_paid_by !== null && paidBy.includes(row.also_paid_by) ? also(row) : 0);
      }),
    );
  const unpaid = sum(
    rides.map((row) => (row.paid_by === null && row.unpaid_reason !== null ? inTheCar(row) : 0)),
  );
  const allByLink = sum(rides.map(byLink));
  const inDollars = of(["cash_usd", "card", "account", null]) + allByLink;
  const had = cash.usdCents - usd + of([null]) - unpaid;
  const amounts = {
    fares: sum(rides.map((row) => row.fare_cents)),
    tips: sum(rides.map((row) => row.tip_cents ?? 0)),
    cash_usd: cash.usdCents,
    cash_xcg: cash.xcgCents,
    card: of(["card", "account"]) + allByLink + unpaid,
    by_link: allByLink,
    not_recorded: of([null]) - unpaid,
    commission,
    handed_in_usd: usd,
    handed_in_xcg: xcg,
    owed_usd: inDollars - commission - had,
    owed_xcg: cash.xcgCents - (cash.xcgCents - xcg),
  };
  return {
    rides: rides.length,
    ...Object.fromEntries(AMOUNTS.map((name) => [name, toDollarString(amounts[name])])),
    owed_usd: toDollarString(amounts.owed_usd),
  };
}

function pick(figures: SettlementFigures) {
  return { rides: figures.rides, ...Object.fromEntries(AMOUNTS.map((name) => [name, figures[name]])) };
}

function linkOf({ by_link = "0" }: { by_link?: string | undefined }): number {
  return cents(by_link);
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
