import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import {
  addDriverCommissionEndpoint,
  addDriverEntryEndpoint,
  addDriverRentEndpoint,
  getDriverAccountEndpoint,
  payBalanceEndpoint,
  paySettlementEndpoint,
  takeBackDriverEntryEndpoint,
  takeBackSettlementPaymentEndpoint,
} from "../../contract/settlements/driver-accounts.endpoints.ts";
import {
  addCommissionRateEndpoint,
  closeSettlementEndpoint,
  getSettlementEndpoint,
  listDriversToPayEndpoint,
  listOwnSettlementsEndpoint,
  previewCommissionEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { WEEK, closeDays, drive, previewDays } from "../testing/settlements.ts";
import { onEachDatabase } from "../testing/test-server.ts";

const NEXT_WEEK = { first_day: "2026-11-16", last_day: "2026-11-19" };

onEachDatabase("paying drivers", (server) => {
  let staff: TestAccount;

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    const body = { valid_from: "2026-01-01", percent: 20 };
    await server.call(addCommissionRateEndpoint, { body, token: staff.token });
  });

  const office = () => ({ token: staff.token });
  const close = (driver: TestAccount, days = WEEK) => closeDays(server, { driver, staff, days });
  const preview = (driver: TestAccount, days = WEEK) => previewDays(server, { driver, staff, days });
  const account = ({ id }: TestAccount) =>
    server.call(getDriverAccountEndpoint, { params: { id }, ...office() });
  const pay = (id: number, body: { usd?: number; xcg?: number; reference?: string }) =>
    server.call(paySettlementEndpoint, { params: { id }, body: { how: "bank", ...body }, ...office() });
  const enter = (
    { id }: TestAccount,
    kind: "bonus" | "expense" | "charge",
    amount: number,
    day = "2026-11-10",
  ) =>
    server.call(addDriverEntryEndpoint, {
      params: { id },
      body: { kind, day, currency: "usd", amount, note: `A ${kind}` },
      ...office(),
    });
  const rowOf = async ({ id }: TestAccount, days = WEEK) =>
    (await server.call(listDriversToPayEndpoint, { query: days, ...office() })).drivers.find(
      (row) => row.driver_id === id,
    );

  it("notes a part payment and the rest, and no more than is open", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const { id } = await close(driver);
    expect(await pay(id, { usd: 12.3, reference: "MCB 4471" })).toMatchObject({
      total_usd: "20.80",
      paid_usd: "12.30",
      open_usd: "8.50",
      payments: [
        {
          how: "bank",
          reference: "MCB 4471",
          paid_on: "2026-11-20",
          usd: "12.30",
          made_by: "Suheily Maria",
          taken_back: false,
        },
      ],
    });
    const tooMuch = await server.request(paySettlementEndpoint, {
      params: { id },
      body: { how: "cash", usd: 8.51 },
      ...office(),
    });
    expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([
      400,
      { code: "invalid_input", fields: { usd: "Only 8.50 is open." } },
    ]);
    expect(await pay(id, {})).toMatchObject({ paid_usd: "20.80", open_usd: "0.00" });
    const again = await server.request(paySettlementEndpoint, {
      params: { id },
      body: { how: "cash" },
      ...office(),
    });
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { error: "Nothing of this settlement is left to pay." },
    ]);
  });

  it("takes a payment back once, and what was paid is open again", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const { id } = await close(driver);
    const { payments = [] } = await pay(id, {});
    const params = { id: payments[0]?.id ?? 0 };
    const body = { reason: "The bank sent it back." };
    const takeBack = () => server.request(takeBackSettlementPaymentEndpoint, { params, body, ...office() });
    expect((await takeBack()).json()).toMatchObject({ balance_usd: "20.80" });
    expect((await takeBack()).statusCode).toBe(409);
    const seen = await server.call(getSettlementEndpoint, { params: { id }, ...office() });
    expect(seen).toMatchObject({ paid_usd: "0.00", open_usd: "20.80" });
    expect(seen.payments).toMatchObject([
      { usd: "20.80", taken_back: true },
      { usd: "-20.80", takes_back: params.id, reference: body.reason },
    ]);
  });

  it("carries what was not paid into the next week, and pays all of it in one", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    await drive(server, driver, "2026-11-17", { paid_by: "cash_usd", fare_cents: 1_000 });
    const first = await close(driver);
    await pay(first.id, { usd: 10.8 });
    expect(await preview(driver, NEXT_WEEK)).toMatchObject({
      total_usd: "-2.00",
      carried_usd: "10.00",
      to_pay_usd: "8.00",
    });
    expect(await rowOf(driver, NEXT_WEEK)).toMatchObject({ state: "open", to_pay_usd: "8.00" });
    const second = await close(driver, NEXT_WEEK);
    expect(await preview(driver, NEXT_WEEK)).toMatchObject({ state: "settled", carried_usd: "0.00" });
    expect(await rowOf(driver, NEXT_WEEK)).toMatchObject({
      state: "settled",
      settlement_id: second.id,
      carried_usd: "10.00",
      to_pay_usd: "8.00",
    });
    const params = { id: driver.id };
    const body = { how: "cash" as const, seen: { usd: "7.00", xcg: "0.00" } };
    const unseen = await server.request(payBalanceEndpoint, { params, body, ...office() });
    expect([unseen.statusCode, unseen.json().code]).toEqual([409, "edit_conflict"]);
    const paid = { ...body, seen: { usd: "8.00", xcg: "0.00" } };
    expect(await server.call(payBalanceEndpoint, { params, body: paid, ...office() })).toMatchObject({
      balance_usd: "0.00",
    });
    for (const { id } of [first, second]) {
      const seen = await server.call(getSettlementEndpoint, { params: { id }, ...office() });
      expect(seen).toMatchObject({ open_usd: "0.00" });
    }
  });

  it("sets settlements off against each other only where they come to nothing", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card", fare_cents: 1_000 });
    await drive(server, driver, "2026-11-17", { paid_by: "cash_usd", fare_cents: 4_000 });
    await close(driver);
    const ask = (usd: string) =>
      server.request(payBalanceEndpoint, {
        params: { id: driver.id },
        body: { how: "set_off", seen: { usd, xcg: "0.00" } },
        ...office(),
      });
    expect((await ask("8.00")).json()).toMatchObject({ code: "invalid_input" });
    await close(driver, NEXT_WEEK);
    expect((await ask("0.00")).json()).toMatchObject({ balance_usd: "0.00" });
  });

  it("brings entries into the settlement of their days, and what is entered late into the next", async () => {
    const driver = await makeDriver(server);
    await enter(driver, "expense", 18.5);
    await enter(driver, "charge", 5);
    const { entries = [], total_usd } = await close(driver);
    expect(entries.map(({ kind, usd }) => [kind, usd])).toEqual([
      ["expense", "18.50"],
      ["charge", "-5.00"],
    ]);
    expect(total_usd).toBe("13.50");
    await enter(driver, "bonus", 25);
    expect(await preview(driver, NEXT_WEEK)).toMatchObject({
      entries: [{ kind: "bonus", day: "2026-11-10", usd: "25.00" }],
      total_usd: "25.00",
      carried_usd: "13.50",
    });
  });

  it("takes an entry back by an opposite one, once", async () => {
    const driver = await makeDriver(server);
    const { entries } = await enter(driver, "bonus", 25);
    const params = { id: entries[0]?.id ?? 0 };
    const body = { reason: "Entered twice" };
    const takeBack = () => server.request(takeBackDriverEntryEndpoint, { params, body, ...office() });
    expect((await takeBack()).statusCode).toBe(200);
    expect((await takeBack()).statusCode).toBe(409);
    expect(await preview(driver, { first_day: "2026-11-09", last_day: "2026-11-20" })).toMatchObject({
      entries_usd: "0.00",
    });
  });

  it("charges a rent on its first day and every week after, each week once", async () => {
    const driver = await makeDriver(server);
    const params = { id: driver.id };
    const body = { valid_from: "2026-11-03", amount: 150 };
    await server.call(addDriverRentEndpoint, { params, body, ...office() });
    const days = { first_day: "2026-11-09", last_day: "2026-11-15" };
    const { entries = [] } = await preview(driver, days);
    expect(entries.map(({ kind, day, usd }) => [kind, day, usd])).toEqual([
      ["rent", "2026-11-03", "-150.00"],
      ["rent", "2026-11-10", "-150.00"],
    ]);
    expect(await close(driver, days)).toMatchObject({ total_usd: "-300.00" });
    expect(await preview(driver, NEXT_WEEK)).toMatchObject({
      entries: [{ day: "2026-11-17" }],
      carried_usd: "-300.00",
    });
    const past = { valid_from: "2026-11-10", amount: 0 };
    const refused = await server.request(addDriverRentEndpoint, { params, body: past, ...office() });
    expect(refused.statusCode).toBe(400);
    await server.call(addDriverRentEndpoint, {
      params,
      body: { valid_from: "2026-11-20", amount: 0 },
      ...office(),
    });
    expect((await account(driver)).rents.map(({ amount, state }) => [amount, state])).toEqual([
      ["0.00", "in_force"],
      ["150.00", "past"],
    ]);
  });

  it("refuses a closing whose entries weren't seen", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const seen = await preview(driver);
    await enter(driver, "charge", 5);
    const { rides, owed_usd, owed_xcg, total_usd, total_xcg } = seen;
    const refused = await server.request(closeSettlementEndpoint, {
      body: { driver_id: driver.id, ...WEEK, seen: { rides, owed_usd, owed_xcg, total_usd, total_xcg } },
      ...office(),
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("takes a driver's own commission in the place of everybody's, also back-dated, with the difference of closed weeks in the next", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    await drive(server, driver, "2026-11-17", { paid_by: "card" });
    const { id } = await close(driver);
    const query = { driver_id: driver.id, valid_from: "2026-11-02", percent: "10" };
    expect(await server.call(previewCommissionEndpoint, { query, ...office() })).toEqual({
      rides: 1,
      before: "5.20",
      after: "2.60",
      closed: [{ settlement_id: id, driver_name: expect.any(String), ...WEEK, difference: "2.60" }],
    });
    const params = { id: driver.id };
    const rate = { valid_from: "2026-11-02", percent: 10 };
    const unsaid = await server.request(addDriverCommissionEndpoint, { params, body: rate, ...office() });
    expect(unsaid.json()).toMatchObject({ fields: { valid_from: "A commission can't start in the past." } });
    await server.call(addDriverCommissionEndpoint, {
      params,
      body: { ...rate, back_dated: true },
      ...office(),
    });
    expect(await preview(driver, NEXT_WEEK)).toMatchObject({ commission: "2.60" });
    expect(await server.call(getSettlementEndpoint, { params: { id }, ...office() })).toMatchObject({
      commission: "5.20",
      now: null,
    });
    const { entries } = await account(driver);
    expect(entries).toMatchObject([{ kind: "commission", usd: "2.60", settlement_id: null }]);
    const other = await makeDriver(server);
    await drive(server, other, "2026-11-17", { paid_by: "card" });
    expect(await preview(other, NEXT_WEEK)).toMatchObject({ commission: "5.20" });
  });

  it("tells the driver in their language, and shows them what was paid", async () => {
    const driver = await makeDriver(server, { language: "nl" });
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const { id } = await close(driver);
    await pay(id, { usd: 20 });
    const mails = await server.db
      .selectFrom("outbox")
      .select(["kind", "language", "account_id"])
      .where("account_id", "=", driver.id)
      .execute();
    expect(mails).toEqual([{ kind: "settlement_closed", language: "nl", account_id: driver.id }]);
    const [own] = await server.call(listOwnSettlementsEndpoint, { token: driver.token });
    expect(own).toMatchObject({ open_usd: "0.80", payments: [{ usd: "20.00" }] });
  });

  it("stands in the audit log and in the journal", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    await enter(driver, "bonus", 7.5);
    const { id } = await close(driver);
    await pay(id, {});
    const audit = await server.call(listAuditLogEndpoint, {
      query: { action: "pay_settlement" },
      ...office(),
    });
    expect(audit[0]).toMatchObject({ detail: { usd: "28.30", how: "bank", settlements: [id] } });
    const { entries } = await server.call(getJournalEndpoint, { query: { month: "2026-11" }, ...office() });
    const payment = entries.find(
      ({ reference, kind }) => reference === `Settlement ${id}` && kind === "driver_payment",
    );
    expect(payment?.lines).toEqual([
      { account: "drivers", debit: "28.30", credit: "0.00" },
      { account: "bank", debit: "0.00", credit: "28.30" },
    ]);
    expect(
      entries.filter(({ kind }) => kind === "driver_entry").flatMap(({ lines }) => lines),
    ).toContainEqual({
      account: "bonuses",
      debit: "7.50",
      credit: "0.00",
    });
  });

  it.each(["settlement_payments", "settlement_payment_parts", "driver_entries", "settlement_entries"])(
    "lets nobody change a row of %s",
    async (table) => {
      await expect(sql`delete from ${sql.table(table)}`.execute(server.db)).rejects.toThrow("stays as it is");
    },
  );
});
