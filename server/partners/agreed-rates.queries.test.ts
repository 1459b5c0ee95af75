import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as rates from "./agreed-rates.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of agreed prices for review", async () => {
  const sql = await generatedSql(rates, {
    findAreaIds: [],
    listAgreedRateRows: [3],
    insertAgreedRate: [
      {
        partner_id: 3,
        from_area: "airport",
        to_area: "punda",
        price_cents: 2_400,
        valid_from: "2026-12-01",
        added_by: 1,
        added_at: NOW,
      },
    ],
    removeAgreedRateRow: [{ id: 7, at: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("agreed-rates.queries.sql");
});
