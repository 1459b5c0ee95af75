import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as accounts from "./accounts.queries.ts";
import * as deleteAccount from "./own-account/delete-account.queries.ts";
import * as emailChanges from "./own-account/email-changes.queries.ts";
import * as knownDevices from "./signing-in/known-devices.queries.ts";
import * as me from "./own-account/me.queries.ts";
import * as ownLists from "./own-lists/own-lists.queries.ts";
import * as passwordLinks from "./passwords/password-links.queries.ts";
import * as sessions from "./sessions/sessions.queries.ts";
import * as passkeys from "./passkeys/passkeys.queries.ts";
import * as signInCodes from "./sign-in-codes/sign-in-codes.queries.ts";
import * as twoFactor from "./second-factor/two-factor.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of accounts for review", async () => {
  const row = { username_key: "rosa", email_key: "rosa@example.com" };
  const sql = await generatedSql(accounts, {
    insertAccount: [{ ...row, username: "Rosa" }],
    insertAccounts: [[{ ...row, username: "Rosa" }]],
    listHoldersOfAny: [{ usernames: ["rosa"], emails: ["rosa@example.com"], phones: ["5551234"] }],
    listHolders: [row],
    findAccountByLogin: ["rosa"],
    findAccountByEmail: ["rosa@example.com"],
    findAccount: [1],
    lockAccount: [1],
    updateAccount: [1, { phone: "5551234" }],
    takenUsernames: [["rosa"]],
  });
  await expect(sql).toMatchFileSnapshot("accounts.queries.sql");
});

it("keeps the SQL of an account's deletion for review", async () => {
  const sql = await generatedSql(deleteAccount, {
    findRideUnderWay: [1],
    deleteKeysOf: [1],
    deleteListsOf: [1],
  });
  await expect(sql).toMatchFileSnapshot("own-account/delete-account.queries.sql");
});

it("keeps the SQL of one's own account for review", async () => {
  const sql = await generatedSql(me, {
    findMe: [1],
    findOwnDriver: [1],
    listOwnPaperFiles: [1],
    listOwnRides: [1],
    listCasesOf: [1],
    listMessagesAboutOwnRides: [1],
  });
  await expect(sql).toMatchFileSnapshot("own-account/me.queries.sql");
});

it("keeps the SQL of what a rider keeps for review", async () => {
  const place = {
    name: "Mahaai",
    kind: "neighbourhood",
    area: "Willemstad",
    lat: 12.12,
    lng: -68.9,
  } as const;
  const sql = await generatedSql(ownLists, {
    listSavedPlaces: [1],
    writeSavedPlace: [{ account_id: 1, saved_as: "home", ...place }],
    deleteSavedPlace: [{ accountId: 1, savedAs: "home" }],
    listFavorites: [1],
    findDriverOfRide: [{ rideId: 7, riderId: 1 }],
    insertFavorite: [{ account_id: 1, driver_id: 2, since: NOW }],
    deleteFavorite: [{ accountId: 1, driverId: 2 }],
  });
  await expect(sql).toMatchFileSnapshot("own-lists/own-lists.queries.sql");
});

