import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as reports from "./reports.queries.ts";

const range = { start: new Date("2026-11-01T04:00:00Z"), end: new Date("2026-12-01T04:00:00Z") };

it("keeps the SQL of the reports for review", async () => {
  const all = { ...reports, findFirstCompletionOfAll: reports.findFirstCompletion };
  const sql = await generatedSql(all, {
    findFirstCompletionOfAll: [{}],
    sumDriverRides: [{ driverId: 7, range, step: "day" }],
    sumDriverPayments: [{ driverId: 7, range }],
    countTakenRides: [{ driverId: 7, range }],
    countRefusals: [{ driverId: 7, range }],
    findFirstCompletion: [{ driverId: 7 }],
    findReportedDriver: [7],
    countPending: [],
    countUnderWay: [],
    countCompleted: [range],
    averageResponseMinutes: [range],
    sumCompletedRides: [
      {
        range,
        step: "month",
        text: { typed: "ana", drivers: [2], rides: [3] },
        driverId: 7,
        vehicleType: "xl",
        zone: null,
      },
    ],
    sumIncome: [range],
    sumFaresByPayment: [range],
    countPickups: [range],
    listLatePickups: [{ ...range, limit: 50 }],
    selectDriverNames: [[7]],
  });
  await expect(sql).toMatchFileSnapshot("reports.queries.sql");
});
