import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as partners from "./partners.queries.ts";
import * as entries from "./statement-entries.queries.ts";
import * as reminders from "./statement-reminders.queries.ts";
import * as statements from "./statements.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const PARTNER = {
  name: "Hotel Pundamar",
  address: "Handelskade 1",
  crib: "102 345 678",
  email: "front@pundamar.example",
  phone: "+59995550100",
  discount_percent: 10,
  credit_limit_cents: 100_000,
  language: "en",
  code: "its-code",
  reception_code: "its-receptions-code",
  created_at: NOW,
  updated_at: NOW,
};

it("keeps the SQL of hotels and firms for review", async () => {
  const sql = await generatedSql(partners, {
    listPartners: [],
    findPartner: [3],
    listActivePartners: [],
    findPayingPartner: [3],
    findPartnerByCode: ["its-code"],
    findFrameOrigins: ["its-code"],
    findCredit: [3],
    insertPartner: [PARTNER],
    updatePartner: [{ id: 3, version: 1, changes: { discount_percent: 15 } }],
    listRidesOfPartner: [{ partnerId: 3, since: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("partners.queries.sql");
});

it("keeps the SQL of their statements for review", async () => {
  const { name, address, crib, email, language } = PARTNER;
  const sql = await generatedSql(statements, {
    listRidesToState: [{ partnerId: 3, range: { start: NOW, end: NOW }, locked: true }],
    listCorrectionsToState: [{ partnerId: 3, range: { start: NOW, end: NOW } }],
    listCorrectionsOfStatement: [4],
    insertStatementCorrections: [[{ correction_id: 5, statement_id: 4 }]],
    listUnbilledMonths: [{ partnerId: 3, before: NOW }],
    listRidesOfStatement: [5],
    findPartnerToState: [3],
    hasStatement: [{ partnerId: 3, month: "2026-10" }],
    insertStatement: [
      {
        partner_id: 3,
        month: "2026-10",
        name,
        address,
        crib,
        email,
        language,
        rides: 2,
        total_cents: 6_800,
        made_at: NOW,
        made_by: 1,
        seller: "{}",
        due_on: "2026-12-20",
      },
    ],
    listStatements: [{ partnerId: 3, limit: 50, before: 9 }],
    sumUnpaidStatements: ["2026-12-21"],
    listOwingStatements: [],
    listUnpaidStatements: [{ day: "2026-12-21", limit: 20 }],
    findStatement: [5],
    noteMailed: [{ id: 5, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("statements.queries.sql");
});

it("keeps the SQL of what moves a statement for review", async () => {
  const sql = await generatedSql(entries, {
    lockStatement: [5],
    listMovements: [[5, 6]],
    insertEntry: [
      {
        statement_id: 5,
        kind: "payment",
        cents: 2_000,
        how: "bank",
        received_on: "2026-11-18",
        reason: "",
        made_by: 1,
        made_at: NOW,
      },
    ],
    findEntry: [7],
    isTakenBack: [7],
    setPaidColumns: [{ id: 5, paid: { at: NOW, by: 1, note: "By bank" } }],
  });
  await expect(sql).toMatchFileSnapshot("statement-entries.queries.sql");
});

it("keeps the SQL of reminders for review", async () => {
  const sql = await generatedSql(reminders, {
    listReminders: [[5, 6]],
    insertReminder: [{ statement_id: 5, sent_at: NOW, sent_by: null }],
    listToRemind: [{ dueBefore: "2026-11-20", lastBefore: NOW, most: 3 }],
  });
  await expect(sql).toMatchFileSnapshot("statement-reminders.queries.sql");
});
