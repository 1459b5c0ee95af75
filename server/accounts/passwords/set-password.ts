import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { lockAccount, updateAccount } from "../accounts.queries.ts";
import { findWorkingLink, takePasswordLink, voidPasswordLinks } from "./password-links.queries.ts";
import { linkHash } from "./send-password-link.ts";
import { voidEmailChanges } from "../own-account/email-changes.queries.ts";
import { forgiveTries } from "../second-factor/two-factor.queries.ts";
import { endSessionsOf } from "../sessions/sessions.queries.ts";

type SetPassword = { accountId: number; passwordHash: string; now: Date };

/** Sets a password. Every session and every mailed link of the account ends with the old one. */
async function setPassword(trx: Trx, { accountId, passwordHash, now }: SetPassword): Promise<void> {
  await updateAccount(trx, accountId, { password_hash: passwordHash, updated_at: now });
  await endSessionsOf(trx, { account_id: accountId, why: "password_changed", now });
  await voidPasswordLinks(trx, { account_id: accountId, now });
  await voidEmailChanges(trx, { account_id: accountId, now });
  await forgiveTries(trx, accountId);
  await recordAudit(trx, {
    actorId: accountId,
    action: "set_password",
    subject: accountSubject(accountId),
    at: now,
  });
}

/** Sets a new password in the place of one that was just proven; a conflict where it was changed since. */
export async function replacePassword(
  trx: Trx,
  {
    account,
    passwordHash,
    now,
  }: { account: { id: number; password_hash: string } } & Omit<SetPassword, "accountId">,
): Promise<void> {
  const present = await lockAccount(trx, account.id);
  if (present?.password_hash !== account.password_hash) {
    throw new ApiError("edit_conflict", "Your password was changed in the meantime.");
  }
  await setPassword(trx, { accountId: account.id, passwordHash, now });
}

/** The account of a mailed link that still works; reading it uses nothing up. */
export async function accountOfLink(db: Db, { token, now }: { token: string; now: Date }) {
  const account = await findWorkingLink(db, { token_hash: linkHash(token), now });
  if (!account) throw deadLink();
  return account;
}

/** Sets a password with the token of a mailed link, which works once. */
export async function resetPassword(
  trx: Trx,
  { token, passwordHash, now }: { token: string; passwordHash: string; now: Date },
): Promise<void> {
  const link = await takePasswordLink(trx, { token_hash: linkHash(token), now });
  const account = link && (await lockAccount(trx, link.account_id));
  if (!account || account.state !== "active") throw deadLink();
  await setPassword(trx, { accountId: account.id, passwordHash, now });
  // Following a link from the mailbox shows that it is theirs.
  if (account.email_confirmed_at === null) await updateAccount(trx, account.id, { email_confirmed_at: now });
}

/** The error for a link that is wrong, used or too old. */
export function deadLink(): ApiError {
  return new ApiError("invalid_code", "This link has expired or was already used. Please request a new one.");
}
