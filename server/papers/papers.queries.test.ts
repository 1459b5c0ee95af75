import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as files from "./paper-files.queries.ts";
import * as queries from "./papers.queries.ts";

it("keeps the SQL of the papers for review", async () => {
  const sql = await generatedSql(queries, {
    listDriversWithPapersBetween: [{ from: "2026-11-20", to: "2026-12-20" }],
    insertPaperNotice: [
      {
        driverId: 7,
        paper: "permit",
        lastDay: "2026-12-20",
        noticeDays: 30,
        now: new Date("2026-11-20T16:00:00Z"),
      },
    ],
  });
  await expect(sql).toMatchFileSnapshot("papers.queries.sql");
});

it("keeps the SQL of the files of papers for review", async () => {
  const ofPaper = { driverId: 7, paper: "permit" } as const;
  const sql = await generatedSql(files, {
    isDriver: [7],
    lockDriverOfFiles: [7],
    listAllPaperFiles: [],
    listPaperFiles: [7],
    findPaperFile: [ofPaper],
    storePaperFile: [
      {
        driver_id: 7,
        paper: "permit",
        kind: "application/pdf",
        bytes: 4,
        content: Buffer.from("%PDF"),
        attached_at: new Date("2026-11-20T16:00:00Z"),
      },
    ],
    removePaperFile: [ofPaper],
    deletePaperFilesOf: [7],
  });
  await expect(sql).toMatchFileSnapshot("paper-files.queries.sql");
});
