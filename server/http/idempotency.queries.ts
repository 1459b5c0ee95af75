import { sql } from "kysely";
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

/** Takes a key that is free, or whose last use is too long ago to count. False where it is taken. */
export async function claimKey(trx: Trx, { expired_before, ...key }: Claim): Promise<boolean> {
  const { request_hash, created_at } = key;
  const claimed = await trx
    .insertInto("idempotency_keys")
    .values(key)
    .onConflict((conflict) =>
      conflict
        .columns(["caller", "key"])
        .doUpdateSet({ request_hash, created_at, status: null, body: null })
        .where("idempotency_keys.created_at", "<", expired_before),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Holds these names until this transaction is over, taken in this order. */
export async function holdNames(trx: Trx, names: readonly string[]): Promise<void> {
  if (names.length > 0) await sql`select ${sql.join(names.map(lockOf))}`.execute(trx);
}

function lockOf(name: string) {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

export async function saveAnswer(
  trx: Trx,
  { caller, key, status, body }: Key & { status: number; body: string },
): Promise<void> {
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

/** Deletes the answers that were kept for a caller. */
export async function deleteAnswersTo(trx: Trx, caller: string): Promise<void> {
  await trx.deleteFrom("idempotency_keys").where("caller", "=", caller).execute();
}
