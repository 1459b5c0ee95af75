import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { curacaoDate, instantOf } from "../../contract/curacao-time.ts";
import {
  closeShiftEndpoint,
  handInCashEndpoint,
  recordPaymentEndpoint,
} from "../../contract/payments/payments.endpoints.ts";
import {
  addCommissionRateEndpoint,
  closeSettlementEndpoint,
  correctSettlementEndpoint,
  getSettlementEndpoint,
  listSettlementsEndpoint,
  previewSettlementEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import type { SettlementPreview } from "../../contract/settlements/settlement-schemas.ts";
import { listAuditLogEndpoint } from "../../contract/staff/inbox.endpoints.ts";
import { DAY_MS } from "../../contract/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { type RideColumns, insertRideRow } from "../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../testing/test-server.ts";

const DAYS = { first_day: "2026-11-09", last_day: "2026-11-15" };

/** A ride that a driver completed at noon of a day. */
function drive(server: TestServer, driver: TestAccount, day: string, columns: Partial<RideColumns> = {}) {
  return insertRideRow(server, {
    status: "Completed",
    driver_id: driver.id,
    completed_at: instantOf(day, "12:00:00"),
    fare_cents: 2_600,
    ...columns,
  });
}

const seenIn = ({ rides, owed_usd, owed_xcg }: SettlementPreview) => ({ rides, owed_usd, owed_xcg });

onEachDatabase("a settlement with a driver", (server) => {
  let staff: TestAccount;

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    const body = { valid_from: "2026-01-01", percent: 20 };
    await server.call(addCommissionRateEndpoint, { body, token: staff.token });
  });

  const preview = (driver: TestAccount, days = DAYS) =>
    server.call(previewSettlementEndpoint, {
      query: { driver_id: driver.id, ...days },
      token: staff.token,
    });
  const askToClose = (driver: TestAccount, seen: object, { days = DAYS, by = staff } = {}) =>
    server.request(closeSettlementEndpoint, {
      body: { driver_id: driver.id, ...days, seen } as never,
      token: by.token,
    });
  const close = async (driver: TestAccount, days = DAYS) =>
    server.call(closeSettlementEndpoint, {
      body: { driver_id: driver.id, ...days, seen: seenIn(await preview(driver, days)) },
      token: staff.token,
    });

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
  });

  it("is closed with the figures as they are, listed, and in the audit log", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const closed = await close(driver);
    expect(closed).toMatchObject({
      ...DAYS,
      closed_at: server.clock.now().toISOString(),
      closed_by: "Suheily Maria",
      rides: 1,
      owed_usd: "20.80",
      total_usd: "20.80",
      together: "20.80",
      corrections: [],
      now: null,
    });
    const { lines: _lines, corrections: _corrections, now: _now, ...row } = closed;
    const query = { driver_id: driver.id };
    expect(await server.call(listSettlementsEndpoint, { query, token: staff.token })).toEqual([row]);
    expect(await preview(driver)).toMatchObject({ state: "settled", settled_by: [closed.id] });
    const [entry] = await server.call(listAuditLogEndpoint, {
      query: { action: "close_settlement" },
      token: staff.token,
    });
    expect(entry).toMatchObject({ detail: { settlement: closed.id, rides: 1, owed_usd: "20.80" } });
  });

  it("stays as it was closed and says what its days come to since", async () => {
    const driver = await makeDriver(server);
    const ride = await drive(server, driver, "2026-11-15", { paid_by: "card" });
    const { id } = await close(driver);
    await server.call(recordPaymentEndpoint, {
      params: { id: ride },
      body: { paid_by: "cash_usd" },
      token: staff.token,
    });
    await drive(server, driver, "2026-11-15", { paid_by: "card", fare_cents: 1_000 });
    const seen = await server.call(getSettlementEndpoint, { params: { id }, token: staff.token });
    expect(seen).toMatchObject({
      rides: 1,
      card: "26.00",
      owed_usd: "20.80",
      now: { rides: 2, card: "10.00", cash_usd: "26.00", owed_usd: "2.80" },
    });
    expect(seen.lines).toMatchObject([{ ride_id: ride, paid_by: "card" }]);
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
      askToClose(driver, seen, { days: { ...DAYS, first_day: "2026-11-10" } }),
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

  it("is kept by the database itself: no second one over its days, no change, nothing taken out", async () => {
    const driver = await makeDriver(server);
    const { id } = await close(driver);
    await server.call(correctSettlementEndpoint, {
      params: { id },
      body: { currency: "usd", amount: 5, reason: "A toll" },
      token: staff.token,
    });
    const settlements = () => server.db.selectFrom("settlements").selectAll().where("id", "=", id);
    const before = await settlements().executeTakeFirstOrThrow();
    const { id: _id, lines, ...row } = before;
    await expect(
      server.db
        .insertInto("settlements")
        .values({ ...row, lines: JSON.stringify(lines), first_day: "2026-11-15", last_day: "2026-11-18" })
        .execute(),
    ).rejects.toThrow("settlements_days_once");
    for (const change of [
      sql`update settlements set owed_usd_cents = 0`,
      sql`delete from settlement_corrections`,
      sql`update settlement_corrections set usd_cents = 500`,
      sql`truncate settlement_corrections`,
    ]) {
      await expect(change.execute(server.db)).rejects.toThrow("a closed settlement stays as it is");
    }
    expect(await settlements().executeTakeFirst()).toEqual(before);
  });

  it("is corrected by entries of their own, which change what is owed and no figure of it", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const { id } = await close(driver);
    server.clock.advance(DAY_MS);
    const correct = (currency: "usd" | "xcg", amount: number, reason: string) =>
      server.call(correctSettlementEndpoint, {
        params: { id },
        body: { currency, amount, reason },
        token: staff.token,
      });
    await correct("usd", -30.8, "A fare paid twice");
    expect(await correct("xcg", 17.9, "Found in the car")).toMatchObject({
      owed_usd: "20.80",
      owed_xcg: "0.00",
      corrections_usd: "-30.80",
      corrections_xcg: "17.90",
      total_usd: "-10.00",
      total_xcg: "17.90",
      together: "0.00",
      corrections: [
        {
          usd: "-30.80",
          xcg: "0.00",
          reason: "A fare paid twice",
          made_by: "Suheily Maria",
          made_at: server.clock.now().toISOString(),
        },
        { usd: "0.00", xcg: "17.90", reason: "Found in the car" },
      ],
    });
    const [entry] = await server.call(listAuditLogEndpoint, {
      query: { action: "correct_settlement" },
      token: staff.token,
    });
    expect(entry).toMatchObject({ detail: { settlement: id, currency: "xcg", amount: 17.9 } });
  });

  it.each([0, 0.001, 1.005, 200_000])("refuses a correction of %s", async (amount) => {
    const { id } = await close(await makeDriver(server));
    const refused = await server.request(correctSettlementEndpoint, {
      params: { id },
      body: { currency: "usd", amount, reason: "A slip" },
      token: staff.token,
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["amount"]]);
  });
});
