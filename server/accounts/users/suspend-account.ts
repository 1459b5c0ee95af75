import type { KeptRights } from "../../../domain/accounts/rights.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { lockAccount, updateAccount } from "../accounts.queries.ts";
import { keepAnOwner, refuseMorePowerful } from "./set-rights.ts";
import { recordDriverChange } from "./record-driver-change.ts";
import { voidPasswordLinks } from "../passwords/password-links.queries.ts";
import { endSessionsOf } from "../sessions/sessions.queries.ts";

type Decision = {
  accountId: number;
  /** Null for who runs the server. */
  actorId: number | null;
  own: KeptRights;
  now: Date;
};

/** Shuts an account out from its next request on. Nobody suspends their own account. */
export async function suspendAccount(trx: Trx, { accountId, actorId, own, now }: Decision): Promise<void> {
  if (actorId !== null && accountId !== actorId) await keepAnOwner(trx, accountId);
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  if (accountId === actorId) throw new ApiError("edit_conflict", "You cannot suspend your own account.");
  if (account.state === "suspended")
    throw new ApiError("edit_conflict", "This account is already suspended.");
  refuseMorePowerful({ account, own });
  await updateAccount(trx, accountId, { state: "suspended", updated_at: now });
  await recordDriverChange(trx, { account, now });
  await endSessionsOf(trx, { account_id: accountId, why: "suspended", now });
  await voidPasswordLinks(trx, { account_id: accountId, now });
  await recordAudit(trx, { actorId, action: "suspend_account", subject: accountSubject(accountId), at: now });
}

/** Lets a suspended account in again; its old sessions stay dead. */
export async function reactivateAccount(trx: Trx, { accountId, actorId, own, now }: Decision): Promise<void> {
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  if (account.state !== "suspended") throw new ApiError("edit_conflict", "This account is not suspended.");
  refuseMorePowerful({ account, own });
  await updateAccount(trx, accountId, { state: "active", updated_at: now });
  await recordDriverChange(trx, { account, now });
  await recordAudit(trx, {
    actorId,
    action: "reactivate_account",
    subject: accountSubject(accountId),
    at: now,
  });
}
