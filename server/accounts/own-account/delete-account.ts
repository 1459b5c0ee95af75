import { type Role, can } from "../../../contract/roles.ts";
import { accountSubject, recordAudit } from "../../database/audit-log.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { forgetRider } from "../../rides/forgetting/forget-rider.ts";
import { lockAccount, updateAccount } from "../accounts.queries.ts";
import {
  blankApplicationsOf,
  blankDriver,
  blankDriverInMessages,
  deletePicturesOf,
  deleteTracesOf,
  deleteTracesOfEmail,
  findRideUnderWay,
} from "./delete-account.queries.ts";
import { recordDriverChange } from "../administration/record-driver-change.ts";
import { blankSessionsOf, endSessionsOf } from "../sessions/sessions.queries.ts";

/** No password has this hash. */
const NO_PASSWORD = "deleted";

/**
 * Deletes an account for good: what they have booked is cancelled, nothing that names them stays, and every total does. Refused while somebody sits in
 * a ride of theirs or counts on them as a driver.
 */
export async function deleteAccount(trx: Trx, { owner, now }: { owner: SignedIn; now: Date }): Promise<void> {
  const { accountId } = owner;
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
  await forgetRider(trx, { rider: owner, now });
  await blankDriver(trx, { account_id: accountId, now });
  if (can(account.role, "drive")) {
    const name = `${account.first_name} ${account.last_name}`;
    await blankDriverInMessages(trx, { name, phone: account.phone });
  }
  await endSessionsOf(trx, { account_id: accountId, why: "account_deleted", now });
  await blankSessionsOf(trx, accountId);
  await deleteTracesOf(trx, accountId);
  await blankApplicationsOf(trx, accountId);
  // An address that was never confirmed may be somebody else's, and so is what was written to it.
  if (account.email_confirmed_at !== null) await deleteTracesOfEmail(trx, account.email_key);
  await updateAccount(trx, accountId, { ...blankAccount(account), updated_at: now });
  await deletePicturesOf(trx, accountId);
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
