import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as areas from "./areas.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of drawn areas for review", async () => {
  const sql = await generatedSql(areas, {
    listAreaVersions: [1],
    insertArea: [{ made_by: 1, made_at: NOW }],
    insertAreaVersion: [
      {
        area_id: 1,
        number: 2,
        valid_from: "2026-11-20",
        names: '{"en":"Kon Tiki"}',
        corners: "[]",
        airport_cents: 3_300,
        pier_cents: null,
        surcharge_cents: 0,
        gone: false,
        drawn_by: 1,
        drawn_at: NOW,
      },
    ],
    lockArea: [1],
  });
  await expect(sql).toMatchFileSnapshot("areas.queries.sql");
});
