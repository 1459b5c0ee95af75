import { sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import { KEPT_PLAN } from "../database/kept-plans.ts";
import { sendWithNext } from "../database/send-with-next.ts";

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

/**
 * Takes a key that is free, or whose last use is too long ago to count, and says with the next statement whether it did. With the key,
 * and after it, this transaction holds the locks of these names.
 */
export async function claimKey(
  trx: Trx,
  { caller, key, request_hash, created_at, expired_before, locks }: Claim & { locks: readonly string[] },
  told: (isClaimed: boolean) => void | Promise<void>,
): Promise<void> {
  const claim = sql`${sql.raw(KEPT_PLAN)}
    with claimed as (
      insert into idempotency_keys (caller, key, request_hash, created_at)
      values (${caller}, ${key}, ${request_hash}, ${created_at})
      on conflict (caller, key) do update
      set request_hash = excluded.request_hash, status = null, body = null, created_at = excluded.created_at
      where idempotency_keys.created_at < ${expired_before} returning key)
    select ${sql.join([sql.ref("key"), ...locks.map(lockOf)])}
    from claimed`.compile(trx);
  await sendWithNext(trx, claim, (rows) => told(rows.length > 0));
}

/** Holds these names until this transaction is over, taken in this order. */
export async function holdNames(trx: Trx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sendWithNext(trx, sql`${sql.raw(KEPT_PLAN)} select ${sql.join(names.map(lockOf))}`.compile(trx));
}

function lockOf(name: string) {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

export async function saveAnswer(
  trx: Trx,
  { caller, key, status, body }: Key & { status: number; body: string },
): Promise<void> {
  const save = trx
    .updateTable("idempotency_keys")
    .set({ status, body })
    .where("caller", "=", caller)
    .where("key", "=", key);
  await sendWithNext(trx, save.compile());
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
