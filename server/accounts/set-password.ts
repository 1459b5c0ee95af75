import { accountSubject, recordAudit } from "../database/audit-log.ts";
import type { Trx } from "../database/connect.ts";
import { Refusal } from "../http/refusal.ts";
import { lockAccount, updateAccount } from "./accounts.queries.ts";
import { takePasswordLink, voidPasswordLinks } from "./password-links.queries.ts";
import { linkHash } from "./send-password-link.ts";
import { endSessionsOf } from "./sessions.queries.ts";

type SetPassword = { accountId: number; passwordHash: string; now: Date };

/** Sets a password. Every session and every mailed link of the account ends with the old one. */
export async function setPassword(trx: Trx, { accountId, passwordHash, now }: SetPassword): Promise<void> {
  await updateAccount(trx, accountId, { password_hash: passwordHash, updated_at: now });
  await endSessionsOf(trx, { account_id: accountId, why: "password_changed", now });
  await voidPasswordLinks(trx, { account_id: accountId, now });
  await recordAudit(trx, {
    actorId: accountId,
    action: "set_password",
    subject: accountSubject(accountId),
    at: now,
  });
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
}

/** What somebody hears whose link is wrong, used or too old. */
export function deadLink(): Refusal {
  return new Refusal("invalid_code", "This link has been used or is too old. Please ask for a new one.");
}
