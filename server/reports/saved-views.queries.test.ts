import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./saved-views.queries.ts";

it("keeps the SQL of saved views for review", async () => {
  const sql = await generatedSql(queries, {
    listSavedViews: [{ by: 2, page: "history", id: 1 }],
    upsertSavedView: [{ account_id: 2, page: "history", name: "XL", query: "type=xl", shared: true }],
    deleteSavedView: [1],
    countOwnViews: [2],
  });
  await expect(sql).toMatchFileSnapshot("saved-views.queries.sql");
});