it("keeps the SQL of password links for review", async () => {
  const link = { token_hash: "h", now: NOW };
  const sql = await generatedSql(passwordLinks, {
    insertPasswordLink: [{ token_hash: "h", account_id: 1, created_at: NOW, expires_at: NOW }],
    countLinksSince: [{ account_id: 1, since: NOW, until: NOW }],
    findWorkingLink: [link],
    takePasswordLink: [link],
    voidPasswordLinks: [{ account_id: 1, now: NOW }],
    forgetLinksBefore: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("passwords/password-links.queries.sql");
});

it("keeps the SQL of sessions for review", async () => {
  const session = { id: "s", now: NOW };
  const sql = await generatedSql(sessions, {
    findLiveSession: [{ ...session, account_id: 1 }],
    readSessions: [["s", "t"]],
    readSessionsAndChanges: [{ ids: ["s", "t"], from: "42" }],
    insertSession: [{ id: "s", account_id: 1, mode: "web", refresh_hash: "h", created_at: NOW }],
    getSession: ["s"],
    lockLiveSession: [session],
    markSeen: [session],
    rotateRefresh: [{ ...session, refresh_hash: "h", previous_refresh_hash: "p" }],
    endSession: [{ ...session, account_id: 1, why: "logout" }],
    endSessionByRefresh: [{ ...session, refresh_hash: "h" }],
    endSessionsOf: [{ account_id: 1, except: "s", why: "suspended", now: NOW }],
    hasLiveSession: [{ ...session, account_id: 1 }],
    listLiveSessions: [{ account_id: 1, now: NOW }],
    blankSessionsOf: [1],
    forgetSessionsBefore: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("sessions/sessions.queries.sql");
});

it("keeps the SQL of new e-mail addresses and known devices for review", async () => {
  const link = { token_hash: "h", now: NOW };
  const changes = await generatedSql(emailChanges, {
    insertEmailChange: [{ token_hash: "h", account_id: 1, email: "a@b.c", created_at: NOW, expires_at: NOW }],
    moveApplication: [{ account_id: 1, email: "Rosa@example.org" }],
    countEmailChangesSince: [{ account_id: 1, since: NOW, until: NOW }],
    findWaitingEmail: [{ account_id: 1, now: NOW }],
    takeEmailChange: [link],
    voidEmailChanges: [{ account_id: 1, now: NOW }],
    forgetEmailChangesBefore: [NOW],
  });
  await expect(changes).toMatchFileSnapshot("own-account/email-changes.queries.sql");
  const devices = await generatedSql(knownDevices, {
    insertDevice: [{ account_id: 1, mark: "m", first_seen_at: NOW }],
    countDevices: [1],
  });
  await expect(devices).toMatchFileSnapshot("signing-in/known-devices.queries.sql");
});

it("keeps the SQL of the second factor for review", async () => {
  const sql = await generatedSql(twoFactor, {
    takeStep: [{ account_id: 1, step: 2, latest: 4 }],
    takeRecoveryCode: [{ account_id: 1, code_hash: "h", now: NOW }],
    countTry: [{ account_id: 1, now: NOW, free: 20, calmBefore: NOW }],
    forgiveTries: [1],
    deleteRecoveryCodes: [1],
    insertRecoveryCodes: [[{ account_id: 1, code_hash: "h" }]],
    listFactors: [],
    blankFactors: [],
    replaceFactor: [{ id: 1, kept: "plain", sealed: "sealed" }],
  });
  await expect(sql).toMatchFileSnapshot("second-factor/two-factor.queries.sql");
});

it("keeps the SQL of codes that sign in for review", async () => {
  const code = { ticket_hash: "a hash", now: NOW };
  const sql = await generatedSql(signInCodes, {
    insertSignInCode: [
      {
        ticket_hash: "a hash",
        way: "email",
        address: "rosa@example.com",
        code_hash: "another",
        created_at: NOW,
        expires_at: NOW,
      },
    ],
    countCodeTry: [{ ...code, most: 5 }],
    lockSignInCode: [code],
    proveSignInCode: [{ ...code, expires_at: NOW }],
    takeProvedAddress: [code],
    deleteSignInCode: ["a hash"],
    forgetSignInCodesBefore: [NOW],
    findAccountByPhone: ["5551234"],
    findAccountOfMailbox: ["rosa@example.com"],
  });
  await expect(sql).toMatchFileSnapshot("sign-in-codes/sign-in-codes.queries.sql");
});

it("keeps the SQL of passkeys for review", async () => {
  const passkey = {
    account_id: 1,
    credential_id: "an id",
    public_key: Buffer.from("a key"),
    counter: 0,
    synced: false,
    name: "My phone",
    created_at: NOW,
  };
  const sql = await generatedSql(passkeys, {
    listPasskeys: [1],
    insertPasskey: [passkey],
    lockPasskey: ["an id"],
    notePasskeyUsed: [{ id: 1, counter: 2, synced: true, now: NOW }],
    deletePasskey: [{ id: 1, account_id: 1 }],
    deletePasskeysOf: [1],
    insertChallenge: [{ ticket_hash: "a hash", account_id: null, challenge: "a challenge", expires_at: NOW }],
    takeChallenge: [{ ticket_hash: "a hash", account_id: 1, now: NOW }],
    forgetChallengesBefore: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("passkeys/passkeys.queries.sql");
});
