import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./metrics.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the figures where a review sees it", async () => {
  const sql = await generatedSql(queries, {
    findOutboxDepth: [],
    countOpenRides: [],
    countRidesBetween: [{ from: NOW, to: NOW }],
    countMessagesByChannel: [NOW],
    countPaymentChecks: [NOW],
    findPlanFigures: [5],
  });
  await expect(sql).toMatchFileSnapshot("metrics.queries.sql");
});
