import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./commission-rules.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the particular commissions for review", async () => {
  const sql = await generatedSql(queries, {
    listRules: [],
    findRule: [3],
    insertRule: [
      { channel: "hail", valid_from: "2026-11-20", reason: "Agreed", created_by: 1, created_at: NOW },
    ],
    withdrawRule: [{ id: 3, by: 1, today: "2026-11-20", now: NOW }],
    isScopeThere: [{ driverId: 7, vehicleId: 2, partnerId: null, channel: null }],
    listRideScopes: [[3, 4]],
    listSettledCommissions: [[3, 4]],
    insertSettledCommissions: [
      [{ ride_id: 3, settlement_id: 2, hundredths: 1_500, entry_id: 9, made_at: NOW }],
    ],
  });
  await expect(sql).toMatchFileSnapshot("commission-rules.queries.sql");
});
