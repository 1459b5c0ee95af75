import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as accounts from "./accounts.queries.ts";
import * as deleteAccount from "./delete-account.queries.ts";
import * as me from "./me.queries.ts";
import * as passwordLinks from "./password-links.queries.ts";
import * as sessions from "./sessions.queries.ts";
import * as twoFactor from "./two-factor.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of accounts for review", async () => {
  const row = { username_key: "rosa", email_key: "rosa@example.com" };
  const sql = await generatedSql(accounts, {
    insertAccount: [{ ...row, username: "Rosa" }],
    listHolders: [row],
    findAccountByLogin: ["rosa"],
    findAccountByEmail: ["rosa@example.com"],
    findAccount: [1],
    lockAccount: [1],
    updateAccount: [1, { phone: "5551234" }],
  });
  await expect(sql).toMatchFileSnapshot("accounts.queries.sql");
});

it("keeps the SQL of an account's deletion for review", async () => {
  const sql = await generatedSql(deleteAccount, {
    findRideUnderWay: [1],
    blankDriver: [{ account_id: 1, now: NOW }],
    deleteTracesOf: [1],
  });
  await expect(sql).toMatchFileSnapshot("delete-account.queries.sql");
});

it("keeps the SQL of one's own account for review", async () => {
  const sql = await generatedSql(me, {
    findMe: [1],
    findOwnDriver: [1],
    listOwnRides: [1],
    listMessagesAboutOwnRides: [1],
  });
  await expect(sql).toMatchFileSnapshot("me.queries.sql");
});

it("keeps the SQL of password links for review", async () => {
  const link = { token_hash: "h", now: NOW };
  const sql = await generatedSql(passwordLinks, {
    insertPasswordLink: [{ token_hash: "h", account_id: 1, created_at: NOW, expires_at: NOW }],
    countLinksSince: [{ account_id: 1, since: NOW }],
    findWorkingLink: [link],
    takePasswordLink: [link],
    voidPasswordLinks: [{ account_id: 1, now: NOW }],
    forgetLinksBefore: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("password-links.queries.sql");
});

it("keeps the SQL of sessions for review", async () => {
  const session = { id: "s", now: NOW };
  const sql = await generatedSql(sessions, {
    findLiveSession: [{ ...session, account_id: 1 }],
    insertSession: [{ id: "s", account_id: 1, mode: "web", refresh_hash: "h", created_at: NOW }],
    getSession: ["s"],
    lockLiveSession: [session],
    markSeen: [session],
    rotateRefresh: [{ ...session, refresh_hash: "h", previous_refresh_hash: "p" }],
    endSession: [{ ...session, account_id: 1, why: "logout" }],
    endSessionByRefresh: [{ ...session, refresh_hash: "h" }],
    endSessionsOf: [{ account_id: 1, except: "s", why: "suspended", now: NOW }],
    listLiveSessions: [{ account_id: 1, now: NOW }],
    blankSessionsOf: [1],
    forgetSessionsBefore: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("sessions.queries.sql");
});

it("keeps the SQL of the second factor for review", async () => {
  const sql = await generatedSql(twoFactor, {
    takeStep: [{ account_id: 1, step: 2 }],
    takeRecoveryCode: [{ account_id: 1, code_hash: "h", now: NOW }],
    deleteRecoveryCodes: [1],
    insertRecoveryCodes: [[{ account_id: 1, code_hash: "h" }]],
  });
  await expect(sql).toMatchFileSnapshot("two-factor.queries.sql");
});
