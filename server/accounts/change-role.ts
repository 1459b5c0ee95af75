import { type Role, can } from "../../contract/roles.ts";
import { accountSubject, recordAudit } from "../database/audit-log.ts";
import type { Trx } from "../database/connect.ts";
import { Refusal, notFound } from "../http/refusal.ts";
import { lockAccount, updateAccount } from "./accounts.queries.ts";
import { endSessionsOf } from "./sessions.queries.ts";
import { tellOfDriver } from "./tell-of-driver.ts";
import { forgetTwoFactor } from "./two-factor.ts";

/**
 * Gives an account another role and ends its sessions, so that nothing is done any more in the old one. Nobody changes
 * his own. A role without a second factor loses it, as its owner could no longer turn it off.
 */
export async function changeRole(
  trx: Trx,
  { accountId, role, actorId, now }: { accountId: number; role: Role; actorId: number; now: Date },
): Promise<void> {
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  if (accountId === actorId) throw new Refusal("edit_conflict", "You cannot change your own role.");
  if (account.role === role) throw new Refusal("edit_conflict", `This account has the role ${role} already.`);
  await updateAccount(trx, accountId, { role, updated_at: now });
  await tellOfDriver(trx, { account, now });
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
