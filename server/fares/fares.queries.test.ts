import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as fares from "./fares.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of tariffs and holidays for review", async () => {
  const sql = await generatedSql(fares, {
    findTariffOf: ["2026-11-20"],
    findTariffIdOf: ["2026-11-20"],
    findTariff: [1],
    getFirstTariff: [],
    findTariffs: [],
    insertTariff: [{ valid_from: "2026-11-20", rules: "{}", created_by: 1, created_at: NOW }],
    countOpenRidesByTariff: [],
    findCompletedTrips: [{ from: NOW, until: NOW }],
    withdrawTariffRow: [{ id: 2, by: 1, today: "2026-11-20", now: NOW }],
    findExtraHolidays: [{ start: "2026-01-01", end: "2027-01-01" }],
    insertExtraHoliday: [{ day: "2026-11-20", name: "Company day", from_time: "00:00:00" }],
    deleteExtraHoliday: ["2026-11-20"],
    findAreasOf: [{ day: "2026-11-20", drawnBy: NOW }],
    getCompanyRules: [],
    countCompletedRides: [{ riderId: 1, most: 10 }],
  });
  await expect(sql).toMatchFileSnapshot("fares.queries.sql");
});
