import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as pastRides from "./past-rides.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of rides from a file for review", async () => {
  const sql = await generatedSql(pastRides, {
    listTakenReferences: [["2025-00017"]],
    insertPastRides: [[{ reference: "2025-00017", status: "Completed", breakdown: "[]", imported_at: NOW }]],
    insertImportLines: [{ ids: [7, 8], by: 1, now: NOW }],
    addToTotals: [[7, 8]],
    addStarsOf: [[7, 8]],
  });
  await expect(sql).toMatchFileSnapshot("past-rides.queries.sql");
});
