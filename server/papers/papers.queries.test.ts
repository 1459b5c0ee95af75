import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
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
