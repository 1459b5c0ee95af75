import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { toDollarString } from "../../contract/money.ts";
import { PAID_BY, type PaidBy, cashOf } from "../../contract/payments/payment.ts";
import {
  closeShiftEndpoint,
  handInCashEndpoint,
  listDriverCashEndpoint,
  recordPaymentEndpoint,
} from "../../contract/payments/payments.endpoints.ts";
import {
  getAnalyticsEndpoint,
  getDriverReportEndpoint,
  getIncomeEndpoint,
} from "../../contract/reports/reports.endpoints.ts";
import {
  cancelAssignedRideEndpoint,
  undoRideStepEndpoint,
  updateRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  finishRideEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { HOUR_MS, SECOND_MS } from "../../contract/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/rides.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const HISTORIES = Number(process.env["RIDE_HISTORIES"] ?? 6);

const tip = fc.option(
  fc.integer({ min: 0, max: 2_000 }).map((cents) => cents / 100),
  { nil: undefined },
);
const payment = fc.record({ paid_by: fc.option(fc.constantFrom(...PAID_BY), { nil: undefined }), tip });
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("finish" as const), payment }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("undo" as const), payment }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("edit" as const), payment }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("correct" as const), payment }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), payment }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("close" as const), payment }) },
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;
const history = fc.array(fc.record({ what: event, who: fc.nat(1), hours: fc.nat(30) }), {
  minLength: 4,
  maxLength: 14,
});

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
        fc.asyncProperty(history, async (events) => {
          for (const { what, who, hours } of events) {
            server.clock.advance(hours * HOUR_MS);
            await play(server, { what, driver: drivers[who] as TestAccount, staff, hours });
          }
          server.clock.advance(60 * SECOND_MS);
          await expectAgreement(server, { staff, drivers });
        }),
        { numRuns: HISTORIES, endOnFailure: true },
      );
    },
  );
});

type Playing = { what: Event; driver: TestAccount; staff: TestAccount; hours: number };

/** One thing that happens to a ride of its own, or to a driver's cash. A refusal is as good as an answer. */
async function play(server: TestServer, { what, driver, staff, hours }: Playing): Promise<void> {
  if (what.kind === "close") return closeAndHandIn(server, { driver, staff });
  const zone = what.payment.tip === undefined ? null : "punda";
  const id = await insertRideRow(server, {
    status: "Pending",
    fare_cents: 2_600 + Math.round((what.payment.tip ?? 0) * 100),
    zone,
  });
  const params = { id };
  await server.request(acceptRideEndpoint, { params, token: driver.token });
  if (what.kind === "edit") {
    await server.request(updateRideEndpoint, { params, body: { passenger_count: 6 }, token: staff.token });
  }
  if (what.kind === "cancel") {
    await server.request(cancelRideEndpoint, { params, token: staff.token });
    return;
  }
  const now = server.clock.now();
  await server.db
    .updateTable("rides")
    .set({ status: "InProgress", picked_up_at: now, started_at: now })
    .where("id", "=", id)
    .execute();
  const { paid_by, tip: given } = what.payment;
  const said = paid_by === undefined ? {} : { paid_by, ...(given === undefined ? {} : { tip: given }) };
  await server.request(finishRideEndpoint, { params, body: said, token: driver.token });
  if (what.kind === "undo") await undo(server, id, { driver, staff });
  if (what.kind === "correct") {
    const body = { paid_by: "cash_xcg" as const, tip_xcg: 3.33 };
    await server.request(recordPaymentEndpoint, { params, body, token: staff.token });
  }
  // As if it had been driven some hours ago.
  await server.db
    .updateTable("rides")
    .set({ completed_at: new Date(now.getTime() - hours * HOUR_MS) })
    .where("id", "=", id)
    .where("status", "=", "Completed")
    .execute();
}

async function undo(
  server: TestServer,
  id: number,
  { driver: { token }, staff }: Pick<Playing, "driver" | "staff">,
): Promise<void> {
  const { version } = await server.db
    .selectFrom("rides")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await server.call(undoRideStepEndpoint, { params: { id }, body: { version }, token });
  // The passenger is aboard again; the office takes the ride back, so that the driver is free for the next.
  await server.call(cancelAssignedRideEndpoint, { params: { id }, token: staff.token });
}

async function closeAndHandIn(
  server: TestServer,
  { driver, staff }: Pick<Playing, "driver" | "staff">,
): Promise<void> {
  const { id } = await server.call(closeShiftEndpoint, {
    body: { counted_usd: 20, counted_xcg: 10 },
    token: driver.token,
  });
  if (id % 2 === 0) {
    await server.call(handInCashEndpoint, { params: { id }, body: { usd: 20, xcg: 10 }, token: staff.token });
  }
}

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
  const income = await server.call(getIncomeEndpoint, { query, token });
  const said = { rides: rides.length, fares: toDollarString(fares), tips: toDollarString(tips) };
  expect(income.totals).toEqual({ ...said, collected: toDollarString(fares + tips) });
  for (const part of ["by_day", "by_hour", "by_zone", "by_type", "by_payment"] as const) {
    expect([part, totalOf(income[part])]).toEqual([part, said]);
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
        tipCents: row.tip_cents,
        tipXcgCents: row.tip_xcg_cents,
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
