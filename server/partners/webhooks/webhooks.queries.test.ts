import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as messages from "./webhook-messages.queries.ts";
import * as webhooks from "./webhooks.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of webhooks for review", async () => {
  const sql = await generatedSql(webhooks, {
    listWebhookRows: [3],
    findWebhook: [7],
    countTold: [3],
    insertWebhook: [{ partner_id: 3, url: "https://hooks.hotel.example/", made_by: 1, made_at: NOW }],
    updateWebhook: [{ id: 7, changes: { ended: "gone", ended_at: NOW } }],
    renewGeneration: [{ id: 7, until: NOW }],
    giveUpMessages: [{ id: 7, why: "removed", now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("webhooks.queries.sql");
});

it("keeps the SQL of their messages for review", async () => {
  const sql = await generatedSql(messages, {
    listMessageRows: [{ webhookId: 7, limit: 100 }],
    insertMessage: [
      { webhook_id: 7, type: "webhook.test", data: "{}", created_at: NOW, next_attempt_at: NOW },
    ],
    makeDueAgain: [{ id: 9, now: NOW }],
    listDueWebhooks: [NOW],
    claimMessages: [{ webhookId: 7, now: NOW, until: NOW, limit: 4 }],
    noteAttempt: [{ id: 9, sent_at: NOW, last_error: null }],
    releaseMessages: [[9]],
    forgetMessages: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("webhook-messages.queries.sql");
});
