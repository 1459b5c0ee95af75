import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as setup from "./setup.queries.ts";

it("keeps the SQL of the setup for review", async () => {
  const { stepSubject: _subject, ...queries } = setup;
  const sql = await generatedSql(queries, {
    findSetupFacts: [1],
    findReader: [1],
    listLookedAt: [["setup tariff"]],
  });
  await expect(sql).toMatchFileSnapshot("setup.queries.sql");
});
