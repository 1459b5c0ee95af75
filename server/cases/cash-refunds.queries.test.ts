import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./cash-refunds.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of refunds in cash for review", async () => {
  const sql = await generatedSql(queries, {
    lockRideToRefund: [1],
    insertCashRefund: [
      {
        case_id: 1,
        ride_id: 2,
        usd_cents: 500,
        xcg_cents: 0,
        cents: 500,
        driver_id: 7,
        reason: "The long way",
        made_by: 3,
        made_at: NOW,
      },
    ],
    listCashRefunds: [2],
  });
  await expect(sql).toMatchFileSnapshot("cash-refunds.queries.sql");
});
