import { beforeAll, expect, it } from "vitest";
import {
  approveEndpoint,
  setApprovalSettingsEndpoint,
} from "../../contract/approvals/approvals.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { correctFareEndpoint, getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import type { NewCashRefund } from "../../contract/cases/cash-refund.ts";
import {
  endCaseEndpoint,
  getCaseEndpoint,
  openCaseEndpoint,
  refundInCashEndpoint,
} from "../../contract/cases/cases.endpoints.ts";
import { getIncomeEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { takeBackDriverEntryEndpoint } from "../../contract/settlements/driver-accounts.endpoints.ts";
import { checkBooks } from "../books/check-books.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { drive, previewDays } from "../testing/settlements.ts";
import type { RideColumns } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";

const DAYS = { first_day: "2026-11-16", last_day: "2026-11-20" };

onEachDatabase("a refund in cash", (server) => {
  let staff: TestAccount;
  let driver: TestAccount;

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    driver = await makeDriver(server);
  });

  const office = () => ({ token: staff.token });
  const caseOf = async (columns: Partial<RideColumns> = {}) => {
    const ride = await drive(server, driver, "2026-11-18", {
      paid_by: "cash_usd",
      fare_cents: 2_000,
      ...columns,
    });
    const { id } = await server.call(openCaseEndpoint, {
      body: { kind: "complaint", title: "The long way", ride_id: ride },
      ...office(),
    });
    return { id, ride };
  };
  const bodyOf = (refund: Partial<NewCashRefund>): NewCashRefund => ({
    currency: "usd",
    amount: 5,
    paid_out_by: "office",
    reason: "The long way",
    ...refund,
  });
  const give = (id: number, refund: Partial<NewCashRefund> = {}) =>
    server.call(refundInCashEndpoint, { params: { id }, body: bodyOf(refund), ...office() });
  const ask = (id: number, refund: Partial<NewCashRefund> = {}, by = staff) =>
    server.request(refundInCashEndpoint, { params: { id }, body: bodyOf(refund), token: by.token });
  const booked = async () => {
    const { entries } = await server.call(getJournalEndpoint, { query: { month: "2026-11" }, ...office() });
    return entries
      .filter(({ kind }) => kind === "given_back")
      .map(({ lines }) => lines.map(({ account, debit, credit }) => [account, debit, credit]));
  };

  it("is handed over at the office, stands in the case, the income, the journal and the log, and is never above what was paid", async () => {
    const before = (await server.call(getIncomeEndpoint, { query: {}, ...office() })).totals;
    const { id, ride } = await caseOf();
    const given = await give(id, { amount: 5 });
    expect(given.money).toMatchObject({
      refundable: "15.00",
      in_cash: [{ usd: "5.00", xcg: "0.00", worth: "5.00", driver_name: null, by: "Suheily Maria" }],
    });
    expect(given.entries.at(-1)).toMatchObject({ kind: "refund", text: "The long way" });
    const { totals } = await server.call(getIncomeEndpoint, { query: {}, ...office() });
    expect(Number(totals.collected) - Number(before.collected)).toBeCloseTo(15, 5);
    expect(await booked()).toContainEqual([
      ["given_back", "5.00", "0.00"],
      ["cash_usd", "0.00", "5.00"],
    ]);
    const tooMuch = await ask(id, { amount: 15.01 });
    expect([tooMuch.statusCode, tooMuch.json().fields]).toEqual([
      400,
      { amount: "At most 15.00 dollars can be given back." },
    ]);
    const both = await Promise.all([ask(id, { amount: 10 }), ask(id, { amount: 10, reason: "Again" })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    const [entry] = await server.call(listAuditLogEndpoint, {
      query: { action: "refund_in_cash" },
      ...office(),
    });
    expect(entry).toMatchObject({ subject: `case ${id}`, detail: { ride, amount: 10, currency: "usd" } });
    const corrected = await server.request(correctFareEndpoint, {
      params: { id: ride },
      body: { fare: 18, seen_fare: "20.00", reason: "Meter" },
      ...office(),
    });
    expect(Object.keys(corrected.json().fields)).toEqual(["fare"]);
    await server.call(endCaseEndpoint, {
      params: { id },
      body: { outcome: "company", note: "A closed road" },
      ...office(),
    });
    expect((await ask(id, { amount: 1 })).statusCode).toBe(409);
  });

  it("is handed over by the driver in guilders, who has it in their next settlement", async () => {
    const { id } = await caseOf({ paid_by: "cash_xcg", fare_cents: 2_000 });
    const before = await previewDays(server, { driver, staff, days: DAYS });
    const { money } = await give(id, { currency: "xcg", amount: 17.9, paid_out_by: "driver" });
    expect(money).toMatchObject({
      refundable: "10.00",
      in_cash: [{ xcg: "17.90", worth: "10.00", driver_name: expect.any(String) }],
    });
    const after = await previewDays(server, { driver, staff, days: DAYS });
    expect(Number(after.total_xcg) - Number(before.total_xcg)).toBeCloseTo(17.9, 5);
    expect(after.entries?.at(-1)).toMatchObject({ kind: "paid_out", xcg: "17.90" });
    expect(await booked()).toContainEqual([
      ["given_back", "10.00", "0.00"],
      ["drivers", "0.00", "10.00"],
    ]);
    const { id: entryId } = await server.db
      .selectFrom("driver_entries")
      .select("id")
      .where("kind", "=", "paid_out")
      .executeTakeFirstOrThrow();
    const taken = await server.request(takeBackDriverEntryEndpoint, {
      params: { id: entryId },
      body: { reason: "No" },
      ...office(),
    });
    expect(taken.statusCode).toBe(409);
    const odd = await ask(id, { currency: "xcg", amount: 1.01 });
    expect(odd.json().fields).toEqual({ amount: "Guilders are handed over in steps of 0.05." });
  });

  it("needs a second person above the amount, all that was given back counted", async () => {
    const second = await makeAccount(server, { role: "staff" });
    const settings = { refunds_over: 10, write_offs_over: null, exports: false, days: 7 };
    await server.call(setApprovalSettingsEndpoint, { body: { ...settings, version: 1 }, ...office() });
    const { id } = await caseOf();
    await give(id, { amount: 6 });
    const asked = await ask(id, { amount: 6, reason: "And more" });
    expect([asked.statusCode, asked.json().code]).toEqual([409, "approval_needed"]);
    const unchanged = await server.call(getCaseEndpoint, { params: { id }, ...office() });
    expect(unchanged.money?.refundable).toBe("14.00");
    await server.call(approveEndpoint, { params: { id: asked.json().approval_id }, token: second.token });
    const done = await server.call(getCaseEndpoint, { params: { id }, ...office() });
    expect(done.money).toMatchObject({ refundable: "8.00", in_cash: [{}, { worth: "6.00" }] });
    await server.call(setApprovalSettingsEndpoint, {
      body: { ...settings, refunds_over: null, version: 2 },
      ...office(),
    });
  });

  it.each([
    ["on account", { paid_by: "account" as const }],
    ["not paid", { paid_by: null, unpaid_reason: "left" as const }],
  ])("isn't for a ride %s", async (_, columns) => {
    const hotel = await makePartner(server);
    const { id } = await caseOf({ ...columns, ...(columns.paid_by ? { partner_id: hotel.id } : {}) });
    const refused = await ask(id, { amount: 1 });
    expect(refused.json().fields).toEqual({ amount: "At most 0.00 dollars can be given back." });
  });

  it("leaves books that prove themselves", async () => {
    const { faults } = await checkBooks(server.db, server.clock.now());
    expect(faults.filter(({ kind }) => kind === "cash_refunds")).toEqual([]);
  });
});
