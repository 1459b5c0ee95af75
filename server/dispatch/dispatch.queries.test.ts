import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as dispatch from "./dispatch.queries.ts";

it("keeps the SQL of dispatch for review", async () => {
  const sql = await generatedSql(dispatch, {
    findRideToPlace: [1],
    listRefusers: [1],
  });
  await expect(sql).toMatchFileSnapshot("dispatch.queries.sql");
});
