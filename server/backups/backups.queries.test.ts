import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as backups from "./backups.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of backups for review", async () => {
  const sql = await generatedSql(backups, {
    listBackupRows: [20],
    findBackupRow: [3],
    insertBackup: [
      {
        state: "running",
        step: "writing",
        started_by: 1,
        started_at: NOW,
        seen_at: NOW,
        file: "trupial.gz",
        server: "desk",
      },
    ],
    resumeBackup: [3, { state: "running", step: "verifying", seen_at: NOW }],
    updateRunningBackup: [3, { bytes: 1_000, seen_at: NOW }],
    cutOffBackups: [NOW],
    listOldBackups: [{ server: "desk", kept: 10 }],
    noteRemoved: [{ ids: [1, 2], at: NOW }],
    insertTry: [
      {
        tried_at: NOW,
        good: true,
        copied: false,
        took_ms: 900,
        file: "/backups/2026-11-20.gz",
        machine: "desk",
        failure: null,
      },
    ],
    forgetTriesBefore: [NOW],
    findLastBackups: [],
  });
  await expect(sql).toMatchFileSnapshot("backups.queries.sql");
});
