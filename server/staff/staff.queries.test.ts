import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as staff from "./staff.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the staff queries for review", async () => {
  const sql = await generatedSql(staff, {
    searchAccounts: [{ limit: 50, before: 9, text: "ana", role: "driver", state: "active" }],
    countAccounts: [],
    findAccountForStaff: [1],
    takenUsernames: [["ana"]],
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
    listAuditEntries: [
      { limit: 50, before: 9, text: "ana", action: "change_role", withValues: true, from: NOW, until: NOW },
    ],
    countLetters: [],
    countOpenSessions: [{ accountId: 7, now: NOW }],
    listOwnOpenRides: [7],
  });
  await expect(sql).toMatchFileSnapshot("staff.queries.sql");
});
