import type { Db, Trx } from "../database/connect.ts";

type Key = { caller: string; key: string };
type Claim = Key & { request_hash: string; created_at: Date; expired_before: Date };

export function findAnswer(db: Db, { caller, key }: Key) {
  return db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "status", "body", "created_at"])
    .where("caller", "=", caller)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** True when this transaction now holds the key: it was free, or its last use is too long ago to count. */
export async function claimKey(trx: Trx, { expired_before, ...row }: Claim): Promise<boolean> {
  const claimed = await trx
    .insertInto("idempotency_keys")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["caller", "key"])
        .doUpdateSet({ request_hash: row.request_hash, status: null, body: null, created_at: row.created_at })
        .where("idempotency_keys.created_at", "<", expired_before),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function saveAnswer(
  trx: Trx,
  { caller, key, status, body }: Key & { status: number; body: string },
) {
  await trx
    .updateTable("idempotency_keys")
    .set({ status, body })
    .where("caller", "=", caller)
    .where("key", "=", key)
    .execute();
}

export async function insertAnswer(
  db: Db,
  { expired_before, ...row }: Claim & { status: number; body: string },
) {
  await db
    .insertInto("idempotency_keys")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["caller", "key"])
        .doUpdateSet({
          request_hash: row.request_hash,
          status: row.status,
          body: row.body,
          created_at: row.created_at,
        })
        .where("idempotency_keys.created_at", "<", expired_before),
    )
    .execute();
}

export async function forgetAnswersBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", moment).execute();
}
