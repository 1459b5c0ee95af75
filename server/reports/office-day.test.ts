import { expect, it } from "vitest";
import { getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import type { OfficeDay } from "../../contract/reports/office-day.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { insertRideRow } from "../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../testing/test-server.ts";

const island = (text: string) => new Date(`${text}:00-04:00`);

onEachDatabase("the office's day", (server) => {
  async function dayOf(): Promise<OfficeDay> {
    const { token } = await makeAccount(server, { role: "staff" });
    return server.call(getOfficeDayEndpoint, { token });
  }

  it("is for staff alone", async () => {
    for (const role of ["rider", "driver", "operator"] as const) {
      const { token } = await makeAccount(server, { role });
      expect((await server.request(getOfficeDayEndpoint, { token })).statusCode).toBe(403);
    }
  });

  it("is empty before anything was driven", async () => {
    expect(await dayOf()).toMatchObject({
      day: "2026-11-20",
      rides: 0,
      fares: "0.00",
      week_ago: { rides: 0, fares: "0.00" },
      pickups: { picked_up: 0, late: 0, rides: [] },
      unpaid: { owed: "0.00", accounts: 0, overdue: "0.00", statements: [] },
      driver_cash: { usd: "0.00", xcg: "0.00", drivers: 0 },
    });
  });

  it("adds up today's fares by each way of paying, to the cent, beside a week ago up to this hour", async () => {
    const { id: driver_id } = await makeDriver(server);
    const drive = (time: string, fare_cents: number, facts: object = {}) =>
      insertRideRow(server, {
        status: "Completed",
        driver_id,
        fare_cents,
        ride_datetime: island(time),
        completed_at: island(time),
        ...facts,
      });
    await drive("2026-11-20T00:00", 1_010, { paid_by: "cash_usd", tip_cents: 500 });
    await drive("2026-11-20T08:00", 2_020, { paid_by: "cash_usd" });
    await drive("2026-11-20T09:00", 1_007, { paid_by: "cash_xcg" });
    await drive("2026-11-20T09:30", 1_007, { paid_by: "cash_xcg", link_cents: 307 });
    await drive("2026-11-20T10:00", 3_000, { paid_by: "card", link_cents: 3_000 });
    await drive("2026-11-20T10:30", 2_550, { paid_by: "card" });
    await drive("2026-11-20T11:00", 1_200, { paid_by: null });
    await drive("2026-11-20T11:10", 600, { paid_by: null, unpaid_reason: "left" });
    // A week ago: one before this hour, one after it; and the end of yesterday.
    await drive("2026-11-13T11:59", 4_000, { paid_by: "card" });
    await drive("2026-11-13T12:01", 9_000, { paid_by: "card" });
    await drive("2026-11-19T23:59", 9_000, { paid_by: "card" });
    const day = await dayOf();
    expect([day.rides, day.fares, day.week_ago]).toEqual([8, "123.94", { rides: 1, fares: "40.00" }]);
    // $10.07 is XCG 18.03, and the $7.00 of it that was not paid by link XCG 12.53.
    expect(day.by_payment).toEqual([
      { way: "cash_usd", amount: "30.30", xcg: null },
      { way: "cash_xcg", amount: "17.07", xcg: "30.56" },
      { way: "card", amount: "25.50", xcg: null },
      { way: "account", amount: "0.00", xcg: null },
      { way: "link", amount: "33.07", xcg: null },
      { way: "unknown", amount: "12.00", xcg: null },
    ]);
    expect(day.not_paid).toBe("6.00");
    expect(day.driver_cash).toEqual({ usd: "35.30", xcg: "30.56", drivers: 1 });
  });

  it("calls a pickup late by the rule of dispatch, and names those of today", async () => {
    const { id: driver_id } = await makeDriver(server, { firstName: "Elvis", lastName: "Provence" });
    const pickUp = (date: string, at: object) =>
      insertRideRow(server, {
        status: "Completed",
        driver_id,
        ride_datetime: island(`${date}T08:00`),
        completed_at: island(`${date}T09:00`),
        ...at,
      });
    const before = await dayOf();
    await pickUp("2026-11-20", { arrived_at: island("2026-11-20T07:55") });
    await pickUp("2026-11-20", { arrived_at: new Date("2026-11-20T12:02:29Z") });
    // There in time: whoever kept whom waiting, the driver was not late.
    await pickUp("2026-11-20", {
      arrived_at: island("2026-11-20T08:00"),
      picked_up_at: island("2026-11-20T08:20"),
    });
    const late = await pickUp("2026-11-20", { picked_up_at: island("2026-11-20T08:06") });
    const later = await pickUp("2026-11-20", { arrived_at: island("2026-11-20T08:11") });
    // Nobody said when they were there.
    await pickUp("2026-11-20", {});
    await pickUp("2026-11-19", { arrived_at: island("2026-11-19T08:30") });
    await pickUp("2026-11-12", { arrived_at: island("2026-11-12T08:30") });
    const { pickups, pickups_before } = await dayOf();
    expect([pickups.picked_up, pickups.late]).toEqual([before.pickups.picked_up + 5, 2]);
    expect(pickups.rides).toMatchObject([
      { id: later, minutes: 11, driver_name: "Elvis Provence" },
      { id: late, minutes: 6, ride_datetime: island("2026-11-20T08:00").toISOString() },
    ]);
    expect(pickups_before).toEqual({ picked_up: before.pickups_before.picked_up + 1, late: 1 });
  });

  it("adds up what hotels and firms owe, and what of it is on statements unpaid for over thirty days", async () => {
    const { id: partner_id } = await makePartner(server, { name: "Bay hotel" });
    const { id: driver_id } = await makeDriver(server);
    await makePartner(server, { name: "Owes nothing" });
    const state = (number: number, made: string, facts: { paid?: Date } = {}) =>
      makeStatement(server, { number, partner_id, made_at: island(made), ...facts });
    const old = await state(1, "2026-10-20T12:00");
    const recent = await state(2, "2026-10-25T12:00");
    const paid = await state(3, "2026-09-20T12:00", { paid: island("2026-10-01T12:00") });
    for (const statement_id of [old, recent, paid]) {
      await insertRideRow(server, {
        status: "Completed",
        paid_by: "account",
        driver_id,
        fare_cents: 5_005,
        partner_id,
        statement_id,
        completed_at: island("2026-09-15T12:00"),
      });
    }
    expect((await dayOf()).unpaid).toEqual({
      owed: "100.10",
      accounts: 1,
      overdue: "50.05",
      statements: [
        {
          id: old,
          partner_id,
          partner_name: "Bay hotel",
          month: "2026-09",
          rides: 1,
          total: "50.05",
          owed: "50.05",
          made_at: island("2026-10-20T12:00").toISOString(),
          mailed_at: null,
        },
      ],
    });
  });
});

async function makeStatement(
  server: TestServer,
  { paid, ...facts }: { number: number; partner_id: number; made_at: Date; paid?: Date },
): Promise<number> {
  const { id: made_by } = await makeAccount(server, { role: "staff" });
  const { id } = await server.db
    .insertInto("partner_statements")
    .values({
      month: `2026-${String(10 - facts.number).padStart(2, "0")}-01`,
      name: "Bay hotel",
      address: "",
      crib: "",
      email: "bay@example.com",
      language: "en",
      rides: 1,
      total_cents: 5_005,
      made_by,
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (paid) {
    const payment = {
      kind: "payment" as const,
      cents: 5_005,
      how: "bank" as const,
      received_on: "2026-10-01",
    };
    await server.db
      .insertInto("statement_entries")
      .values({ ...payment, statement_id: id, reason: "", made_by, made_at: paid })
      .execute();
  }
  return id;
}
