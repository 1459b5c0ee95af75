import {
  type KeptRights,
  type Right,
  beyond,
  isOwner,
  rightsOf,
  rightsWithin,
} from "../../../domain/accounts/rights.ts";
import type { Role } from "../../../domain/accounts/roles.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { lockAccount, updateAccount } from "../accounts.queries.ts";
import { lockOwners } from "./users.queries.ts";

type Giving = { accountId: number; rights: readonly Right[]; actorId: number; own: KeptRights; now: Date };

/** Says what somebody may do within their role, from their next call on: never more than who says it may, and never oneself. */
export async function setRights(trx: Trx, { accountId, rights, actorId, own, now }: Giving): Promise<void> {
  const owners = await lockOwners(trx);
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  if (accountId === actorId) throw new ApiError("edit_conflict", "You cannot change your own rights.");
  const within = rightsWithin(account.role);
  if (within.length === 0) {
    throw new ApiError(
      "edit_conflict",
      "Only people of the office and of dispatch have rights of their own.",
    );
  }
  const before = rightsOf(account.role, account.rights);
  const after = within.filter((right) => rights.includes(right));
  refuseBeyond(own, [...before, ...after]);
  if (isOwner(account.role, account.rights) && !isOwner(account.role, after)) {
    refuseLastOwner(owners, accountId);
  }
  // Both are in the order of the list of rights.
  if (before.join() === after.join()) return;
  await updateAccount(trx, accountId, {
    rights: after.length === within.length ? null : JSON.stringify(after),
    updated_at: now,
  });
  await recordAudit(trx, {
    actorId,
    action: "set_rights",
    subject: accountSubject(accountId),
    detail: { rights: { from: before.join(", "), to: after.join(", ") } },
    at: now,
  });
}

type Deciding = { account: { id: number; role: Role; rights: KeptRights }; own: KeptRights };

/** Refuses to decide about somebody who may do more than who decides. */
export function refuseMorePowerful({ account, own }: Deciding): void {
  refuseBeyond(own, rightsOf(account.role, account.rights));
}

/** Refuses what would leave the company without anybody who may do everything. It locks owners, so it comes before the account is locked. */
export async function keepAnOwner(trx: Trx, accountId: number): Promise<void> {
  const owners = await lockOwners(trx);
  if (owners.includes(accountId)) refuseLastOwner(owners, accountId);
}

/** The rights that come with a role: all of it, or as much of it as who gives it has. */
export function givenWith(role: Role, own: KeptRights): string | null {
  return own === null || rightsWithin(role).length === 0 ? null : JSON.stringify(rightsOf(role, own));
}

function refuseBeyond(own: KeptRights, rights: readonly Right[]): void {
  if (beyond(own, rights).length === 0) return;
  throw new ApiError("forbidden", "You can't give or take what you may not do yourself. Ask an owner.");
}

function refuseLastOwner(owners: readonly number[], accountId: number): void {
  if (owners.some((id) => id !== accountId)) return;
  throw new ApiError("edit_conflict", "The company needs an owner. Make somebody else one first.");
}
