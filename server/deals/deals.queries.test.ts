import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as deals from "./deals.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const FACTS = {
  kind: "code",
  names: '{"en":"Sunset"}',
  texts: '{"en":""}',
  code: "SUNSET",
  partner_id: null,
  level: null,
  percent: 10,
  off_cents: null,
  minimum_cents: 0,
  trips: "any",
  valid_from: null,
  valid_until: "2026-12-31",
  most_uses: 100,
  most_per_person: 1,
  is_on: true,
  shown: true,
} as const;

it("keeps the SQL of the office's deals for review", async () => {
  const sql = await generatedSql(deals, {
    listDealRows: [1],
    insertDeal: [{ ...FACTS, made_by: 1, made_at: NOW }],
    updateDeal: [{ id: 1, version: 2, facts: FACTS }],
    isPartner: [1],
    isCodeTaken: [{ code: "SUNSET", butDeal: 1 }],
    listShownDeals: ["2026-11-20"],
    sumDealsByMonth: [{ start: NOW, end: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("deals.queries.sql");
});
