import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as changes from "./driver-changes.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of drivers' changes for review", async () => {
  const sql = await generatedSql(changes, {
    findChangesWait: [],
    lockDriverChanges: [7],
    listWaitingChanges: [7],
    replaceWaitingChange: [
      { driver_id: 7, field: "plate", old_value: "TX 1", new_value: "TX 2", proposed_at: NOW },
    ],
    deleteWaitingChanges: [{ driverId: 4, ids: [1, 2] }],
    closeWaitingChanges: [{ driverId: 7, ids: [1], state: "approved", reason: null, by: 1, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("driver-changes.queries.sql");
});
