import type { Role } from "../../contract/roles.ts";
import { accountSubject, recordAudit } from "../database/audit-log.ts";
import type { Trx } from "../database/connect.ts";
import type { SignedIn } from "../http/caller.ts";
import { Refusal, notFound } from "../http/refusal.ts";
import { forgetRider } from "../rides/forget-rider.ts";
import { lockAccount, updateAccount } from "./accounts.queries.ts";
import { blankDriver, deleteTracesOf, findRideUnderWay } from "./delete-account.queries.ts";
import { tellOfDriver } from "./tell-of-driver.ts";
import { blankSessionsOf, endSessionsOf } from "./sessions.queries.ts";

/** No password has this hash. */
const NO_PASSWORD = "deleted";

/**
 * Deletes an account for good: what he has booked is called off, nothing that names him stays, and every total does. Refused while somebody sits in
 * a ride of his or counts on him as a driver.
 */
export async function deleteAccount(trx: Trx, { owner, now }: { owner: SignedIn; now: Date }): Promise<void> {
  const { accountId } = owner;
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  const busyWith = await findRideUnderWay(trx, accountId);
  if (busyWith) {
    throw new Refusal(
      "account_busy",
      `Ride ${busyWith.reference} is still under way. Please finish it first.`,
      {
        ride_id: busyWith.id,
        status: busyWith.status,
      },
    );
  }
  await forgetRider(trx, { rider: owner, now });
  await blankDriver(trx, { account_id: accountId, now });
  await endSessionsOf(trx, { account_id: accountId, why: "account_deleted", now });
  await blankSessionsOf(trx, accountId);
  await deleteTracesOf(trx, accountId);
  await updateAccount(trx, accountId, { ...blankAccount(account), updated_at: now });
  await tellOfDriver(trx, { account, now });
  await recordAudit(trx, {
    actorId: accountId,
    action: "delete_account",
    subject: accountSubject(accountId),
    detail: { role: account.role },
    at: now,
  });
}

/** A name and an address that nobody can have or register; lists of old rides still say what he was. */
function blankAccount({ id, role }: { id: number; role: Role }) {
  const username = `deleted-${id}`;
  const email = `${username}@account.invalid`;
  return {
    username,
    username_key: `#${username}`,
    email,
    email_key: `#${email}`,
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
