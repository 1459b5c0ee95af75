import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as siteTexts from "./site-texts.queries.ts";

it("keeps the SQL of the site's texts for review", async () => {
  const sql = await generatedSql(siteTexts, {
    listTexts: [],
    listTextsIn: ["nl"],
    findTexts: [{ part: "xl", language: "nl" }],
    saveTexts: [
      {
        part: "xl",
        language: "nl",
        texts: '{"about":"Voor acht."}',
        read: 1,
        version: 2,
        updated_at: new Date("2026-11-20T16:00:00Z"),
      },
    ],
  });
  await expect(sql).toMatchFileSnapshot("site-texts.queries.sql");
});
