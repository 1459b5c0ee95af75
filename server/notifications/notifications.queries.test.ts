import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as forgetting from "./forget-person.queries.ts";
import * as reminders from "./reminders.queries.ts";
import * as limits from "./message-limits.queries.ts";
import * as recipients from "./recipients.queries.ts";
import * as told from "./told-rides.queries.ts";
import * as outbox from "./outbox.queries.ts";
import * as phone from "./phone/phone.queries.ts";
import * as sent from "./sent-messages.queries.ts";
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
    claimDue: [{ channel: "email", now: NOW, until: NOW, limit: 20, longestWaitMs: 7_200_000 }],
    releaseClaims: [[1, 2]],
    markSent: [{ id: 1, now: NOW, wipe: true }],
    markUnsent: [{ id: 1, reason: "http_500", now: NOW, again: NOW, wipe: false }],
    discardDue: [{ channel: "phone", now: NOW }],
    withdrawEmergency: [1],
    deleteUnsentOf: [{ rideId: 1, since: NOW }],
    takeWaitingChange: [{ rideId: 1, recipient: "5551234" }],
    forgetFinished: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("outbox.queries.sql");
});

it("keeps the SQL of the office's list of messages for review", async () => {
  const sql = await generatedSql(sent, {
    listSentMessages: [{ limit: 51, before: 9, reference: "K7P", channel: "email", state: "failed" }],
    findSentMessage: [1],
    markSentAgain: [{ id: 1, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("sent-messages.queries.sql");
});

it("keeps the SQL of how many messages a recipient has had for review", async () => {
  const sql = await generatedSql(limits, {
    lockMailsTo: ["r"],
    countMessagesTo: [{ recipient: "R", purpose: "mail", since: NOW, until: NOW }],
    forgetRecipientCounts: [NOW],
    wasMailed: [{ rideId: 1, recipient: "R", kinds: ["booked"], outcome: "withheld" }],
  });
  await expect(sql).toMatchFileSnapshot("message-limits.queries.sql");
});

it("keeps the SQL of who is told for review", async () => {
  const sql = await generatedSql(recipients, {
    listSubscriptionsOf: [[1, 2]],
    listDesk: [],
    findEmailOf: [1],
    listPeople: [[1, 2]],
    findDriverContact: [1],
    listPoolBrowsers: [1],
  });
  await expect(sql).toMatchFileSnapshot("recipients.queries.sql");
});

it("keeps the SQL of the rides that messages are about for review", async () => {
  const sql = await generatedSql(told, {
    findRideForNotification: [1],
    listMessagesOf: [1],
    listPromisedRides: [1],
  });
  await expect(sql).toMatchFileSnapshot("told-rides.queries.sql");
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
    removeSubscriptionsOf: [1],
    removeAllSubscriptions: [],
    findSubscription: [{ endpoint: "e", now: NOW }],
    forgetOldestSubscriptions: [{ accountId: 1, keep: 10 }],
  });
  await expect(sql).toMatchFileSnapshot("push.queries.sql");
});

it("keeps the SQL that takes a person out of messages for review", async () => {
  const sql = await generatedSql(forgetting, {
    deleteMessagesAbout: [1],
    blankAlertsAbout: [1],
    blankDriverInMessages: [{ name: "n", phone: "p" }],
    deleteMessagesTo: [1],
    deleteMessagesToEmail: ["rosa@example.com"],
  });
  await expect(sql).toMatchFileSnapshot("forget-person.queries.sql");
});

it("keeps the SQL of messages to phones for review", async () => {
  const message = { id: 1, createdAt: NOW, gateway: "sms" as const, now: NOW };
  const counts = { day: "2026-11-20", counts: [{ prefix: "", most: 5 }] };
  const sql = await generatedSql(phone, {
    findPhoneMessage: [{ id: 1, provedSince: NOW }],
    countForNumber: [{ recipient: "5551234", most: 3, now: NOW }],
    uncountForNumber: [{ recipient: "5551234", now: NOW }],
    isNumberTrusted: [{ phone: "5551234", rideId: 1, provedSince: NOW }],
    noteGateway: [{ id: 1, gateway: "sms" }],
    noteGatewayFailed: [{ id: 1, gateway: "sms" }],
    countPhoneMessage: [counts],
    uncountPhoneMessage: [counts],
    markDelivered: [{ ...message, read: true }],
    markUndelivered: [{ ...message, reason: "sms_30003", resendSince: NOW }],
    saveStop: [{ phone: "5551234", gateway: "sms", now: NOW }],
    deleteStop: ["5551234"],
    isStopped: ["5551234"],
    forgetCounts: ["2026-11-20"],
  });
  await expect(sql).toMatchFileSnapshot("phone/phone.queries.sql");
});

it("keeps the SQL of reminders for review", async () => {
  const sql = await generatedSql(reminders, {
    listRidesToRemind: [{ hours: 24, until: 2, now: NOW, rideId: 1 }],
    keepReminder: [{ ride_id: 1, hours_before: 24, pickup_at: NOW, told_at: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("reminders.queries.sql");
});
