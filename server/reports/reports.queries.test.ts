import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as reports from "./reports.queries.ts";

const range = { start: new Date("2026-11-01T04:00:00Z"), end: new Date("2026-12-01T04:00:00Z") };

it("keeps the SQL of the reports for review", async () => {
  const sql = await generatedSql(reports, {
    sumDriverRides: [{ driverId: 7, range, step: "day" }],
    countTakenRides: [{ driverId: 7, range }],
    countRefusals: [{ driverId: 7, range }],
    findFirstCompletion: [{ driverId: 7 }],
    countPending: [],
    countUnderWay: [],
    countCompleted: [range],
    averageResponseMinutes: [range],
    sumCompletedRides: [{ range, step: "month", driverId: 7, vehicleType: "xl", zone: null }],
    selectDriverNames: [[7]],
  });
  await expect(sql).toMatchFileSnapshot("reports.queries.sql");
});
