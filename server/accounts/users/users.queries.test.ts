import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as users from "./users.queries.ts";

it("keeps the SQL of the users in the office for review", async () => {
  const sql = await generatedSql(users, {
    searchAccounts: [{ limit: 50, before: 9, text: "ana", role: "driver", state: "active" }],
    lockOwners: [],
    countAccounts: [],
    findAccountForStaff: [1],
    countOpenSessions: [{ accountId: 7, now: new Date("2026-11-20T16:00:00Z") }],
    listOwnOpenRides: [7],
  });
  await expect(sql).toMatchFileSnapshot("users.queries.sql");
});
