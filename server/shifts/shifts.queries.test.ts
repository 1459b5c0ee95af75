import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as proposals from "./shift-proposals.queries.ts";
import * as shifts from "./shifts.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const WEEK = { driver_id: 7, week: "[]", version: 1, changed_by: 1, changed_at: NOW };

it("keeps the SQL of shifts for review", async () => {
  const sql = await generatedSql(shifts, {
    listWrittenWeeks: [],
    listShiftDays: [{ from: "2026-11-19", before: "2026-11-27", driverId: 7 }],
    sumDrivenMinutes: [{ from: NOW, before: NOW }],
    insertDriverShifts: [WEEK],
    updateDriverShifts: [WEEK],
    writeShiftDay: [
      { driver_id: 7, day: "2026-11-20", shifts: "[]", note: "Doctor", set_by: 1, set_at: NOW },
    ],
    deleteShiftsOf: [7],
    deleteShiftDay: [{ driverId: 7, day: "2026-11-20" }],
  });
  await expect(sql).toMatchFileSnapshot("shifts.queries.sql");
});

it("keeps the SQL of what drivers propose for review", async () => {
  const sql = await generatedSql(proposals, {
    findLastProposal: [7],
    listProposers: [],
    replaceProposal: [{ driver_id: 7, wanted: "{}", note: null, state: "waiting", proposed_at: NOW }],
    deleteWaitingProposal: [7],
    deleteProposalsOf: [7],
    closeProposal: [{ id: 1, driverId: 7, state: "declined", reason: "No", by: 1, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("shift-proposals.queries.sql");
});
