import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as company from "./company.queries.ts";
import * as logo from "./logo/logo.queries.ts";
import * as taxRates from "./tax-rates.queries.ts";

it("keeps the SQL of the company's profile for review", async () => {
  const sql = await generatedSql(company, {
    findProfile: [],
    lockProfile: [],
    findPayLinkSettings: [],
    findPaperDetails: [],
    saveSiteOpen: [{ open: false, closedText: "{}" }],
    savePaperDetails: [{ details: "{}", version: 1 }],
    savePayLinkSettings: [{ settings: "{}", version: 1 }],
    saveProfile: [
      {
        profile: "{}",
        version: 2,
        twoFactorFrom: null,
        startCode: true,
        changeHours: 2,
        driverChangesWait: true,
        lowRating: 2,
        now: new Date("2026-11-20T16:00:00Z"),
      },
    ],
  });
  await expect(sql).toMatchFileSnapshot("company.queries.sql");
});

it("keeps the SQL of the logo for review", async () => {
  const sql = await generatedSql(logo, { findLogo: [], saveLogo: ["iVBORw0KGgo="] });
  await expect(sql).toMatchFileSnapshot("logo/logo.queries.sql");
});

it("keeps the SQL of the turnover tax for review", async () => {
  const now = new Date("2026-11-20T16:00:00Z");
  const sql = await generatedSql(taxRates, {
    listTaxRateRows: [],
    listCountingTaxRates: [],
    insertTaxRate: [{ valid_from: "2026-12-01", hundredths: 600, created_by: 1, created_at: now }],
    withdrawTaxRateRow: [{ id: 1, by: 1, now }],
    findLastStatedDay: [],
  });
  await expect(sql).toMatchFileSnapshot("tax-rates.queries.sql");
});
