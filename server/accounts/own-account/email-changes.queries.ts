import type { Db, Trx } from "../../database/connect.ts";

type NewChange = {
  token_hash: string;
  account_id: number;
  email: string;
  created_at: Date;
  expires_at: Date;
};

export async function insertEmailChange(trx: Trx, change: NewChange): Promise<void> {
  await trx.insertInto("email_changes").values(change).execute();
}

/** How many new addresses the account asked for within a time. */
export async function countEmailChangesSince(
  db: Db,
  { account_id, since, until }: { account_id: number; since: Date; until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom("email_changes")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("account_id", "=", account_id)
    .where("created_at", ">", since)
    .where("created_at", "<=", until)
    .executeTakeFirstOrThrow();
  return count;
}

/** The address that waits to be confirmed, while its link works. */
export function findWaitingEmail(db: Db, { account_id, now }: { account_id: number; now: Date }) {
  return db
    .selectFrom("email_changes")
    .select("email")
    .where("account_id", "=", account_id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Uses a link up; of several at once exactly one gets its address. */
export function takeEmailChange(trx: Trx, link: { token_hash: string; now: Date }) {
  return trx
    .updateTable("email_changes")
    .set({ used_at: link.now })
    .where("token_hash", "=", link.token_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", link.now)
    .returning(["account_id", "email"])
    .executeTakeFirst();
}

/** The application that an account came of shows where its driver is written to now. */
export async function moveApplication(trx: Trx, move: { account_id: number; email: string }): Promise<void> {
  await trx
    .updateTable("driver_applications")
    .set({ email: move.email })
    .where("account_id", "=", move.account_id)
    .execute();
}

export async function voidEmailChanges(trx: Trx, changes: { account_id: number; now: Date }): Promise<void> {
  await trx
    .updateTable("email_changes")
    .set({ used_at: changes.now })
    .where("account_id", "=", changes.account_id)
    .where("used_at", "is", null)
    .execute();
}

export async function forgetEmailChangesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("email_changes").where("expires_at", "<", moment).execute();
}
