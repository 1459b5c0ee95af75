import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as deposits from "./deposits.queries.ts";
import * as payLinks from "./pay-links.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const LATER = new Date("2026-11-20T16:00:30Z");

it("keeps the SQL of payments by link for review", async () => {
  const sql = await generatedSql(payLinks, {
    insertPayLink: [
      {
        code: "its-code",
        purpose: "fare",
        ride_id: 7,
        amount_cents: 2_600,
        currency: "USD",
        charged_cents: 2_600,
        state: "open",
        provider: "sentoo",
        created_at: NOW,
        expires_at: LATER,
        next_check_at: NOW,
      },
    ],
    findOpenLink: [{ ride_id: 7, statement_id: null, isTip: false }],
    findPayLinkByCode: ["its-code"],
    findPayLink: [3],
    lockPayLink: [3],
    lockRideToPay: [7],
    lockRideOfLink: [3],
    takeBackOpenLink: [3, NOW],
    updatePayLink: [3, { state: "cancelled", ended_at: NOW }],
    keepProviderLink: [
      { id: 3, provider_id: "theirs", link: "https://pay.sentoo.io/p", next_check_at: LATER },
    ],
    listPaidTowardsFare: [7],
    claimDueLinks: [{ now: NOW, until: LATER, limit: 10 }],
    claimLink: [{ id: 3, now: NOW, until: LATER }],
    hurryLink: [{ code: "abc", now: NOW, most: 4, gapMs: 15_000 }],
    hurryNoticedLink: [
      { provider: "sentoo", providerId: "theirs", now: NOW, most: 7, gapsMs: [2_000, 8_000] },
    ],
    listOpenOfDeadRides: [NOW],
    insertRefund: [
      {
        pay_link_id: 3,
        amount_cents: 500,
        charged_cents: 895,
        reason: "It was less",
        state: "asked",
        made_by: 1,
        made_at: NOW,
        next_try_at: NOW,
      },
    ],
    listPaidTips: [7],
    sumFeePaid: [7],
    listRefundsOfOthers: ["sentoo"],
    endLinksOfOthers: ["sentoo", NOW],
    listRefundsOf: [[3, 4]],
    claimDueRefunds: [{ now: NOW, until: LATER, limit: 10 }],
    endRefund: [{ id: 2, state: "done" }],
    listPayLinks: [{ state: "refund_due", rideId: 7, text: "K7P", ofRidesOnly: true, limit: 50, before: 90 }],
    lockStatementToPay: [5],
    lockStatementOfLink: [3],
    findStatementToPay: [5],
    listOpenPastOwed: [],
  });
  await expect(sql).toMatchFileSnapshot("pay-links.queries.sql");
});

it("keeps the SQL of rides that wait for their deposit for review", async () => {
  const sql = await generatedSql(deposits, {
    listRidesWaiting: [{ now: NOW, insists: true, hours: 2 }],
  });
  await expect(sql).toMatchFileSnapshot("deposits.queries.sql");
});
