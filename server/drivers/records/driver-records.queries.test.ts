import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as records from "./driver-records.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of drivers' records for review", async () => {
  const sql = await generatedSql(records, {
    listDriverRecords: [1],
    insertDriver: [
      {
        account_id: 1,
        vehicle_type: "xl",
        vehicle_name: "v",
        plate: "TX 1",
        license_number: "l",
        updated_at: NOW,
      },
    ],
    updateDriverRecord: [{ id: 1, changes: { plate: "TX 2" }, version: 3, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("driver-records.queries.sql");
});
