import type { Insertable } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { Database } from "../../database/schema.ts";

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

export function listPasskeys(db: Db, accountId: number) {
  return db
    .selectFrom("passkeys")
    .select(["id", "credential_id", "transports", "synced", "name", "created_at", "last_used_at"])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();
}

/** The passkey with its number, or nothing where it is kept already. */
export function insertPasskey(trx: Trx, passkey: Insertable<Database["passkeys"]>) {
  return trx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning(["id", "credential_id", "transports", "synced", "name", "created_at", "last_used_at"])
    .executeTakeFirst();
}

/** The passkey of a credential, taken for this transaction: of two sign-ins at once each sees the other's counter. */
export function lockPasskey(trx: Trx, credentialId: string) {
  return trx
    .selectFrom("passkeys")
    .select(["id", "account_id", "credential_id", "public_key", "counter"])
    .where("credential_id", "=", credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function notePasskeyUsed(
  trx: Trx,
  used: { id: number; counter: number; synced: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable("passkeys")
    .set({ counter: used.counter, synced: used.synced, last_used_at: used.now })
    .where("id", "=", used.id)
    .execute();
}

/** The name of the passkey that is gone; nothing where the account has none of that number. */
export function deletePasskey(trx: Trx, passkey: { id: number; account_id: number }) {
  return trx
    .deleteFrom("passkeys")
    .where("id", "=", passkey.id)
    .where("account_id", "=", passkey.account_id)
    .returning("name")
    .executeTakeFirst();
}

export async function deletePasskeysOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
}

export async function insertChallenge(
  trx: Trx,
  challenge: Insertable<Database["passkey_challenges"]>,
): Promise<void> {
  await trx.insertInto("passkey_challenges").values(challenge).execute();
}

/** Uses a challenge up: it is answered once. */
export function takeChallenge(
  db: Db,
  { ticket_hash, account_id, now }: { ticket_hash: string; account_id: number | null; now: Date },
) {
  return db
    .deleteFrom("passkey_challenges")
    .where("ticket_hash", "=", ticket_hash)
    .where("account_id", account_id === null ? "is" : "=", account_id)
    .where("expires_at", ">", now)
    .returning("challenge")
    .executeTakeFirst();
}

export async function forgetChallengesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<", moment).execute();
}
