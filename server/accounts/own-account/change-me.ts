import type { z } from "zod";
import type { accountChangesSchema } from "../../../contract/accounts/account.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import type { ServerSecrets } from "../../database/server-secrets.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { type AccountColumns, findAccount, lockAccount, updateAccount } from "../accounts.queries.ts";
import { accountKey } from "../registration/create-account.ts";
import { countSecondFactor } from "../second-factor/count-second-factor.ts";
import { takeSecondFactor } from "../second-factor/two-factor.ts";
import { confirmPassword } from "../signing-in/confirm-password.ts";
import { askEmailChange } from "./change-email.ts";
import { notifyOwner } from "./notify-owner.ts";

type Changes = z.output<typeof accountChangesSchema>;

/** The contacts of an account that its changes move. */
export type MovedContacts = { readonly email: boolean; readonly phone: boolean };

/** Asks for the password, and counts a code, before an account's e-mail or phone is changed: an open session alone does not prove who uses it. */
export async function proveForContacts(
  context: AccountsContext,
  { caller, changes }: { caller: SignedIn; changes: Changes },
): Promise<MovedContacts> {
  const account = await findAccount(context.db, caller.accountId);
  if (!account) throw notFound();
  const email = changes.email !== undefined && accountKey(changes.email) !== account.email_key;
  const phone = changes.phone_number !== undefined && changes.phone_number !== account.phone;
  if (!email && !phone) return { email, phone };
  if (!changes.password) {
    const sentence = "Please enter your password to change your e-mail or phone.";
    throw new ApiError("password_required", sentence, { fields: { password: sentence } });
  }
  await confirmPassword(context, { caller, password: changes.password, field: "password" });
  if (account.two_factor_since === null) return { email, phone };
  if (!changes.code) {
    const sentence = "Please enter the code from your authenticator app.";
    throw new ApiError("password_required", sentence, { fields: { code: sentence } });
  }
  await countSecondFactor(context.db, { accountId: account.id, now: context.clock.now() });
  return { email, phone };
}

/** Changes what was sent of an account and leaves the rest. A new e-mail waits until it is confirmed. */
export async function changeMe(
  trx: Trx,
  {
    accountId,
    changes,
    moved,
    now,
    secrets,
  }: { accountId: number; changes: Changes; moved: MovedContacts; now: Date; secrets: ServerSecrets },
): Promise<void> {
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  if ((moved.email || moved.phone) && account.two_factor_since !== null) {
    await takeSecondFactor(trx, { account, code: changes.code ?? "", now, secrets });
  }
  if (moved.email && changes.email) await askEmailChange(trx, { account, email: changes.email, now });
  if (moved.phone) {
    await notifyOwner(trx, { kind: "phone_changed", account, now });
    const subject = accountSubject(accountId);
    await recordAudit(trx, { actorId: accountId, action: "change_phone", subject, at: now });
  }
  await updateAccount(trx, accountId, { ...columnsOf(changes, moved), updated_at: now });
}

function columnsOf(changes: Changes, moved: MovedContacts): AccountColumns {
  return {
    ...(changes.first_name === undefined ? {} : { first_name: changes.first_name }),
    ...(changes.last_name === undefined ? {} : { last_name: changes.last_name }),
    ...(changes.phone_number === undefined ? {} : { phone: changes.phone_number }),
    // Another phone has not been shown to be theirs.
    ...(moved.phone ? { phone_confirmed_at: null } : {}),
    ...(changes.language === undefined ? {} : { language: changes.language }),
    // The same address in other capitals is no other mailbox.
    ...(changes.email === undefined || moved.email ? {} : { email: changes.email }),
    ...(changes.last_visited_page === undefined ? {} : { last_visited_page: changes.last_visited_page }),
  };
}
