import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as books from "./books.queries.ts";
import * as check from "./check-books.queries.ts";
import * as corrections from "./fare-corrections.queries.ts";
import * as journal from "./journal.queries.ts";

const RANGE = { start: new Date("2026-10-01T04:00:00Z"), end: new Date("2026-11-01T04:00:00Z") };

it("keeps the SQL of the books for review", async () => {
  const sql = await generatedSql(books, {
    countFares: [RANGE],
    listCreditedStatements: [RANGE],
    listRidesGivenBack: [RANGE],
    listLinksOfRides: [[3, 4]],
    listCashRefundsOfRides: [[3, 4]],
    listRefundsOfRides: [[3, 4]],
  });
  await expect(sql).toMatchFileSnapshot("books.queries.sql");
});

it("keeps the SQL of the journal for review", async () => {
  const sql = await generatedSql(journal, {
    listRidesToBook: [RANGE],
    listHandIns: [RANGE],
    listPaidLinks: [RANGE],
    listRefunds: [RANGE],
    listNotedPayments: [RANGE],
    listDriverCorrections: [RANGE],
    listVehicleCosts: [RANGE],
    listDriverEntries: [RANGE],
    listRents: [],
    listDriverPayments: [RANGE],
    listSettledCommissions: [RANGE],
    listStatementNumbers: [[5, 6]],
    listReferences: [[3, 4]],
  });
  await expect(sql).toMatchFileSnapshot("journal.queries.sql");
});

it("keeps the SQL of corrected fares for review", async () => {
  const sql = await generatedSql(corrections, {
    insertFareCorrection: [
      {
        ride_id: 3,
        from_cents: 2_000,
        to_cents: 1_500,
        reason: "A slip",
        statement_id: null,
        settlement_id: 5,
        made_by: 7,
        made_at: RANGE.start,
      },
    ],
    listCorrectionsOfRide: [3],
    listCorrectionsMade: [RANGE],
  });
  await expect(sql).toMatchFileSnapshot("fare-corrections.queries.sql");
});

it("keeps the SQL of the nightly check for review", async () => {
  const sql = await generatedSql(check, {
    listDifferences: ["ride_totals"],
    saveCheck: [{ day: "2026-11-20", checked_at: RANGE.start, faults: "[]" }],
    findLastCheck: [],
  });
  await expect(sql).toMatchFileSnapshot("check-books.queries.sql");
});
