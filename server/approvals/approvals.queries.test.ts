import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./approvals.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const ABOUT = { kind: "refund", subjectId: 7 } as const;
const SEEN = { by: 2, kinds: ["refund", "credit"], now: NOW } as const;

it("keeps the SQL of requests for a second person for review", async () => {
  const sql = await generatedSql(queries, {
    findApprovalSettings: [],
    saveApprovalSettings: [{ refunds_over_cents: 5_000, exports: true, days: 7, version: 1 }],
    endRunOut: [ABOUT, NOW],
    insertApproval: [
      {
        kind: "refund",
        subject_id: 7,
        cents: 6_000,
        reason: "Late",
        payload: "{}",
        asked_by: 2,
        asked_at: NOW,
        expires_at: NOW,
      },
    ],
    findWaiting: [ABOUT],
    lockApproval: [1],
    saveDecision: [1, { state: "done", decided_by: 2, decided_at: NOW }],
    takeApproval: [{ ...ABOUT, by: 2, now: NOW }],
    listApprovals: [{ ...SEEN, open: true, limit: 500 }],
    countWaiting: [SEEN],
    countOthersWith: [{ by: 2, right: "refunds" }],
  });
  await expect(sql).toMatchFileSnapshot("approvals.queries.sql");
});
