import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as calls from "./cruise-calls.queries.ts";
import * as demand from "./demand.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const BETWEEN = { from: NOW, before: NOW };
const CALL = {
  ship: "Coral Princess",
  pier: "Mega Pier",
  lat: 12.1,
  lng: -68.9,
  from_at: NOW,
  until_at: NOW,
  passengers: 2_600,
  version: 1,
  changed_by: 1,
  changed_at: NOW,
};

it("keeps the SQL of ships for review", async () => {
  const sql = await generatedSql(calls, {
    listCruiseCalls: [BETWEEN],
    findCruiseCall: [1],
    insertCruiseCall: [CALL],
    updateCruiseCall: [{ ...CALL, id: 1 }],
    deleteCruiseCall: [1],
  });
  await expect(sql).toMatchFileSnapshot("cruise-calls.queries.sql");
});

it("keeps the SQL of demand for review", async () => {
  const profile = { hours: [], party: 2, at_once_percent: [] };
  const sql = await generatedSql(demand, {
    countAskedRides: [BETWEEN],
    sumWork: [{ ...BETWEEN, atOnceMinutes: 60 }],
    findDemandProfile: [],
    writeDemandProfile: [{ profile, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("demand.queries.sql");
});
