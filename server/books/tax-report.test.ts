import { beforeAll, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { getTaxReportEndpoint } from "../../contract/books/books.endpoints.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import {
  addTaxRateEndpoint,
  getPaperDetailsEndpoint,
  listTaxRatesEndpoint,
  setPaperDetailsEndpoint,
  withdrawTaxRateEndpoint,
} from "../../contract/company/paper-details.endpoints.ts";
import {
  creditStatementEndpoint,
  getStatementEndpoint,
  mailStatementEndpoint,
  makeStatementEndpoint,
  previewStatementEndpoint,
  takeBackStatementEntryEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { refundPayLinkEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { makeAccount, type TestAccount } from "../testing/accounts.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { emptyOutbox, workerOf } from "../testing/outbox.ts";
import { driveOnAccount, makePartner } from "../testing/partners.ts";
import { makePayLink } from "../testing/pay-links.ts";
import { makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";

onEachDatabase("turnover tax", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
  });

  const report = (month: string) =>
    server.call(getTaxReportEndpoint, { query: { month }, token: staff.token });
  const setRate = (valid_from: string, percent: number) =>
    server.request(addTaxRateEndpoint, { body: { valid_from, percent }, token: staff.token });
  const drive = (at: string, fare_cents: number, facts: object = {}) =>
    makeRide(server, {
      status: "Completed",
      ride_datetime: new Date(at),
      completed_at: new Date(at),
      fare_cents,
      ...facts,
    });
  const state = async (id: number, month: string) => {
    const call = { params: { id }, token: staff.token };
    const { rides, total } = await server.call(previewStatementEndpoint, { ...call, query: { month } });
    return server.call(makeStatementEndpoint, { ...call, body: { month, seen: { rides, total } } });
  };

  it("is in the fares of a month by the rate of each day, and of no rate before the first", async () => {
    expect((await report("2025-08")).parts).toEqual([]);
    await drive("2025-09-30T12:00:00Z", 1_000);
    expect(await report("2025-09")).toMatchObject({
      tax_due: "0.00",
      parts: [{ percent: 0, rides: 1, fares: "10.00", tax: "0.00" }],
    });
    expect((await setRate("2025-10-01", 6)).statusCode).toBe(201);
    expect((await setRate("2025-10-16", 7.25)).statusCode).toBe(201);
    for (let ride = 0; ride < 6; ride += 1) await drive("2025-10-15T12:00:00Z", 2_850);
    // The last minute of the 15th on the island is the 16th in UTC.
    await drive("2025-10-16T03:59:00Z", 1_150);
    await drive("2025-10-16T04:00:00Z", 2_850);
    expect(await report("2025-10")).toEqual({
      month: "2025-10",
      parts: [
        {
          percent: 7.25,
          rides: 1,
          fares: "28.50",
          tax: "1.93",
          corrected: { fares: "0.00", tax: "0.00" },
          credited: { fares: "0.00", tax: "0.00" },
          given_back: { fares: "0.00", tax: "0.00" },
          due: { fares: "28.50", tax: "1.93", without_tax: "26.57" },
        },
        {
          percent: 6,
          rides: 7,
          fares: "182.50",
          tax: "10.31",
          corrected: { fares: "0.00", tax: "0.00" },
          credited: { fares: "0.00", tax: "0.00" },
          given_back: { fares: "0.00", tax: "0.00" },
          due: { fares: "182.50", tax: "10.31", without_tax: "172.19" },
        },
      ],
      tax_due: "12.24",
    });
  });

  it("stands on a statement, and leaves the month in which a part is credited", async () => {
    const { id } = await makePartner(server, { email: "books@pundamar.example" });
    await driveOnAccount(server, id, { at: new Date("2025-12-15T16:00:00Z"), fare_cents: 2_850 });
    await driveOnAccount(server, id, { at: new Date("2025-12-16T16:00:00Z"), fare_cents: 1_150 });
    const made = await state(id, "2025-12");
    expect(made.taxes).toEqual([
      { percent: 7.25, rides: 2, fares: "40.00", tax: "2.71", credited: { fares: "0.00", tax: "0.00" } },
    ]);
    const call = { params: { id: made.id }, token: staff.token };
    const credited = await server.call(creditStatementEndpoint, {
      ...call,
      body: { amount: 11.5, reason: "25 minutes late" },
    });
    expect(credited.taxes?.[0]?.credited).toEqual({ fares: "11.50", tax: "0.78" });
    // Credited today, in November 2026: the month of the rides stays as it was.
    expect((await report("2025-12")).tax_due).toBe("2.71");
    expect(await report("2026-11")).toMatchObject({
      tax_due: "-0.78",
      parts: [{ percent: 7.25, rides: 0, credited: { fares: "11.50", tax: "0.78" } }],
    });
    await server.call(creditStatementEndpoint, { ...call, body: { amount: 28.5, reason: "The rest" } });
    expect((await report("2026-11")).tax_due).toBe("-2.71");
    const { entries } = await server.call(getStatementEndpoint, call);
    await server.call(takeBackStatementEntryEndpoint, {
      params: { id: entries[0]?.id ?? 0 },
      body: { reason: "Not late after all" },
      token: staff.token,
    });
    expect((await report("2026-11")).parts[0]?.credited.fares).toBe("28.50");
  });

  it("leaves with what is given back by link, in the month in which it is", async () => {
    const { id: ride_id } = await drive("2026-01-15T12:00:00Z", 2_000, {
      paid_by: "card",
      link_cents: 2_000,
    });
    const before = (await report("2026-11")).tax_due;
    const { id } = await makePayLink(server, {
      ride_id,
      amount_cents: 2_000,
      charged_cents: 2_000,
      applied_cents: 2_000,
      state: "paid",
      paid_at: new Date("2026-01-15T11:00:00Z"),
    });
    const giveBack = (amount: number) =>
      server.call(refundPayLinkEndpoint, {
        params: { id },
        body: { amount, reason: "Late" },
        token: staff.token,
      });
    await giveBack(5);
    await giveBack(15);
    expect((await report("2026-01")).tax_due).toBe("1.35");
    const after = await report("2026-11");
    expect(after.parts[0]?.given_back).toEqual({ fares: "20.00", tax: "1.35" });
    expect(Number(after.tax_due)).toBeCloseTo(Number(before) - 1.35, 5);
  });

  it("can't start on a day that a statement has rides of, nor be withdrawn from under one", async () => {
    const { id } = await makePartner(server);
    await driveOnAccount(server, id, { at: new Date("2026-10-31T16:00:00Z"), fare_cents: 2_850 });
    await state(id, "2026-10");
    const refused = await setRate("2026-10-31", 9);
    const sentence = "A statement already has rides of 2026-10-31. The earliest day is 2026-11-01.";
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { valid_from: sentence }]);
    expect((await setRate("2026-11-01", 9)).statusCode).toBe(201);
    const rates = await server.call(listTaxRatesEndpoint, { token: staff.token });
    expect(rates.map(({ percent, state: is, may_withdraw }) => [percent, is, may_withdraw])).toEqual([
      [9, "in_force", true],
      [7.25, "past", false],
      [6, "past", false],
    ]);
    const withdraw = (of: number | undefined) =>
      server.request(withdrawTaxRateEndpoint, {
        params: { id: of ?? 0 },
        body: { reason: "A slip" },
        token: staff.token,
      });
    expect((await withdraw(rates[1]?.id)).statusCode).toBe(409);
    expect((await withdraw(rates[0]?.id)).statusCode).toBe(204);
    expect((await withdraw(rates[0]?.id)).statusCode).toBe(409);
    const { company } = await server.call(getConfigEndpoint, {});
    expect(company.tax_rates?.map(({ percent }) => percent)).toEqual([6, 7.25]);
    const [entry] = await server.call(listAuditLogEndpoint, { token: staff.token });
    expect(entry).toMatchObject({
      action: "withdraw_tax_rate",
      detail: { valid_from: "2026-11-01", percent: 9, reason: "A slip" },
    });
  });

  it("has the company's own numbers beside it on a statement, as they were on its day", async () => {
    const numbers = {
      crib: "102.771.340",
      bank_name: "Maduro & Curiel's Bank",
      bank_account: "2201 4470",
      bank_holder: "Trupial Taxi N.V.",
      swift: "MCBKCWCU",
      due_days: 14,
    };
    const { version } = await server.call(getPaperDetailsEndpoint, { token: staff.token });
    const save = (body: typeof numbers & { version: number }) =>
      server.request(setPaperDetailsEndpoint, { body, token: staff.token });
    expect((await save({ ...numbers, version })).statusCode).toBe(200);
    expect((await save({ ...numbers, due_days: 21, version })).statusCode).toBe(409);
    const { id } = await makePartner(server, { email: "books@pundamar.example" });
    await driveOnAccount(server, id, { at: new Date("2026-09-15T16:00:00Z"), fare_cents: 2_850 });
    const made = await state(id, "2026-09");
    expect([made.due_on, made.seller?.crib, made.seller?.bank_account]).toEqual([
      "2026-12-04",
      "102.771.340",
      "2201 4470",
    ]);
    await save({ ...numbers, crib: "999", version: version + 1 });
    const call = { params: { id: made.id }, token: staff.token };
    expect((await server.call(getStatementEndpoint, call)).seller?.crib).toBe("102.771.340");
    await emptyOutbox(server);
    await server.call(mailStatementEndpoint, call);
    const mails: Outgoing[] = [];
    await workerOf(server, { email: { send: async (mail: Outgoing) => void mails.push(mail) } }).sendDue();
    const body = mails[0]?.message.body ?? "";
    for (const said of ["CRIB 102.771.340", "2201 4470", "December 4, 2026", "(OB) 7.25%", "$1.93"]) {
      expect(body).toContain(said);
    }
  });
});
