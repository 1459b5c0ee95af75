import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as fleet from "./fleet.queries.ts";

it("keeps the SQL of a fleet's name for review", async () => {
  const sql = await generatedSql(fleet, { nameOfDatabase: [] });
  await expect(sql).toMatchFileSnapshot("fleet.queries.sql");
});
