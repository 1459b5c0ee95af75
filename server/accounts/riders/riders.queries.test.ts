import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as riders from "./riders.queries.ts";

it("keeps the SQL of the office's riders for review", async () => {
  const sql = await generatedSql(riders, { countRidesOfRiders: [[1, 2]], sumRidesOfRider: [1] });
  await expect(sql).toMatchFileSnapshot("riders.queries.sql");
});
