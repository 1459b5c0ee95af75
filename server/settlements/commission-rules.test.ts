import { beforeAll, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { correctFareEndpoint, getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import type { NewCommissionRule } from "../../contract/settlements/commission-rules.ts";
import {
  addDriverCommissionEndpoint,
  getDriverAccountEndpoint,
  takeBackDriverEntryEndpoint,
} from "../../contract/settlements/driver-accounts.endpoints.ts";
import {
  addCommissionRateEndpoint,
  addCommissionRuleEndpoint,
  getSettlementEndpoint,
  listCommissionRulesEndpoint,
  previewCommissionEndpoint,
  withdrawCommissionRuleEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { WEEK, closeDays, drive, previewDays } from "../testing/settlements.ts";
import { onEachDatabase } from "../testing/test-server.ts";

const NEXT_WEEK = { first_day: "2026-11-16", last_day: "2026-11-19" };
type Booking = { actor: string; partner_key_id?: number; by_assistant?: boolean };

onEachDatabase("commissions in particular", (server) => {
  let staff: TestAccount;

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    const body = { valid_from: "2026-01-01", percent: 20 };
    await server.call(addCommissionRateEndpoint, { body, token: staff.token });
  });

  const office = () => ({ token: staff.token });
  const add = (rule: Partial<NewCommissionRule>) =>
    server.call(addCommissionRuleEndpoint, {
      body: { valid_from: "2026-11-16", percent: 10, back_dated: true, reason: "Agreed", ...rule },
      ...office(),
    });
  const parts = async (driver: TestAccount, days = NEXT_WEEK) =>
    (await previewDays(server, { driver, staff, days })).lines.map(({ percent }) => percent);
  const booked = (rideId: number, by: Booking) =>
    server.db
      .insertInto("ride_history")
      .values({ ride_id: rideId, action: "book", to_status: "Pending", at: server.clock.now(), ...by })
      .execute();
  const carOf = async (driver: TestAccount, plate: string, takenAt = "2026-11-16T08:00:00Z") => {
    const at = new Date(takenAt);
    const { id } = await server.db
      .insertInto("vehicles")
      .values({ plate, vehicle_type: "economy", vehicle_name: "White Kia", created_at: at, updated_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const hand = { vehicle_id: id, driver_id: driver.id, taken_at: at };
    await server.db.insertInto("vehicle_hands").values(hand).execute();
    return { id, giveBack: (day: string) => giveBack(id, day) };
  };
  const giveBack = (id: number, day: string) =>
    server.db
      .updateTable("vehicle_hands")
      .set({ given_back_at: new Date(`${day}T23:00:00Z`) })
      .where("vehicle_id", "=", id)
      .execute();

  it("goes by the account of a ride, and by the car that its driver had when they drove", async () => {
    const driver = await makeDriver(server);
    const hotel = await makePartner(server);
    const car = await carOf(driver, "TX 8801");
    await drive(server, driver, "2026-11-16", { paid_by: "card" });
    await drive(server, driver, "2026-11-17", { paid_by: "account", partner_id: hotel.id });
    await car.giveBack("2026-11-17");
    await drive(server, driver, "2026-11-18", { paid_by: "card" });
    await add({ vehicle_id: car.id, percent: 12 });
    await add({ partner_id: hotel.id, percent: 8 });
    // The car goes before the account.
    expect(await parts(driver)).toEqual([12, 12, 20]);
    await add({ vehicle_id: car.id, partner_id: hotel.id, percent: 7.5 });
    expect(await parts(driver)).toEqual([12, 7.5, 20]);
    await add({ driver_id: driver.id, percent: 5, last_day: "2026-11-16" });
    expect(await parts(driver)).toEqual([5, 7.5, 20]);
  });

  it("goes by how a ride was booked, whoever drives it", async () => {
    const driver = await makeDriver(server);
    const ways: [string, Booking][] = [
      ["site", { actor: "guest" }],
      ["site", { actor: "rider" }],
      ["desk", { actor: "operator" }],
      ["hail", { actor: "driver" }],
      ["assistant", { actor: "rider", by_assistant: true }],
    ];
    for (const [, by] of ways) await booked(await drive(server, driver, "2026-11-18"), by);
    await drive(server, driver, "2026-11-18", { imported_at: server.clock.now() });
    await add({ driver_id: driver.id, channel: "desk", percent: 1 });
    await add({ driver_id: driver.id, channel: "hail", percent: 2 });
    await add({ driver_id: driver.id, channel: "assistant", percent: 3 });
    await add({ driver_id: driver.id, channel: "site", percent: 4 });
    expect(await parts(driver)).toEqual([4, 4, 1, 2, 3, 20]);
  });

  it("says before it is saved what it changes, and the difference of closed days is a line of the next settlement", async () => {
    const driver = await makeDriver(server);
    const hotel = await makePartner(server);
    const onAccount = { paid_by: "account" as const, partner_id: hotel.id };
    await drive(server, driver, "2026-11-10", onAccount);
    await drive(server, driver, "2026-11-11", { paid_by: "card" });
    await drive(server, driver, "2026-11-17", onAccount);
    const { id } = await closeDays(server, { driver, staff });
    const query = { partner_id: hotel.id, valid_from: "2026-11-02", percent: "10" };
    expect(await server.call(previewCommissionEndpoint, { query, ...office() })).toEqual({
      rides: 1,
      before: "5.20",
      after: "2.60",
      closed: [{ settlement_id: id, driver_name: expect.any(String), ...WEEK, difference: "2.60" }],
    });
    await add({ partner_id: hotel.id, valid_from: "2026-11-02", percent: 10, reason: "Promised in May" });
    expect(await server.call(getSettlementEndpoint, { params: { id }, ...office() })).toMatchObject({
      commission: "10.40",
      owed_usd: "41.60",
      now: null,
    });
    const line = { kind: "commission", usd: "2.60", note: "2026-11-09 – 2026-11-15: Promised in May" };
    expect(
      await previewDays(server, { driver, staff, days: { ...NEXT_WEEK, last_day: "2026-11-20" } }),
    ).toMatchObject({ commission: "2.60", entries: [line], total_usd: "26.00" });
    // A second change goes from what was taken last.
    await add({ partner_id: hotel.id, valid_from: "2026-11-10", percent: 15, reason: "A mistake" });
    const { entries } = await server.call(getDriverAccountEndpoint, {
      params: { id: driver.id },
      ...office(),
    });
    expect(entries.map(({ usd }) => usd)).toEqual(["-1.30", "2.60"]);
    const taken = await server.request(takeBackDriverEntryEndpoint, {
      params: { id: entries[0]?.id ?? 0 },
      body: { reason: "No" },
      ...office(),
    });
    expect([taken.statusCode, taken.json().error]).toEqual([
      409,
      "This goes with a commission. Set the commission once more.",
    ]);
    const [audit] = await server.call(listAuditLogEndpoint, {
      query: { action: "add_commission_rule" },
      ...office(),
    });
    expect(audit).toMatchObject({
      detail: { partner_id: hotel.id, valid_from: "2026-11-10", percent: 15, reason: "A mistake" },
    });
  });

  it("lets the journal owe drivers what their settlements do, with a fare corrected before and after it", async () => {
    const driver = await makeDriver(server);
    const owed = async () => {
      const { entries } = await server.call(getJournalEndpoint, { query: { month: "2026-11" }, ...office() });
      const lines = entries.flatMap((entry) => entry.lines.filter(({ account }) => account === "drivers"));
      return lines.reduce((sum, { debit, credit }) => sum + Number(credit) - Number(debit), 0);
    };
    const before = await owed();
    const ride = await drive(server, driver, "2026-11-10", { paid_by: "card", fare_cents: 2_000 });
    await closeDays(server, { driver, staff });
    const correct = async (fare: number, seen_fare: string) => {
      server.clock.advance(1_000);
      const body = { fare, seen_fare, reason: "Another hotel" };
      await server.call(correctFareEndpoint, { params: { id: ride }, body, ...office() });
      server.clock.advance(1_000);
    };
    await correct(25, "20.00");
    await server.call(addDriverCommissionEndpoint, {
      params: { id: driver.id },
      body: { valid_from: "2026-11-01", percent: 10, back_dated: true, reason: "As agreed" },
      ...office(),
    });
    await correct(30, "25.00");
    const days = { first_day: "2026-11-16", last_day: "2026-11-20" };
    const next = await previewDays(server, { driver, staff, days });
    // 16.00 were settled; 30.00 less a tenth is 27.00.
    expect([next.carried_usd, next.total_usd]).toEqual(["16.00", "11.00"]);
    expect((await owed()) - before).toBeCloseTo(27, 5);
  });

  it("is on one list with those of drivers alone, the most particular first, and is withdrawn before its day", async () => {
    const driver = await makeDriver(server);
    const rate = { valid_from: "2099-01-01", percent: 11 };
    await server.call(addDriverCommissionEndpoint, { params: { id: driver.id }, body: rate, ...office() });
    const rules = await add({ channel: "contract", valid_from: "2099-02-01" });
    const at = (of: (rule: (typeof rules)[number]) => boolean) => rules.findIndex(of);
    const own = at(({ of, driver_id }) => of === "driver" && driver_id === driver.id);
    const contract = at(({ channel, driver_id }) => channel === "contract" && driver_id === null);
    expect(rules[own]).toMatchObject({ percent: 11, state: "coming" });
    expect(own).toBeLessThan(contract);
    const params = { id: rules[contract]?.id ?? 0 };
    const withdraw = () =>
      server.request(withdrawCommissionRuleEndpoint, { params, body: { reason: "Not agreed" }, ...office() });
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(409);
    const listed = await server.call(listCommissionRulesEndpoint, office());
    expect(listed.find(({ of, id }) => of === "rule" && id === params.id)).toMatchObject({
      state: "withdrawn",
    });
  });

  it.each([
    [{}, "driver_id"],
    [{ vehicle_id: 99_999 }, "vehicle_id"],
    [{ partner_id: 99_999 }, "partner_id"],
    [{ channel: "desk" as const, last_day: "2026-11-15" }, "last_day"],
    [{ channel: "desk" as const, back_dated: false }, "valid_from"],
    [{ channel: "desk" as const, percent: 101 }, "percent"],
  ])("refuses %j and says where", async (rule, field) => {
    const refused = await server.request(addCommissionRuleEndpoint, {
      body: { valid_from: "2026-11-16", percent: 10, back_dated: true, reason: "Agreed", ...rule },
      ...office(),
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  });
});
