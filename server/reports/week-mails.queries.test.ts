import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./week-mails.queries.ts";

it("keeps the SQL of the mail of the week for review", async () => {
  const sql = await generatedSql(queries, {
    findWeekMail: [2],
    saveWeekMail: [{ accountId: 2, isOn: true, lastWeek: "2026-11-09" }],
    listWeekReaders: ["2026-11-16"],
    claimWeek: [{ accountId: 2, week: "2026-11-16" }],
    findWeekReader: [2],
  });
  await expect(sql).toMatchFileSnapshot("week-mails.queries.sql");
});
