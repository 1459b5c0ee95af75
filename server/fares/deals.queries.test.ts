import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as deals from "./deals.queries.ts";

it("keeps the SQL of deals in prices for review", async () => {
  const sql = await generatedSql(deals, {
    findDealsOf: ["2026-11-20"],
    findDealByCode: ["SUNSET"],
    findDeal: [1],
    countDealUses: [{ dealId: 1, person: { riderId: 2, phone: "5551234" }, butRide: null }],
    hasRidden: [{ riderId: 2, butRide: 3 }],
  });
  await expect(sql).toMatchFileSnapshot("deals.queries.sql");
});
