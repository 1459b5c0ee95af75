import { beforeAll, expect, it } from "vitest";
import { getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import { listCasesEndpoint } from "../../contract/cases/cases.endpoints.ts";
import { recordPaymentEndpoint, recordUnpaidEndpoint } from "../../contract/payments/payments.endpoints.ts";
import {
  addCommissionRateEndpoint,
  getSettlementEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { closeDays, drive, previewDays } from "../testing/settlements.ts";
import { onADatabase } from "../testing/test-server.ts";

const DAYS = { first_day: "2026-11-14", last_day: "2026-11-19" };
const NEXT = { first_day: "2026-11-20", last_day: "2026-11-20" };

onADatabase("a payment that is said after its settlement is closed", (server) => {
  let staff: TestAccount;

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
    const body = { valid_from: "2026-01-01", percent: 20 };
    await server.call(addCommissionRateEndpoint, { body, token: staff.token });
  });

  const office = () => ({ token: staff.token });
  const settled = async (columns: Parameters<typeof drive>[3]) => {
    const driver = await makeDriver(server);
    const ride = await drive(server, driver, "2026-11-18", columns);
    const { id } = await closeDays(server, { driver, staff, days: DAYS });
    return { driver, ride, id };
  };
  const entriesOf = async (driver: TestAccount) =>
    (await previewDays(server, { driver, staff, days: NEXT })).entries ?? [];
  const notPaid = (ride: number) =>
    server.request(recordUnpaidEndpoint, { params: { id: ride }, body: { unpaid: "left" }, ...office() });
  const owed = async () => {
    const { entries } = await server.call(getJournalEndpoint, { query: { month: "2026-11" }, ...office() });
    const lines = entries.flatMap((entry) => entry.lines.filter(({ account }) => account === "drivers"));
    return lines.reduce((sum, { debit, credit }) => sum + Number(credit) - Number(debit), 0);
  };

  it("that it wasn't paid comes into the next one as a line, opens a case, and agrees with the journal", async () => {
    const before = await owed();
    const { driver, ride, id } = await settled({ paid_by: "cash_usd", fare_cents: 2_600 });
    expect((await notPaid(ride)).json()).toMatchObject({ paid_by: null });
    expect(await entriesOf(driver)).toMatchObject([{ kind: "payment", usd: "26.00" }]);
    const next = await previewDays(server, { driver, staff, days: NEXT });
    // The driver held 26.00 and owed 5.20 of it; nobody holds it now, and they are owed 20.80.
    expect([next.carried_usd, next.to_pay_usd]).toEqual(["-5.20", "20.80"]);
    expect((await owed()) - before).toBeCloseTo(20.8, 5);
    const closed = await server.call(getSettlementEndpoint, { params: { id }, ...office() });
    expect(closed).toMatchObject({ owed_usd: "-5.20", now: null });
    const cases = await server.call(listCasesEndpoint, { query: { ride: String(ride) }, ...office() });
    expect(cases).toMatchObject([{ kind: "not_paid" }]);
  });

  it("is an entry for each change, whichever way, and none where it makes no difference", async () => {
    const { driver, ride } = await settled({ paid_by: "card", fare_cents: 2_600 });
    const pay = (paid_by: "cash_usd" | "cash_xcg" | "card") =>
      server.call(recordPaymentEndpoint, { params: { id: ride }, body: { paid_by }, ...office() });
    await pay("cash_usd");
    await pay("cash_xcg");
    await notPaid(ride);
    await notPaid(ride);
    await pay("card");
    const entries = await entriesOf(driver);
    expect(entries.map(({ usd }) => usd)).toEqual(["-26.00", "26.00"]);
  });

  it("of a ride whose days are open is no line of its own", async () => {
    const driver = await makeDriver(server);
    const ride = await drive(server, driver, "2026-11-18", { paid_by: "cash_usd" });
    await notPaid(ride);
    expect(await entriesOf(driver)).toEqual([]);
  });

  it("isn't taken where an account pays it, or a link paid it", async () => {
    const hotel = await makePartner(server);
    const driver = await makeDriver(server);
    const onAccount = { paid_by: "account" as const, partner_id: hotel.id };
    const byLink = { paid_by: "card" as const, fare_cents: 2_600, link_cents: 2_600 };
    for (const columns of [onAccount, byLink]) {
      const refused = await notPaid(await drive(server, driver, "2026-11-18", columns));
      expect(Object.keys(refused.json().fields)).toEqual(["unpaid"]);
    }
  });
});
