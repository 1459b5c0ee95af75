import { expect, it } from "vitest";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import { dayRangeQuery } from "../../contract/day-range.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { drive } from "../testing/settlements.ts";
import { onADatabase } from "../testing/test-server.ts";

const all = ALL_ENDPOINTS;

it("every call about some days takes them the same way, and refuses names that it doesn't know", () => {
  const aboutDays = all.filter(({ query }) => query?.shape["end_date"] !== undefined);
  expect(aboutDays.map(({ path }) => path).toSorted()).toEqual([
    "/admin/audit-log/",
    "/admin/audit-log/export/",
    "/admin/deal-report/",
    "/admin/drivers/{id}/report/",
    "/admin/income/",
    "/admin/refused-times/",
    "/admin/vehicle-costs/",
    "/analytics/",
    "/driver-report/",
    "/ride-history/",
    "/ride-history/export/",
  ]);
  for (const { path, query, strictQuery } of aboutDays) {
    const { start_date, end_date } = query?.shape ?? {};
    expect([path, strictQuery, start_date, end_date]).toEqual([
      path,
      true,
      dayRangeQuery.shape.start_date,
      dayRangeQuery.shape.end_date,
    ]);
  }
});

onADatabase("the days of a call", (server) => {
  it("are the same rides in every call, the end left out", async () => {
    const driver = await makeDriver(server);
    const { token } = await makeAccount(server, { role: "staff" });
    for (const day of ["2026-10-31", "2026-11-01", "2026-11-02"]) {
      await drive(server, driver, day, { fare_cents: 1_000, ride_datetime: new Date(`${day}T16:00:00Z`) });
    }
    const ask = async (path: string, by = token) => {
      const url = `/api${path}?start_date=2026-10-31&end_date=2026-11-02`;
      return server.app.inject({ url, headers: { authorization: `Bearer ${by}` } });
    };
    const [income, analytics, archive, own, ofDriver, csv] = await Promise.all([
      ask("/admin/income/"),
      ask("/analytics/"),
      ask("/ride-history/"),
      ask("/driver-report/", driver.token),
      ask(`/admin/drivers/${driver.id}/report/`),
      ask("/ride-history/export/"),
    ]);
    expect([income?.json().totals.fares, analytics?.json().totals.revenue]).toEqual(["20.00", 20]);
    expect(archive?.json()).toMatchObject({ total: 2, stats: { total_revenue: 20 } });
    for (const report of [own, ofDriver]) expect(report?.json().ride_statistics.total_earnings).toBe(20);
    expect(csv?.body.trimEnd().split("\r\n").slice(1)).toHaveLength(2);
  });

  it("are not taken for all time where their names are misspelt, and names against caches are none", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const headers = { authorization: `Bearer ${token}` };
    const ask = (path: string) => server.app.inject({ url: `/api${path}`, headers });
    for (const name of ["from", "until", "period", "endDate", "constructor"]) {
      for (const path of ["/analytics/", "/admin/income/", "/ride-history/export/"]) {
        const refused = await ask(`${path}?start_date=2026-10-01&${name}=2026-11-01`);
        expect([refused.statusCode, refused.json()]).toMatchObject([
          422,
          { code: "unknown_query", error: expect.stringContaining(`There is no "${name}"`) },
        ]);
      }
    }
    const { error, fields } = (await ask("/admin/income/?until=2026-11-01")).json();
    expect([error, fields]).toEqual([
      'There is no "until" in this query. It takes start_date, end_date.',
      { until: "This call has no such name." },
    ]);
    for (const name of ["_", "timestamp", "t", "no-cache"]) {
      expect((await ask(`/analytics/?${name}=1763899200000`)).statusCode).toBe(200);
      expect((await ask(`/ride-requests/?type=pending&${name}=1&whatever=2`)).statusCode).toBe(200);
    }
  });
});
