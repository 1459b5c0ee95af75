import { DEFAULT_PAY_LINK_SETTINGS } from "../../contract/pay-links/pay-link-schemas.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import { demoApplications, demoMessages } from "./demo-inbox.ts";
import * as demo from "./demo.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the demo for review", async () => {
  const sql = await generatedSql(demo, {
    lockSeeding: [],
    hasAccounts: [],
    putOnHotelsAccount: ["demo"],
    findLastDemoDay: ["demo"],
    beginNumberingAt: [3300],
    findNextRideId: [],
    insertRides: [[{ id: 1, status: "Pending", breakdown: "[]" }]],
    insertHistory: [[{ ride_id: 1, action: "book", at: NOW }]],
    insertRefusals: [[{ ride_id: 1, driver_id: 2, why: "rejected", at: NOW }]],
    recountRatings: [[3, 4]],
    insertDrivers: [
      [
        {
          account_id: 1,
          vehicle_type: "xl",
          vehicle_name: "Van",
          plate: "TX 10",
          license_number: "1",
          updated_at: NOW,
        },
      ],
    ],
    insertInbox: [{ messages: demoMessages(NOW), applications: demoApplications(NOW) }],
    recountTotals: [],
    closePastShifts: [{ midnight: NOW, staffId: 1 }],
    closeOldRides: [{ mark: "demo", now: NOW }],
    findAccounts: [["driver"]],
    findUnhappyRide: [{ from: NOW, before: NOW }],
    findSignIns: [["driver"]],
    refreshPositions: [{ ids: [1], now: NOW }],
    refreshPositionsOfUnplayed: [{ usernames: ["driver"], now: NOW, toldBefore: NOW, playedSince: NOW }],
    setPayLinksOf: [DEFAULT_PAY_LINK_SETTINGS],
    setCompanyOf: [{ ...DEFAULT_COMPANY, vip_on: true, vip_from_rides: 50, vip_percent: 10 }],
    renewPapersOf: [{ id: 1, before: "2027-11-20", days: { license_expires_on: "2034-11-20" } }],
  });
  await expect(sql).toMatchFileSnapshot("demo.queries.sql");
});
