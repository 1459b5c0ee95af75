import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { Database } from "../../database/schema.ts";

export async function insertSignInCode(trx: Trx, code: Insertable<Database["sign_in_codes"]>): Promise<void> {
  await trx.insertInto("sign_in_codes").values(code).execute();
}

type Named = { ticket_hash: string; now: Date };

/** Counts a try before it is looked at; false where the code is used or too old, or there have been too many. */
export async function countCodeTry(trx: Trx, { ticket_hash, now, most }: Named & { most: number }) {
  const counted = await trx
    .updateTable("sign_in_codes")
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where("ticket_hash", "=", ticket_hash)
    .where("wrong_tries", "<", most)
    .where("proved_at", "is", null)
    .where("expires_at", ">", now)
    .returning("ticket_hash")
    .executeTakeFirst();
  return counted !== undefined;
}

/** The code of a ticket that nobody has proved yet, taken for this transaction. */
export function lockSignInCode(trx: Trx, { ticket_hash, now }: Named) {
  return trx
    .selectFrom("sign_in_codes")
    .select(["way", "address", "code_hash"])
    .where("ticket_hash", "=", ticket_hash)
    .where("proved_at", "is", null)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
}

/** The address of a ticket is proved, and waits for its account. */
export async function proveSignInCode(trx: Trx, code: Named & { expires_at: Date }): Promise<void> {
  await trx
    .updateTable("sign_in_codes")
    .set({ proved_at: code.now, expires_at: code.expires_at })
    .where("ticket_hash", "=", code.ticket_hash)
    .execute();
}

/** Uses a proved ticket up; of several at once exactly one gets its address. */
export function takeProvedAddress(trx: Trx, { ticket_hash, now }: Named) {
  return trx
    .deleteFrom("sign_in_codes")
    .where("ticket_hash", "=", ticket_hash)
    .where("proved_at", "is not", null)
    .where("expires_at", ">", now)
    .returning(["way", "address"])
    .executeTakeFirst();
}

export async function deleteSignInCode(trx: Trx, ticketHash: string): Promise<void> {
  await trx.deleteFrom("sign_in_codes").where("ticket_hash", "=", ticketHash).execute();
}

export async function forgetSignInCodesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("sign_in_codes").where("expires_at", "<", moment).execute();
}

/** The account that has shown that a phone is its owner's. */
export function findAccountByPhone(db: Db, phone: string) {
  return db
    .selectFrom("accounts")
    .select("id")
    .where("phone", "=", phone)
    .where("phone_confirmed_at", "is not", null)
    .where("state", "!=", "deleted")
    .executeTakeFirst();
}

/** The account of an e-mail address, whatever its state. */
export function findAccountOfMailbox(db: Db, emailKey: string) {
  return db
    .selectFrom("accounts")
    .select(["id", "role", "two_factor_since"])
    .where("email_key", "=", emailKey)
    .where("state", "!=", "deleted")
    .executeTakeFirst();
}
