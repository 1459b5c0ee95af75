import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./settlements.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const OF_DRIVER = {
  driverIds: [7],
  range: { start: new Date("2026-11-01T04:00:00Z"), end: new Date("2026-11-16T04:00:00Z") },
};

it("keeps the SQL of the settlements for review", async () => {
  const sql = await generatedSql(queries, {
    listSettledRides: [[3, 4]],
    listRates: [],
    findRate: [3],
    insertRate: [{ valid_from: "2026-11-20", hundredths: 2_000, created_by: 1, created_at: NOW }],
    withdrawRateRow: [{ id: 3, by: 1, today: "2026-11-20", now: NOW }],
    findDriverToSettle: [7, { locked: true }],
    lockDriversToSettle: [[7, 8]],
    listSettledDays: [[7, 8]],
    listRidesToSettle: [OF_DRIVER],
    sumHandedIn: [OF_DRIVER],
    listOverlapping: [{ driverIds: [7], firstDay: "2026-11-01", lastDay: "2026-11-15" }],
    insertSettlement: [
      {
        driverId: 7,
        firstDay: "2026-11-01",
        lastDay: "2026-11-15",
        closedAt: NOW,
        closedBy: 1,
        rides: 0,
        fareCents: 0,
        tipCents: 0,
        cashUsdCents: 0,
        cashXcgCents: 0,
        cardCents: 0,
        notRecordedCents: 0,
        commissionCents: 0,
        handedUsdCents: 0,
        handedXcgCents: 0,
        owedUsdCents: 0,
        owedXcgCents: 0,
        lines: [],
      },
    ],
    listSettlements: [{ driverId: 7, limit: 50, before: 9 }],
    findSettlement: [3],
    listSettlementsInFull: [{ driverId: 7, limit: 50, before: 9 }],
    listCorrections: [[3, 4]],
    insertCorrection: [
      {
        settlement_id: 3,
        usd_cents: -1_250,
        xcg_cents: 0,
        reason: "A fare paid twice",
        made_by: 1,
        made_at: NOW,
      },
    ],
  });
  await expect(sql).toMatchFileSnapshot("settlements.queries.sql");
});
