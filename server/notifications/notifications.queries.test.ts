import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as outbox from "./outbox.queries.ts";
import * as push from "./push.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the outbox for review", async () => {
  const sql = await generatedSql(outbox, {
    insertNotifications: [
      [
        {
          kind: "booked",
          channel: "email",
          recipient: "r",
          language: "en",
          payload: "{}",
          ride_id: 1,
          next_attempt_at: NOW,
          created_at: NOW,
        },
      ],
    ],
    findRideForNotification: [1],
    listSubscriptionsOf: [[1, 2]],
    lockMailsTo: ["r"],
    countMessagesTo: [
      { channel: "email", recipient: "R", kinds: ["booked"], since: NOW, until: NOW, except: "withheld" },
    ],
    wasMailed: [{ rideId: 1, recipient: "R", kind: "booked", outcome: "withheld" }],
    claimDue: [{ channel: "email", now: NOW, until: NOW, limit: 20, longestWaitMs: 7_200_000 }],
    releaseClaims: [[1, 2]],
    markSent: [{ id: 1, now: NOW, wipe: true }],
    markUnsent: [{ id: 1, reason: "http_500", now: NOW, again: NOW, wipe: false }],
    discardDue: [{ channel: "webhook", now: NOW }],
    deleteUnsentOf: [{ rideId: 1, since: NOW }],
    forgetFinished: [NOW],
    listPoolBrowsers: [1],
    findLastActor: [1],
  });
  await expect(sql).toMatchFileSnapshot("outbox.queries.sql");
});

it("keeps the SQL of push subscriptions for review", async () => {
  const sql = await generatedSql(push, {
    saveSubscription: [
      {
        endpoint: "e",
        account_id: 1,
        session_id: "s",
        p256dh: "p",
        auth: "a",
        language: "en",
        created_at: NOW,
      },
    ],
    removeSubscription: [{ endpoint: "e", accountId: 1 }],
    findSubscription: [{ endpoint: "e", now: NOW }],
    forgetOldestSubscriptions: [{ accountId: 1, keep: 10 }],
  });
  await expect(sql).toMatchFileSnapshot("push.queries.sql");
});
