import { beforeAll, expect, it } from "vitest";
import { correctFareEndpoint, getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import { getDealReportEndpoint } from "../../contract/deals/deals.endpoints.ts";
import { addCommissionRateEndpoint } from "../../contract/settlements/settlements.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeDeal } from "../testing/deals.ts";
import { insertRideRow } from "../testing/rides.ts";
import { drive, previewDays } from "../testing/settlements.ts";
import { onEachDatabase } from "../testing/test-server.ts";

/** Rides of a deal as they were driven: the full fare, and what came off it. */
const DRIVEN = [
  { day: "2026-10-30", full: 3_400, off: 340, paid_by: "cash_usd" },
  { day: "2026-11-18", full: 2_255, off: 500, paid_by: "card" },
  { day: "2026-11-19", full: 1_000, off: 900, paid_by: "cash_usd" },
  { day: "2026-11-19", full: 2_600, off: 0, paid_by: "account" },
] as const;
const DAYS = { first_day: "2026-10-01", last_day: "2026-11-20" };

onEachDatabase("the money of deals", (server) => {
  let staff: TestAccount;
  let driver: TestAccount;
  let corrected: number;
  const ids: number[] = [];

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
    driver = await makeDriver(server);
    const body = { valid_from: "2026-01-01", percent: 17.5 };
    await server.call(addCommissionRateEndpoint, { body, token: staff.token });
    for (const name of ["Sunset", "Welcome"]) {
      const code = name === "Sunset" ? "SUNSET" : null;
      const kind = code === null ? "first_ride" : "code";
      ids.push((await makeDeal(server, { name: { en: name }, code, kind })).id);
    }
    for (const [at, { day, full, off, paid_by }] of DRIVEN.entries()) {
      const deal = off === 0 ? {} : { deal_id: ids[at === 2 ? 1 : 0] ?? null, deal_cents: off };
      await drive(server, driver, day, { fare_cents: full - off, paid_by, ...deal });
    }
    await insertRideRow(server, { status: "Cancelled", deal_id: ids[0] ?? null, deal_cents: 100 });
    const rides = await server.db.selectFrom("rides").select("id").where("deal_cents", "=", 500).execute();
    corrected = rides[0]?.id ?? 0;
  });

  const ofDriver = () => previewDays(server, { driver, staff, days: DAYS });
  /** The driver's earnings by the full fares, worked out here alone. */
  const earned = DRIVEN.map(({ full }) => full - Math.round(full * 0.175));

  it("pays the driver on the full fare, and says what the company bears", async () => {
    const shown = await ofDriver();
    const inHand = DRIVEN.filter(({ paid_by }) => paid_by === "cash_usd");
    const owed = sum(earned) - sum(inHand.map(({ full, off }) => full - off));
    expect(shown.owed_usd).toBe((owed / 100).toFixed(2));
    expect(shown.deals).toBe("17.40");
    const commission = sum(DRIVEN.map(({ full, off }) => Math.round(full * 0.175) - off));
    expect(shown.commission).toBe((commission / 100).toFixed(2));
    expect(shown.lines.map(({ deal }) => deal)).toEqual(["3.40", "5.00", "9.00", undefined]);
  });

  it("is in the journal as the driver's share of the full fare, with both sides of each entry alike", async () => {
    for (const month of ["2026-10", "2026-11"]) {
      const { entries } = await server.call(getJournalEndpoint, { query: { month }, token: staff.token });
      const lines = entries.filter(({ kind }) => kind === "ride").flatMap((entry) => entry.lines);
      const cents = (side: "debit" | "credit", account?: string) =>
        sum(
          lines
            .filter((line) => account === undefined || line.account === account)
            .map((line) => Math.round(Number(line[side]) * 100)),
        );
      expect(cents("debit")).toBe(cents("credit"));
      const ofMonth = DRIVEN.flatMap(({ day }, at) => (day.startsWith(month) ? [earned[at] ?? 0] : []));
      expect(cents("debit", "drivers_share") - cents("credit", "drivers_share")).toBe(sum(ofMonth));
    }
  });

  it("is reported by deal and month, without what was cancelled", async () => {
    const report = await server.call(getDealReportEndpoint, {
      query: { start_date: "2026-10-01", end_date: "2026-12-01" },
      token: staff.token,
    });
    expect(report.map(({ name, ...row }) => ({ ...row, name: name.en }))).toEqual([
      { deal_id: ids[0], name: "Sunset", month: "2026-11", rides: 1, discount: "5.00", fares: "17.55" },
      { deal_id: ids[1], name: "Welcome", month: "2026-11", rides: 1, discount: "9.00", fares: "1.00" },
      { deal_id: ids[0], name: "Sunset", month: "2026-10", rides: 1, discount: "3.40", fares: "30.60" },
    ]);
  });

  it("stays right when the fare of a ride is corrected: the driver's share moves by theirs of the difference", async () => {
    const before = Number((await ofDriver()).owed_usd);
    await server.call(correctFareEndpoint, {
      params: { id: corrected },
      body: { fare: 20, reason: "Another hotel was meant.", seen_fare: "17.55" },
      token: staff.token,
    });
    // From a full fare of 22.55 to one of 25.00, of which 17.5 % is the company's.
    const gain = 2_500 - Math.round(2_500 * 0.175) - (2_255 - Math.round(2_255 * 0.175));
    expect(Number((await ofDriver()).owed_usd)).toBeCloseTo(before + gain / 100, 5);
    const query = { month: "2026-11" };
    const { entries } = await server.call(getJournalEndpoint, { query, token: staff.token });
    const correction = entries.find(({ kind }) => kind === "fare_correction");
    const share = correction?.lines.find(({ account }) => account === "drivers_share");
    expect(share?.debit).toBe((gain / 100).toFixed(2));
  });
});

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0);
}
