import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as cases from "./cases.queries.ts";
import * as forgetting from "./forget-cases.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of cases for review", async () => {
  const sql = await generatedSql(cases, {
    insertCase: [{ kind: "low_rating", ride_id: 1, driver_id: 2, opened_at: NOW }],
    insertEntry: [{ case_id: 1, kind: "note", entry: "n", written_by: 2, written_at: NOW }],
    lockCase: [1],
    setDueOn: [{ id: 4, dueOn: "2026-12-01" }],
    giveCaseTo: [{ id: 1, to: 2 }],
    saveEnd: [1, { outcome: "nobody", closed_at: NOW, closed_by: 2 }],
    findCase: [1],
    findCaseOfMessage: [1],
    listCases: [{ limit: 50, before: 9, text: "a", state: "open", givenTo: 2, driverId: 3, rideId: 4 }],
    listEntries: [[1, 2]],
    listAskedCases: [{ driverId: 3, id: 1 }],
    countOpenCases: [],
    countCasesDueBefore: ["2026-11-20"],
    countCasesOfRider: [{ riderId: 5, besides: 1 }],
    listDriverFigures: [{ from: NOW, lowRating: 2, driverId: 3 }],
    findRideOfCase: [{ reference: "CJF-FJK" }],
    findColleague: [2],
    listColleagues: [],
    findAskedDriver: [3],
  });
  await expect(sql).toMatchFileSnapshot("cases.queries.sql");
});

it("keeps the SQL that forgets people in cases for review", async () => {
  const sql = await generatedSql(forgetting, {
    blankCasesOfRider: [{ riderId: 1, emailKey: "ana@example.com" }],
    blankWordsOfDriver: [3],
    blankCasesBefore: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("forget-cases.queries.sql");
});
