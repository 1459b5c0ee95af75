import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  checkBooksEndpoint,
  correctFareEndpoint,
  getFareHistoryEndpoint,
  getJournalEndpoint,
  getTaxReportEndpoint,
} from "../../contract/books/books.endpoints.ts";
import { addTaxRateEndpoint } from "../../contract/company/paper-details.endpoints.ts";
import {
  getStatementEndpoint,
  listPartnersEndpoint,
  makeStatementEndpoint,
  mailStatementEndpoint,
  previewStatementEndpoint,
  takeBackStatementEntryEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { refundPayLinkEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { getIncomeEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { takeBackDriverEntryEndpoint } from "../../contract/settlements/driver-accounts.endpoints.ts";
import {
  closeSettlementEndpoint,
  getSettlementEndpoint,
  previewSettlementEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { makeAccount, makeDriver, type TestAccount } from "../testing/accounts.ts";
import { emptyOutbox, workerOf } from "../testing/outbox.ts";
import { makePartner } from "../testing/partners.ts";
import { makePayLink } from "../testing/pay-links.ts";
import { insertRideRow } from "../testing/rides.ts";
import { onADatabase, onEachDatabase, type TestServer } from "../testing/test-server.ts";

type Facts = Partial<Parameters<typeof insertRideRow>[1]>;

/** A ride that was driven at noon of a day. */
function driven(server: TestServer, day: string, facts: Facts): Promise<number> {
  const at = new Date(`${day}T16:00:00Z`);
  return insertRideRow(server, { status: "Completed", ride_datetime: at, completed_at: at, ...facts });
}

/** What the office does with fares, settlements and statements. */
function officeOf(server: TestServer, staff: () => TestAccount) {
  const token = () => staff().token;
  const history = (id: number) => server.call(getFareHistoryEndpoint, { params: { id }, token: token() });
  const request = async (id: number, fare: number, reason = "The wrong hotel was typed", seen?: string) =>
    server.request(correctFareEndpoint, {
      params: { id },
      body: { fare, reason, seen_fare: seen ?? (await history(id)).fare },
      token: token(),
    });
  return {
    history,
    request,
    correct: async (id: number, fare: number) => {
      const answer = await request(id, fare);
      expect(answer.statusCode).toBe(201);
      return history(id);
    },
    settle: async (driverId: number, first_day: string, last_day: string) => {
      const days = { driver_id: driverId, first_day, last_day };
      const seen = await server.call(previewSettlementEndpoint, { query: days, token: token() });
      const body = { ...days, seen };
      return server.call(closeSettlementEndpoint, { body, token: token() });
    },
    state: async (id: number, month: string) => {
      const call = { params: { id }, token: token() };
      const { rides, total } = await server.call(previewStatementEndpoint, { ...call, query: { month } });
      return server.call(makeStatementEndpoint, { ...call, body: { month, seen: { rides, total } } });
    },
  };
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** The balance of each account over some months. */
async function balances(server: TestServer, token: string, months: readonly string[]) {
  const account: Record<string, number> = {};
  for (const month of months) {
    const { entries } = await server.call(getJournalEndpoint, { query: { month }, token });
    for (const { lines } of entries) {
      expect(lines.reduce((sum, { debit, credit }) => sum + cents(debit) - cents(credit), 0)).toBe(0);
      for (const { account: name, debit, credit } of lines) {
        account[name] = (account[name] ?? 0) + cents(debit) - cents(credit);
      }
    }
  }
  return account;
}

onEachDatabase("a completed fare", (server) => {
  let staff: TestAccount;
  let driver: TestAccount;
  const office = officeOf(server, () => staff);
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    driver = await makeDriver(server);
    await server.call(addTaxRateEndpoint, {
      body: { valid_from: "2026-01-01", percent: 6 },
      token: staff.token,
    });
    const rate = { valid_from: "2026-01-01", hundredths: 2_000, created_by: staff.id };
    await server.db
      .insertInto("commission_rates")
      .values({ ...rate, created_at: server.clock.now() })
      .execute();
  });

  const ride = (id: number) => server.call(getRideEndpoint, { params: { id }, token: staff.token });

  it("is corrected with a reason, which history, receipt, report and audit log say", async () => {
    const id = await driven(server, "2026-03-10", {
      driver_id: driver.id,
      fare_cents: 2_000,
      paid_by: "cash_usd",
      rider_email: "maya@example.com",
    });
    await emptyOutbox(server);
    expect((await ride(id)).actions).toContain("correct_fare");
    const history = await office.correct(id, 15.5);
    expect(history).toMatchObject({
      completed_fare: "20.00",
      fare: "15.50",
      settlement_id: null,
      corrections: [
        {
          from: "20.00",
          to: "15.50",
          reason: "The wrong hotel was typed",
          by: "Suheily Maria",
          driver: null,
        },
      ],
    });
    expect(await ride(id)).toMatchObject({ calculated_fare: "15.50", corrected_from: "20.00" });
    const lines = await server.call(listRideHistoryEndpoint, { params: { id }, token: staff.token });
    expect(lines.at(-1)).toMatchObject({
      action: "correct_fare",
      actor_name: "Suheily Maria",
      values: [
        { field: "calculated_fare", from: "20.00", to: "15.50" },
        { field: "correction_reason", from: null, to: "The wrong hotel was typed" },
      ],
    });
    const [entry] = await server.call(listAuditLogEndpoint, { token: staff.token });
    expect(entry).toMatchObject({
      action: "correct_fare",
      detail: { fare: { from: "20.00", to: "15.50" }, reason: "The wrong hotel was typed" },
    });
    const mails: Outgoing[] = [];
    await workerOf(server, { email: { send: async (mail: Outgoing) => void mails.push(mail) } }).sendDue();
    // The driver hears that it was changed, and the passenger gets the receipt anew.
    expect(mails).toHaveLength(2);
    const receipt = mails.find(({ recipient }) => recipient === "maya@example.com");
    for (const said of ["Correction", "-$4.50", "$15.50"]) expect(receipt?.message.body).toContain(said);
    const march = { start_date: "2026-03-01", end_date: "2026-04-01" };
    const income = await server.call(getIncomeEndpoint, { query: march, token: staff.token });
    expect(income.totals.fares).toBe("15.50");
    // The month of the ride keeps its turnover, and the month of the correction has the difference.
    const tax = (month: string) =>
      server.call(getTaxReportEndpoint, { query: { month }, token: staff.token });
    expect((await tax("2026-03")).parts[0]).toMatchObject({ fares: "20.00", tax: "1.13" });
    expect((await tax("2026-11")).parts[0]?.corrected).toEqual({ fares: "-4.50", tax: "-0.25" });
  });

  it("is corrected by whoever keeps the books alone, once, and only when the ride is over", async () => {
    const id = await driven(server, "2026-03-11", { driver_id: driver.id, fare_cents: 2_000 });
    const operator = await makeAccount(server, { role: "operator" });
    const reader = await makeAccount(server, { role: "staff" });
    await sql`update accounts set rights = '["money"]' where id = ${reader.id}`.execute(server.db);
    const body = { fare: 10, reason: "A slip", seen_fare: "20.00" };
    for (const { token } of [operator, reader, driver]) {
      const answer = await server.request(correctFareEndpoint, { params: { id }, body, token });
      expect(answer.statusCode).toBe(403);
    }
    expect((await office.request(id, 10, "A slip", "19.00")).json().code).toBe("edit_conflict");
    expect((await office.request(id, 20)).json().fields).toEqual({ fare: "This is the fare that it has." });
    expect((await office.request(id, 10, " ")).statusCode).toBe(400);
    const open = await insertRideRow(server, { status: "Pending", fare_cents: 2_000 });
    expect((await office.request(open, 10)).json().code).toBe("ride_conflict");
    const both = await Promise.all([
      office.request(id, 11, "One", "20.00"),
      office.request(id, 12, "Other", "20.00"),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it("that is settled changes the next settlement, and never the closed one", async () => {
    const card = await driven(server, "2026-04-06", {
      driver_id: driver.id,
      fare_cents: 2_000,
      paid_by: "card",
    });
    const cash = await driven(server, "2026-04-07", {
      driver_id: driver.id,
      fare_cents: 3_000,
      paid_by: "cash_usd",
    });
    const closed = await office.settle(driver.id, "2026-04-05", "2026-04-11");
    // Of what was paid by card the driver had 80 %; of cash the company's 20 % alone change hands.
    expect((await office.correct(card, 25)).corrections[0]).toMatchObject({ driver: "4.00" });
    const down = await office.correct(cash, 20);
    expect([down.settlement_id, down.corrections[0]?.driver]).toEqual([closed.id, "2.00"]);
    const call = { params: { id: closed.id }, token: staff.token };
    const after = await server.call(getSettlementEndpoint, call);
    expect([after.owed_usd, after.lines.map(({ fare }) => fare), after.now]).toEqual([
      closed.owed_usd,
      ["20.00", "30.00"],
      null,
    ]);
    const next = await server.call(previewSettlementEndpoint, {
      query: { driver_id: driver.id, first_day: "2026-11-01", last_day: "2026-11-20" },
      token: staff.token,
    });
    expect(next.entries?.map(({ kind, usd }) => [kind, usd])).toEqual([
      ["fare", "4.00"],
      ["fare", "2.00"],
    ]);
    const { id: entry } = await server.db
      .selectFrom("driver_entries")
      .select("id")
      .where("kind", "=", "fare")
      .limit(1)
      .executeTakeFirstOrThrow();
    const back = await server.request(takeBackDriverEntryEndpoint, {
      params: { id: entry },
      body: { reason: "No" },
      token: staff.token,
    });
    expect(back.json().code).toBe("edit_conflict");
  });

  it("on a statement is credited where it was less, and asked on the next where it was more", async () => {
    const { id: hotel } = await makePartner(server, { email: "books@pundamar.example" });
    const on = (day: string, fare_cents: number) =>
      driven(server, day, { partner_id: hotel, paid_by: "account", driver_id: driver.id, fare_cents });
    const [less, more] = [await on("2026-09-10", 2_850), await on("2026-09-11", 1_150)];
    const first = await office.state(hotel, "2026-09");
    expect((await office.correct(less, 25)).corrections[0]).toMatchObject({ credit_note: 1 });
    expect((await office.correct(more, 20)).corrections[0]).toMatchObject({
      credit_note: null,
      on_next_statement: true,
      next_statement: null,
    });
    const statement = (id: number) =>
      server.call(getStatementEndpoint, { params: { id }, token: staff.token });
    const kept = await statement(first.id);
    expect([kept.total, kept.credited, kept.owed, kept.lines.map(({ fare }) => fare)]).toEqual([
      "40.00",
      "3.50",
      "36.50",
      ["28.50", "11.50"],
    ]);
    const [hotelOwes] = (await server.call(listPartnersEndpoint, { token: staff.token })).filter(
      ({ id }) => id === hotel,
    );
    expect(hotelOwes?.owed).toBe("45.00");
    const back = await server.request(takeBackStatementEntryEndpoint, {
      params: { id: kept.entries[0]?.id ?? 0 },
      body: { reason: "No" },
      token: staff.token,
    });
    expect(back.json().code).toBe("edit_conflict");
    // November is over in December: the correction is made in it, and its statement has nothing else.
    server.clock.set(new Date("2026-12-02T12:00:00Z"));
    const preview = await server.call(previewStatementEndpoint, {
      params: { id: hotel },
      query: { month: "2026-11" },
      token: staff.token,
    });
    expect([preview.rides, preview.total, preview.state, preview.unbilled]).toEqual([
      0,
      "8.50",
      "open",
      [{ month: "2026-11", rides: 0, total: "8.50" }],
    ]);
    const second = await office.state(hotel, "2026-11");
    expect(second).toMatchObject({
      total: "8.50",
      lines: [],
      corrections: [{ from: "11.50", to: "20.00", amount: "8.50", reason: "The wrong hotel was typed" }],
      taxes: [{ percent: 6, rides: 0, fares: "8.50", tax: "0.48" }],
    });
    expect((await office.history(more)).corrections[0]?.next_statement).toBe(second.number);
    await emptyOutbox(server);
    await server.call(mailStatementEndpoint, { params: { id: second.id }, token: staff.token });
    const mails: Outgoing[] = [];
    await workerOf(server, { email: { send: async (mail: Outgoing) => void mails.push(mail) } }).sendDue();
    expect(mails[0]?.message.body).toContain("$11.50 → $20.00");
  });

  it("of which something was given back by link is corrected by a refund", async () => {
    const id = await driven(server, "2026-05-10", {
      driver_id: driver.id,
      fare_cents: 2_000,
      paid_by: "card",
      link_cents: 2_000,
    });
    const link = await makePayLink(server, {
      ride_id: id,
      amount_cents: 2_000,
      charged_cents: 2_000,
      applied_cents: 2_000,
      state: "paid",
      paid_at: new Date("2026-05-10T15:00:00Z"),
    });
    const refund = (amount: number) =>
      server.call(refundPayLinkEndpoint, {
        params: { id: link.id },
        body: { amount, reason: "Too much" },
        token: staff.token,
      });
    // What is paid beyond the corrected fare is to be given back, and is nobody's loss.
    await office.correct(id, 18);
    expect((await refund(2)).refund_due).toBe("0.00");
    expect((await ride(id)).given_back).toBeUndefined();
    await refund(3);
    expect((await ride(id)).given_back).toBe("3.00");
    expect((await office.request(id, 16)).json().fields.fare).toContain("given back by link");
  });
});

onADatabase("fares that are corrected at any time", (server) => {
  let staff: TestAccount;
  const office = officeOf(server, () => staff);

  it("leave every sum of the books what the fares that hold come to", async () => {
    staff = await makeAccount(server, { role: "staff" });
    const { token } = staff;
    const drivers = [await makeDriver(server), await makeDriver(server)];
    const { id: hotel } = await makePartner(server);
    await server.db
      .insertInto("commission_rates")
      .values({
        valid_from: "2026-01-01",
        hundredths: 1_750,
        created_by: staff.id,
        created_at: server.clock.now(),
      })
      .execute();
    let state = 20_261;
    const draw = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const rides: { id: number; fare: number; way: string | null; driver: number }[] = [];
    for (let count = 0; count < 60; count += 1) {
      const way = (["cash_usd", "card", "account", null] as const)[draw(4)] ?? null;
      const fare = 550 + draw(6_000);
      const driver = drivers[draw(2)]?.id ?? 0;
      const day = `2026-10-${String(1 + draw(28)).padStart(2, "0")}`;
      const id = await driven(server, day, {
        driver_id: driver,
        fare_cents: fare,
        paid_by: way,
        partner_id: way === "account" ? hotel : null,
      });
      rides.push({ id, fare, way, driver });
    }
    const correctSome = async () => {
      for (const ride of rides) {
        if (draw(3) > 0) continue;
        const fare = 550 + draw(6_000);
        if (fare === ride.fare) continue;
        await office.correct(ride.id, fare / 100);
        ride.fare = fare;
      }
    };
    await correctSome();
    const closed = [];
    for (const { id } of drivers) closed.push(await office.settle(id, "2026-10-01", "2026-10-14"));
    const statement = await office.state(hotel, "2026-10");
    await correctSome();
    for (const { id } of drivers) closed.push(await office.settle(id, "2026-10-15", "2026-10-31"));
    await correctSome();

    for (const { id, owed_usd, total_usd } of closed) {
      const now = await server.call(getSettlementEndpoint, { params: { id }, token });
      expect([now.owed_usd, now.total_usd, now.now]).toEqual([owed_usd, total_usd, null]);
    }
    const sum = (some: typeof rides, of: (fare: number) => number = (fare) => fare) =>
      some.reduce((all, { fare }) => all + of(fare), 0);
    const commission = (fare: number) => Math.round(fare * 0.175);
    const account = await balances(server, token, ["2026-10", "2026-11"]);
    const onAccount = rides.filter(({ way }) => way === "account");
    const inCar = rides.filter(({ way }) => way === null || way === "cash_usd");
    expect(account["debtors"]).toBe(sum(onAccount));
    expect(account["card"]).toBe(sum(rides.filter(({ way }) => way === "card")));
    expect(account["drivers_share"]).toBe(sum(rides, (fare) => fare - commission(fare)));
    expect(account["drivers"]).toBe(sum(inCar) - sum(rides, (fare) => fare - commission(fare)));
    expect((account["fares"] ?? 0) + (account["given_back"] ?? 0)).toBe(-sum(rides));
    const [partner] = await server.call(listPartnersEndpoint, { token });
    expect(cents(partner?.owed ?? "")).toBe(sum(onAccount));
    const query = { start_date: "2026-10-01", end_date: "2026-11-01" };
    const income = await server.call(getIncomeEndpoint, { query, token });
    expect(cents(income.totals.fares)).toBe(sum(rides));
    let owed = closed.reduce((all, { total_usd }) => all + cents(total_usd ?? ""), 0);
    for (const { id } of drivers) {
      const days = { driver_id: id, first_day: "2026-11-01", last_day: "2026-11-20" };
      const next = await server.call(previewSettlementEndpoint, { query: days, token });
      owed += cents(next.total_usd ?? "");
    }
    expect(owed).toBe(-(account["drivers"] ?? 0));
    const kept = await server.call(getStatementEndpoint, { params: { id: statement.id }, token });
    expect(kept.lines.map(({ fare }) => fare)).toEqual(statement.lines.map(({ fare }) => fare));
    await sql`select recount_ride_totals()`.execute(server.db);
    expect((await server.call(checkBooksEndpoint, { token })).faults).toEqual([]);
    await expect(sql`update fare_corrections set to_cents = 1`.execute(server.db)).rejects.toThrow(
      "stays as it is",
    );
  });
});
