import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as imports from "./map-imports.queries.ts";

it("keeps the SQL of imported maps for review", async () => {
  const sql = await generatedSql(imports, {
    findPresentVersion: [],
    findPresentImport: [],
    lockMapImports: [],
    hasImports: [],
    replaceImport: [
      { version: "5f1c", imported_at: new Date("2026-11-20T16:00:00Z"), model: Buffer.from("roads") },
    ],
  });
  await expect(sql).toMatchFileSnapshot("map-imports.queries.sql");
});
