import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as keys from "./partner-keys.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of partners' keys for review", async () => {
  const sql = await generatedSql(keys, {
    listKeys: [3],
    countGoodKeys: [3],
    insertKey: [
      {
        partner_id: 3,
        name: "Reservations",
        scopes: '["read","book"]',
        hash: "a hash",
        begins_with: "trupial_live_AbCd",
        made_by: 1,
        made_at: NOW,
      },
    ],
    withdrawKeyRow: [{ id: 7, by: 1, at: NOW }],
    findKey: [7],
    findGoodKey: ["a hash"],
    noteUse: [{ id: 7, at: NOW, from: "192.0.2.1" }],
  });
  await expect(sql).toMatchFileSnapshot("partner-keys.queries.sql");
});
