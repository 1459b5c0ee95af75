import { beforeAll, expect, it } from "vitest";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { closeShiftEndpoint, handInCashEndpoint } from "../../contract/payments/payments.endpoints.ts";
import {
  addCommissionRateEndpoint,
  closeSettlementEndpoint,
  listSettlementsEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/rides.ts";
import { WEEK, closeDays, drive, previewDays, seenIn } from "../testing/settlements.ts";
import { onEachDatabase } from "../testing/test-server.ts";

onEachDatabase("a settlement with a driver", (server) => {
  let staff: TestAccount;

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    const body = { valid_from: "2026-01-01", percent: 20 };
    await server.call(addCommissionRateEndpoint, { body, token: staff.token });
  });

  const preview = (driver: TestAccount, days = WEEK) => previewDays(server, { driver, staff, days });
  const close = (driver: TestAccount, days = WEEK) => closeDays(server, { driver, staff, days });
  const askToClose = (driver: TestAccount, seen: object, { days = WEEK, by = staff } = {}) =>
    server.ask(closeSettlementEndpoint, {
      body: { driver_id: driver.id, ...days, seen },
      token: by.token,
    });

  /** Cash of a driver that the office signed for at a moment, so many cents of each currency. */
  const handIn = (driver: TestAccount, { cents, at }: { cents: number; at: Date }) =>
    server.db
      .insertInto("shift_closings")
      .values({
        driver_id: driver.id,
        closed_at: at,
        rides: 1,
        usd_cents: cents,
        xcg_cents: cents,
        counted_usd_cents: cents,
        counted_xcg_cents: cents,
        handed_in_at: at,
        handed_in_by: staff.id,
        received_usd_cents: cents,
        received_xcg_cents: cents,
      })
      .execute();

  it("says what came in, who got it, the commission of each ride's day, and who owes whom", async () => {
    const driver = await makeDriver(server, { firstName: "Nelly", lastName: "Sambo" });
    const { id: closing } = await server.call(closeShiftEndpoint, {
      body: { counted_usd: 25, counted_xcg: 50 },
      token: driver.token,
    });
    await server.call(handInCashEndpoint, {
      params: { id: closing },
      body: { usd: 25, xcg: 49.5 },
      token: staff.token,
    });
    const days = { first_day: "2026-11-19", last_day: "2026-11-20" };
    await drive(server, driver, "2026-11-19", { paid_by: "card", tip_cents: 300 });
    await drive(server, driver, "2026-11-19", {
      paid_by: "cash_xcg",
      tip_cents: 193,
      tip_xcg_cents: 346,
    });
    await drive(server, driver, "2026-11-20", { paid_by: "cash_usd", fare_cents: 1_850 });
    await drive(server, driver, "2026-11-20", {});
    await drive(server, driver, "2026-11-18", { paid_by: "card" });
    await drive(server, await makeDriver(server), "2026-11-19", { paid_by: "card" });
    await insertRideRow(server, { status: "Cancelled", driver_id: driver.id });
    const shown = await preview(driver, days);
    expect(shown).toMatchObject({
      driver_name: "Nelly Sambo",
      rides: 4,
      fares: "96.50",
      tips: "4.93",
      cash_usd: "18.50",
      cash_xcg: "50.00",
      card: "29.00",
      not_recorded: "26.00",
      commission: "19.30",
      handed_in_usd: "25.00",
      handed_in_xcg: "49.50",
      owed_usd: "34.70",
      owed_xcg: "49.50",
      together: "62.35",
      state: "under_way",
    });
    expect(shown.lines.map((line) => [line.fare, line.xcg, line.percent, line.commission])).toEqual([
      ["26.00", null, 20, "5.20"],
      ["26.00", "50.00", 20, "5.20"],
      ["18.50", null, 20, "3.70"],
      ["26.00", null, 20, "5.20"],
    ]);
  });

  it("counts a day of the island from its midnight to its last second", async () => {
    const driver = await makeDriver(server);
    for (const [day, time] of [
      ["2026-11-08", "23:59:59"],
      ["2026-11-09", "00:00:00"],
      ["2026-11-15", "23:59:59"],
      ["2026-11-16", "00:00:00"],
    ] as const) {
      await drive(server, driver, day, { completed_at: instantOf(day, time) });
    }
    expect(await preview(driver)).toMatchObject({ rides: 2, state: "open" });
    // The cash of each edge is another power of two, so that the sum says whose was counted.
    for (const [cents, day, time] of [
      [100, "2026-11-08", "23:59:59"],
      [200, "2026-11-09", "00:00:00"],
      [400, "2026-11-15", "23:59:59"],
      [800, "2026-11-16", "00:00:00"],
    ] as const) {
      await handIn(driver, { cents, at: instantOf(day, time) });
    }
    expect(await preview(driver)).toMatchObject({ handed_in_usd: "6.00", handed_in_xcg: "6.00" });
  });

  it("takes the commission of the island's day, also in the hours in which UTC has the next", async () => {
    const driver = await makeDriver(server);
    const body = { valid_from: "2026-11-22", percent: 50 };
    await server.call(addCommissionRateEndpoint, { body, token: staff.token });
    for (const [day, time] of [
      ["2026-11-21", "19:59:59"],
      ["2026-11-21", "20:00:00"],
      ["2026-11-21", "23:59:59"],
      ["2026-11-22", "00:00:00"],
    ] as const) {
      await drive(server, driver, day, { completed_at: instantOf(day, time) });
    }
    const { lines } = await preview(driver, { first_day: "2026-11-21", last_day: "2026-11-22" });
    expect(lines.map(({ percent }) => percent)).toEqual([20, 20, 20, 50]);
  });

  it("is closed with the figures as they are, listed, and in the audit log", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const closed = await close(driver);
    expect(closed).toMatchObject({
      ...WEEK,
      closed_at: server.clock.now().toISOString(),
      closed_by: "Suheily Maria",
      rides: 1,
      owed_usd: "20.80",
      total_usd: "20.80",
      together: "20.80",
      corrections: [],
      now: null,
    });
    const {
      lines: _lines,
      corrections: _corrections,
      entries: _entries,
      payments: _payments,
      now: _now,
      by_link,
      ...row
    } = closed;
    expect(by_link).toBe("0.00");
    const query = { driver_id: driver.id };
    expect(await server.call(listSettlementsEndpoint, { query, token: staff.token })).toEqual([row]);
    expect(await preview(driver)).toMatchObject({ state: "settled", settled_by: [closed.id] });
    const [entry] = await server.call(listAuditLogEndpoint, {
      query: { action: "close_settlement" },
      token: staff.token,
    });
    expect(entry).toMatchObject({ detail: { settlement: closed.id, rides: 1, owed_usd: "20.80" } });
  });

  it("is not closed before its last day is over, nor for longer than a year, nor backwards", async () => {
    const driver = await makeDriver(server);
    const today = curacaoDate(server.clock.now());
    const seen = { rides: 0, owed_usd: "0.00", owed_xcg: "0.00" };
    for (const days of [
      { first_day: today, last_day: today },
      { first_day: "2025-11-01", last_day: "2026-11-02" },
      { first_day: "2026-11-10", last_day: "2026-11-09" },
    ]) {
      const refused = await askToClose(driver, seen, { days });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["last_day"]]);
    }
  });

  it("is not closed with other figures than were looked at", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const seen = seenIn(await preview(driver));
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const refused = await askToClose(driver, seen);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: "edit_conflict" }]);
  });

  it("is closed once of two who do so at once; the other hears by whom, and no day is closed twice", async () => {
    const driver = await makeDriver(server);
    const other = await makeAccount(server, { role: "staff", firstName: "Rudy", lastName: "Pieters" });
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const seen = seenIn(await preview(driver));
    const answers = await Promise.all([
      askToClose(driver, seen),
      askToClose(driver, seen, { by: other }),
      askToClose(driver, seen, { days: { ...WEEK, first_day: "2026-11-10" } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({
        code: "period_settled",
        error: expect.stringMatching(/^(Suheily Maria|Rudy Pieters) has already closed 2026-11-\d\d to /),
      });
    }
    const next = { first_day: "2026-11-16", last_day: "2026-11-16" };
    expect((await close(driver, next)).rides).toBe(0);
  });
});
