import { randomBytes } from "node:crypto";
import { languageOf } from "../../../domain/languages.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { queueMail } from "../../notifications/queue-mail.ts";
import { hadEnough } from "../../notifications/withhold-mails.ts";
import { findAccountByEmail, lockAccount, updateAccount } from "../accounts.queries.ts";
import { voidPasswordLinks } from "../passwords/password-links.queries.ts";
import { linkHash } from "../passwords/send-password-link.ts";
import { deadLink } from "../passwords/set-password.ts";
import { accountKey, emailTaken } from "../registration/create-account.ts";
import {
  countEmailChangesSince,
  insertEmailChange,
  moveApplication,
  takeEmailChange,
  voidEmailChanges,
} from "./email-changes.queries.ts";
import { notifyOwner } from "./notify-owner.ts";

const HOUR_MS = 60 * 60_000;
const LINK_LIFE_MS = 24 * HOUR_MS;
/** Limits how many strangers one session can mail, and how many addresses it can try for accounts. */
const MAX_CHANGES_AN_HOUR = 5;
/** The clocks of two servers may differ by so much. */
const CLOCKS_DIFFER_MS = 60_000;
/** Links to an address that nobody has confirmed: more than its owner needs, and too few to trouble a stranger. */
const MOST_CONFIRMATIONS_A_DAY = 6;
const TOKEN_BYTES = 32;

type Account = {
  id: number;
  email: string;
  email_confirmed_at: Date | null;
  language: string;
};
type Asking = { account: Account; now: Date };

/** Mails a link to the new address, which is the account's once the link is followed, and informs the old one. */
export async function askEmailChange(
  trx: Trx,
  { account, email, now }: Asking & { email: string },
): Promise<void> {
  await countChange(trx, { account, now });
  const holder = await findAccountByEmail(trx, accountKey(email));
  if (holder && holder.id !== account.id) throw emailTaken();
  if (await hadEnough(trx, linksTo(email, now))) throw tooManyLinks();
  await mailLink(trx, { account, email, payload: {}, now });
  await notifyOwner(trx, { kind: "email_change_asked", account, now });
  await audit(trx, { accountId: account.id, action: "ask_email_change", now });
}

/** Mails a link by which an owner shows that the account's present address is theirs; nothing where they have, or the mailbox had enough. */
export async function mailOwnConfirmation(trx: Trx, { account, now }: Asking): Promise<void> {
  if (account.email_confirmed_at !== null) return;
  if (await hadEnough(trx, linksTo(account.email, now))) return;
  await mailLink(trx, { account, email: account.email, payload: { present: true }, now });
}

/** Mails that link once more, because its owner asks for it. */
export async function askOwnConfirmation(
  trx: Trx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  await countChange(trx, { account, now });
  if (await hadEnough(trx, linksTo(account.email, now))) throw tooManyLinks();
  await mailOwnConfirmation(trx, { account, now });
}

/** Counts the links of an hour, whose number is limited. */
async function countChange(trx: Trx, { account, now }: Asking): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  // Links of a later time were asked for before the clock was set back, and don't count.
  const until = new Date(now.getTime() + CLOCKS_DIFFER_MS);
  const asked = await countEmailChangesSince(trx, { account_id: account.id, since, until });
  if (asked >= MAX_CHANGES_AN_HOUR) {
    throw new ApiError("rate_limited", "Too many new addresses. Please try again in an hour.", {
      retry_after: HOUR_MS / 1000,
    });
  }
}

async function mailLink(
  trx: Trx,
  { account, email, payload, now }: Asking & { email: string; payload: { present?: boolean } },
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await voidEmailChanges(trx, { account_id: account.id, now });
  await insertEmailChange(trx, {
    token_hash: linkHash(token),
    account_id: account.id,
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIFE_MS),
  });
  const language = languageOf(account.language);
  const message = { accountId: account.id, language, payload: { token, ...payload }, now };
  await queueMail(trx, { kind: "confirm_email", recipient: email, ...message });
}

function linksTo(recipient: string, now: Date) {
  return { recipient, purpose: "link" as const, most: MOST_CONFIRMATIONS_A_DAY, now };
}

function tooManyLinks(): ApiError {
  return new ApiError("rate_limited", "We have sent enough mails to this address for today.", {
    retry_after: HOUR_MS / 1000,
  });
}

/** Makes the address of a mailed link the account's own, or shows that it is. */
export async function confirmEmail(trx: Trx, { token, now }: { token: string; now: Date }): Promise<void> {
  const change = await takeEmailChange(trx, { token_hash: linkHash(token), now });
  const account = change && (await lockAccount(trx, change.account_id));
  if (!change || !account || account.state !== "active") throw deadLink();
  if (accountKey(change.email) === account.email_key) {
    await updateAccount(trx, account.id, { email_confirmed_at: now, updated_at: now });
    return;
  }
  try {
    const columns = {
      email: change.email,
      email_key: accountKey(change.email),
      email_confirmed_at: now,
      updated_at: now,
    };
    await updateAccount(trx, account.id, columns);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
  await moveApplication(trx, { account_id: account.id, email: change.email });
  // A link to a new password that was mailed to the old address no longer works.
  await voidPasswordLinks(trx, { account_id: account.id, now });
  await notifyOwner(trx, { kind: "email_changed", account, now });
  await audit(trx, { accountId: account.id, action: "change_email", now });
}

function audit(
  trx: Trx,
  entry: { accountId: number; action: "ask_email_change" | "change_email"; now: Date },
): Promise<void> {
  const { accountId, action, now } = entry;
  return recordAudit(trx, { actorId: accountId, action, subject: accountSubject(accountId), at: now });
}
