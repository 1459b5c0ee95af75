import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as contracts from "./contracts.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const KEY = { contract_id: 1, line: 2, day: "2026-11-23", way: "there" as const };
const RUN = { ...KEY, at: NOW, terms: "{}", noted_at: NOW };

it("keeps the SQL of contracts for review", async () => {
  const sql = await generatedSql(contracts, {
    findContract: [1],
    listContractsToKeep: [{ endedSince: NOW }],
    listContracts: [{ now: NOW, today: "2026-11-20" }],
    listTroubles: [{ now: NOW, most: 100 }],
    listRuns: [{ contractId: 1, from: NOW }],
    sumDriven: [1],
    insertContract: [{ name: "School" }],
    lockContract: [1],
    updateContract: [1, { version: 2 }],
    holdContract: [{ id: 1, version: 2 }],
    claimRun: [RUN],
    lockRun: [KEY],
    updateRun: [KEY, { trouble: null }],
    noteNotBooked: [{ ...RUN, problem_code: "credit_limit_reached", problem: "Full." }],
    deleteUnbooked: [KEY],
    getDaysAhead: [],
    saveDaysAhead: [21],
    blankContractsBefore: [{ day: "2025-05-20", now: NOW }],
    listContractsOfEmail: ["isenia@example.com"],
    endAndBlankContracts: [{ ids: [7], day: "2026-11-20", by: 3, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("contracts.queries.sql");
});
