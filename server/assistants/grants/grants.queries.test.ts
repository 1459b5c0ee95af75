import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as grants from "./grants.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const ID = "3f0c5d3e-6f0e-4c86-9c54-0d0f4a1f7d10";

it("keeps the SQL of what assistants are allowed for review", async () => {
  const sql = await generatedSql(grants, {
    insertGrant: [
      {
        id: ID,
        session_id: ID,
        client_id: "https://assistant.example/client.json",
        redirect_uri: "https://assistant.example/back",
        resource: "https://taxi.example/mcp",
        scopes: '["rides:read"]',
        challenge: "a hash",
        allowed_at: NOW,
      },
    ],
    findLiveGrant: [{ id: ID, now: NOW }],
    lockLiveGrant: [{ id: ID, now: NOW }],
    spendCode: [{ id: ID, refresh_hash: "a hash", now: NOW }],
    turnRefresh: [{ id: ID, refresh_hash: "a hash", previous_refresh_hash: "one before", now: NOW }],
    noteGrantUse: [{ id: ID, now: NOW }],
    endGrant: [{ id: ID, why: "withdrawn", now: NOW }],
    listGrantsOfPartner: [7],
    listGrantsOfRiders: [NOW],
    listLiveGrantsOf: [{ accountId: 7, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("grants.queries.sql");
});
