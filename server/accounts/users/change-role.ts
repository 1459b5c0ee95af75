import type { KeptRights } from "../../../domain/accounts/rights.ts";
import { type Role, can } from "../../../domain/accounts/roles.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { lockAccount, updateAccount } from "../accounts.queries.ts";
import { endSessionsOf } from "../sessions/sessions.queries.ts";
import { givenWith, keepAnOwner, refuseMorePowerful } from "./set-rights.ts";
import { recordDriverChange } from "./record-driver-change.ts";
import { forgetTwoFactor } from "../second-factor/two-factor.ts";

type Change = { accountId: number; role: Role; actorId: number; own: KeptRights; now: Date };

/**
 * Gives an account another role and ends its sessions, so that nothing is done any more in the old one. Nobody changes their
 * own role, or that of somebody who may do more than they. A role without a second factor loses it, as its owner could no longer turn it off.
 */
export async function changeRole(trx: Trx, { accountId, role, actorId, own, now }: Change): Promise<void> {
  if (accountId !== actorId) await keepAnOwner(trx, accountId);
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  if (accountId === actorId) throw new ApiError("edit_conflict", "You cannot change your own role.");
  if (account.role === role)
    throw new ApiError("edit_conflict", `This account already has the role ${role}.`);
  refuseMorePowerful({ account, own });
  await updateAccount(trx, accountId, { role, rights: givenWith(role, own), updated_at: now });
  await recordDriverChange(trx, { account, now });
  if (!can(role, "useTwoFactor")) await forgetTwoFactor(trx, { accountId, now });
  await endSessionsOf(trx, { account_id: accountId, why: "role_changed", now });
  await recordAudit(trx, {
    actorId,
    action: "change_role",
    subject: accountSubject(accountId),
    detail: { from: account.role, to: role },
    at: now,
  });
}
