import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as quality from "./quality.queries.ts";

const range = { start: new Date("2026-11-01T04:00:00Z"), end: new Date("2026-12-01T04:00:00Z") };

it("keeps the SQL of the day's quality for review", async () => {
  const sql = await generatedSql(quality, {
    listPromisedRides: [range],
    countToldByDay: [range],
    countMoves: [range],
    listDriversOf: [[7, 8]],
  });
  await expect(sql).toMatchFileSnapshot("quality.queries.sql");
});
