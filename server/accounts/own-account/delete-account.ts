import { type Role, can } from "../../../domain/accounts/roles.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { lockAccount, updateAccount } from "../accounts.queries.ts";
import { keepAnOwner } from "../users/set-rights.ts";
import { deleteKeysOf, deleteListsOf, findRideUnderWay } from "./delete-account.queries.ts";
import { recordDriverChange } from "../users/record-driver-change.ts";
import { blankSessionsOf, endSessionsOf } from "../sessions/sessions.queries.ts";

/** No password has this hash. */
const NO_PASSWORD = "deleted";

/** A person who goes, as the features that keep something of them need to know them. */
type Leaving = {
  readonly owner: SignedIn;
  /** Their own address; null where it was never confirmed: it may be somebody else's, and so is what was written to it. */
  readonly emailKey: string | null;
  /** Their name and phone as passengers were told them, where they drove. */
  readonly driver: { readonly name: string; readonly phone: string } | null;
  readonly now: Date;
};

/** Takes a person whose account is deleted out of what a feature keeps. */
export type Forget = (trx: Trx, leaving: Leaving) => Promise<void>;

type Deletion = { owner: SignedIn; forgets: readonly Forget[]; now: Date };

/**
 * Deletes an account for good: what they have booked is cancelled, nothing that names them stays, and every total does. Refused while somebody sits in
 * a ride of theirs or counts on them as a driver.
 */
export async function deleteAccount(trx: Trx, { owner, forgets, now }: Deletion): Promise<void> {
  const { accountId } = owner;
  if (can(owner.actor, "administer")) await keepAnOwner(trx, accountId);
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  const busyWith = await findRideUnderWay(trx, accountId);
  if (busyWith) {
    throw new ApiError(
      "account_busy",
      `Ride ${busyWith.reference} is still in progress. Please finish it first.`,
      {
        ride_id: busyWith.id,
        status: busyWith.status,
      },
    );
  }
  const drives = can(account.role, "drive");
  const leaving: Leaving = {
    owner,
    emailKey: account.email_confirmed_at === null ? null : account.email_key,
    driver: drives ? { name: `${account.first_name} ${account.last_name}`, phone: account.phone } : null,
    now,
  };
  for (const forget of forgets) await forget(trx, leaving);
  await endSessionsOf(trx, { account_id: accountId, why: "account_deleted", now });
  await blankSessionsOf(trx, accountId);
  await deleteKeysOf(trx, accountId);
  await deleteListsOf(trx, accountId);
  await updateAccount(trx, accountId, { ...blankAccount(account), updated_at: now });
  await recordDriverChange(trx, { account, now });
  await recordAudit(trx, {
    actorId: accountId,
    action: "delete_account",
    subject: accountSubject(accountId),
    detail: { role: account.role },
    at: now,
  });
}

/** A name and an address that nobody can register. Lists of old rides still show whether it was a driver. */
function blankAccount({ id, role }: { id: number; role: Role }) {
  const username = `deleted-${id}`;
  const email = `${username}@account.invalid`;
  return {
    username,
    username_key: `#${username}`,
    email,
    email_key: `#${email}`,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    first_name: "Former",
    last_name: role,
    phone: "",
    password_hash: NO_PASSWORD,
    state: "deleted" as const,
    last_visited_page: null,
    two_factor_secret: null,
    two_factor_since: null,
    two_factor_last_step: null,
  };
}
