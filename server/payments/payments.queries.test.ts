import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./payments.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the payments for review", async () => {
  const sql = await generatedSql(queries, {
    lockDriverOfCash: [7],
    listCashRides: [7, { locked: true }],
    findLastClosing: [7],
    insertClosing: [
      {
        driverId: 7,
        since: null,
        closedAt: NOW,
        rides: 2,
        usdCents: 3_000,
        xcgCents: 5_000,
        countedUsdCents: 3_000,
        countedXcgCents: 4_950,
        note: "",
      },
    ],
    listClosings: [{ driverId: 7, state: "with_driver", limit: 50, before: 9 }],
    findClosing: [3],
    findClosingMaybe: [3],
    takeOverClosing: [{ id: 3, by: 1, now: NOW, usdCents: 3_000, xcgCents: 4_950, note: "" }],
    listCashWithDrivers: [],
    sumOwedByNobody: [],
    listOwedByNobody: [20],
    listClosedCashWithDrivers: [],
  });
  await expect(sql).toMatchFileSnapshot("payments.queries.sql");
});
