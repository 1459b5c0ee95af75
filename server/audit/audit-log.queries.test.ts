import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as auditLog from "./audit-log.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the audit log for review", async () => {
  const sql = await generatedSql(auditLog, {
    insertAuditEntry: [{ actor_id: 1, action: "edit_driver", subject: "account 2", detail: null, at: NOW }],
    blankDetails: [{ subject: "account 2", actions: ["edit_driver"] }],
    listAuditEntries: [
      { limit: 50, before: 9, text: "ana", action: "change_role", withValues: true, from: NOW, until: NOW },
    ],
  });
  await expect(sql).toMatchFileSnapshot("audit-log.queries.sql");
});
