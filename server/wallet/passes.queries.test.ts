import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./passes.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of passes for review", async () => {
  const sql = await generatedSql(queries, {
    keepPass: [{ ride_id: 7, wallet: "apple", language: "en", device: "d", push_token: "t", made_at: NOW }],
    countDevices: [7],
    listChangedOnDevice: [{ device: "d", since: NOW }],
    dropFromDevice: [{ ride_id: 7, language: "en", device: "d" }],
    claimDuePasses: [{ wallets: ["apple", "google"], now: NOW, until: NOW, limit: 50 }],
    endAttempt: [{ id: 3, claimed: NOW, due: null }],
    deletePass: [3],
    makeOldDue: [{ before: NOW, now: NOW }],
    deleteUnreachable: [{ wallets: ["apple"], before: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("passes.queries.sql");
});
