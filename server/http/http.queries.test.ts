import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as idempotency from "./idempotency.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const CLAIM = { caller: "guest", key: "k", request_hash: "h", created_at: NOW, expired_before: NOW };

it("keeps the SQL of the idempotency keys for review", async () => {
  const sql = await generatedSql(idempotency, {
    findAnswer: [{ caller: "guest", key: "k" }],
    claimKey: [CLAIM],
    holdNames: [["a name", "another"]],
    saveAnswer: [{ caller: "guest", key: "k", status: 200, body: "{}" }],
    insertAnswer: [{ ...CLAIM, status: 200, body: "{}" }],
    forgetAnswersBefore: [NOW],
    deleteAnswersTo: ["account:1"],
  });
  await expect(sql).toMatchFileSnapshot("idempotency.queries.sql");
});
