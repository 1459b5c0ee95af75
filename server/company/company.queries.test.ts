import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as company from "./company.queries.ts";

it("keeps the SQL of the company's profile for review", async () => {
  const sql = await generatedSql(company, {
    findProfile: [],
    lockProfile: [],
    findPayLinkSettings: [],
    savePayLinkSettings: [{ settings: "{}", version: 1 }],
    saveProfile: [
      {
        profile: "{}",
        version: 2,
        twoFactorFrom: null,
        startCode: true,
        changeHours: 2,
        driverChangesWait: true,
        now: new Date("2026-11-20T16:00:00Z"),
      },
    ],
  });
  await expect(sql).toMatchFileSnapshot("company.queries.sql");
});
