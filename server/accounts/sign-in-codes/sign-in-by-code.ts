import type { AuditAction } from "../../../contract/audit/audit-actions.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import { ApiError } from "../../http/api-error.ts";
import { lockAccount, updateAccount } from "../accounts.queries.ts";
import { voidEmailChanges } from "../own-account/email-changes.queries.ts";
import { voidPasswordLinks } from "../passwords/password-links.queries.ts";
import { deletePasskeysOf } from "../passkeys/passkeys.queries.ts";
import { NO_PASSWORD, accountKey } from "../registration/create-account.ts";
import { endSessionsOf } from "../sessions/sessions.queries.ts";
import type { ProvedAddress } from "./prove-address.ts";
import { takesCodes } from "./send-code.ts";
import { findAccountByPhone, findAccountOfMailbox } from "./sign-in-codes.queries.ts";

type Proved = { proved: ProvedAddress; now: Date };

/** The account of a proved address, to be signed in to; null where none has it. */
export async function admitByCode(trx: Trx, { proved, now }: Proved) {
  const found = await accountIdOf(trx, proved);
  const account = found === null ? undefined : await lockAccount(trx, found);
  if (!account) return null;
  if (!takesCodes(account)) {
    throw new ApiError("invalid_code", "This account signs in with its username and password.");
  }
  if (account.state === "suspended") {
    throw new ApiError("account_inactive", "This account is suspended. Please call the office.");
  }
  if (proved.way === "email" && account.email_confirmed_at === null) {
    await handOver(trx, { accountId: account.id, now });
  }
  const detail = { way: proved.way };
  await audit(trx, { accountId: account.id, action: "sign_in_by_code", detail, now });
  return { ...account, email_confirmed_at: account.email_confirmed_at ?? now };
}

/** A proved phone becomes that of an account; refused where it is another's already. */
export async function confirmPhone(
  trx: Trx,
  { accountId, proved, now }: Proved & { accountId: number },
): Promise<void> {
  const account = await lockAccount(trx, accountId);
  if (!account || proved.way !== "phone" || proved.address !== account.phone) {
    throw new ApiError("invalid_code", "This code is for another phone than your account's.");
  }
  await markPhone(trx, { accountId, now });
  await audit(trx, { accountId, action: "confirm_phone", now });
}

/** The account's phone signs in from now on. */
export async function markPhone(
  trx: Trx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  try {
    await updateAccount(trx, accountId, { phone_confirmed_at: now, updated_at: now });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError("account_taken", "Another account signs in with this phone already.");
  }
}

async function accountIdOf(trx: Trx, { way, address }: ProvedAddress): Promise<number | null> {
  const found =
    way === "email"
      ? await findAccountOfMailbox(trx, accountKey(address))
      : await findAccountByPhone(trx, address);
  return found?.id ?? null;
}

/**
 * Gives an account to the owner of its mailbox. Anybody could have made it with their address and a password of their own: that password,
 * its sessions and its links end.
 */
async function handOver(trx: Trx, { accountId, now }: { accountId: number; now: Date }): Promise<void> {
  await updateAccount(trx, accountId, {
    email_confirmed_at: now,
    phone_confirmed_at: null,
    password_hash: NO_PASSWORD,
    updated_at: now,
  });
  await deletePasskeysOf(trx, accountId);
  await endSessionsOf(trx, { account_id: accountId, why: "password_changed", now });
  await voidPasswordLinks(trx, { account_id: accountId, now });
  await voidEmailChanges(trx, { account_id: accountId, now });
}

type Entry = { accountId: number; action: AuditAction; detail?: { way: string }; now: Date };

function audit(trx: Trx, { accountId, action, detail, now }: Entry): Promise<void> {
  const subject = accountSubject(accountId);
  return recordAudit(trx, { actorId: accountId, action, subject, ...(detail && { detail }), at: now });
}
