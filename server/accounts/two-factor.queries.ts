import type { Trx } from "../database/connect.ts";

/** Marks the step of a code as used; false where it, or a later one, was used meanwhile. */
export async function takeStep(
  trx: Trx,
  { account_id, step }: { account_id: number; step: number },
): Promise<boolean> {
  const taken = await trx
    .updateTable("accounts")
    .set({ two_factor_last_step: step })
    .where("id", "=", account_id)
    .where((where) =>
      where.or([where("two_factor_last_step", "is", null), where("two_factor_last_step", "<", step)]),
    )
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** True when this is a recovery code of the account that nobody has used. */
export async function takeRecoveryCode(
  trx: Trx,
  code: { account_id: number; code_hash: string; now: Date },
): Promise<boolean> {
  const taken = await trx
    .updateTable("recovery_codes")
    .set({ used_at: code.now })
    .where("account_id", "=", code.account_id)
    .where("code_hash", "=", code.code_hash)
    .where("used_at", "is", null)
    .returning("code_hash")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteRecoveryCodes(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
}

export async function insertRecoveryCodes(
  trx: Trx,
  codes: readonly { account_id: number; code_hash: string }[],
): Promise<void> {
  await trx
    .insertInto("recovery_codes")
    .values([...codes])
    .execute();
}
