import type { Db, Trx } from "../../database/connect.ts";

/** Marks the step of a code as used; false where it, or a later one up to the latest possible, was used meanwhile. */
export async function takeStep(
  trx: Trx,
  { account_id, step, latest }: { account_id: number; step: number; latest: number },
): Promise<boolean> {
  const taken = await trx
    .updateTable("accounts")
    .set({ two_factor_last_step: step })
    .where("id", "=", account_id)
    .where((where) =>
      where.or([
        where("two_factor_last_step", "is", null),
        where("two_factor_last_step", "<", step),
        where("two_factor_last_step", ">", latest),
      ]),
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

/** Counts one more try of a code; its number, or nothing where the account has to wait first. */
export async function countTry(
  trx: Trx,
  tried: { account_id: number; now: Date; free: number; calmBefore: Date },
): Promise<number | null> {
  const counted = await trx
    .updateTable("accounts")
    .set((set) => ({
      second_factor_tries: set("second_factor_tries", "+", 1),
      second_factor_tried_at: tried.now,
    }))
    .where("id", "=", tried.account_id)
    .where((where) =>
      where.or([
        where("second_factor_tries", "<", tried.free),
        where("second_factor_tried_at", "is", null),
        where("second_factor_tried_at", "<=", tried.calmBefore),
        // After the clock was set back, nobody waits longer than the rule says.
        where("second_factor_tried_at", ">", tried.now),
      ]),
    )
    .returning("second_factor_tries")
    .executeTakeFirst();
  return counted?.second_factor_tries ?? null;
}

/** A right code, or a new password, clears the count of wrong codes. */
export async function forgiveTries(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable("accounts")
    .set({ second_factor_tries: 0, second_factor_tried_at: null })
    .where("id", "=", accountId)
    .execute();
}

/** The kept secrets of all second factors. */
export function listFactors(db: Db) {
  return db
    .selectFrom("accounts")
    .select(["id", "two_factor_secret"])
    .where("two_factor_secret", "is not", null)
    .execute();
}

/** Replaces a kept secret unless it was changed meanwhile. */
export async function replaceFactor(
  db: Db,
  factor: { id: number; kept: string; sealed: string },
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ two_factor_secret: factor.sealed })
    .where("id", "=", factor.id)
    .where("two_factor_secret", "=", factor.kept)
    .execute();
}

export async function blankFactors(trx: Trx): Promise<void> {
  await trx.updateTable("accounts").set({ two_factor_secret: null }).execute();
}
