import type { Db, Trx } from "../../database/connect.ts";

type NewLink = { token_hash: string; account_id: number; created_at: Date; expires_at: Date };

export async function insertPasswordLink(trx: Trx, link: NewLink): Promise<void> {
  await trx.insertInto("password_links").values(link).execute();
}

/** How many links were mailed to the account within a time. */
export async function countLinksSince(
  db: Db,
  links: { account_id: number; since: Date; until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom("password_links")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("account_id", "=", links.account_id)
    .where("created_at", ">", links.since)
    .where("created_at", "<=", links.until)
    .executeTakeFirstOrThrow();
  return count;
}

/** The link while it still works, with its account; one that is read is not yet used. */
export function findWorkingLink(db: Db, link: { token_hash: string; now: Date }) {
  return db
    .selectFrom("password_links")
    .innerJoin("accounts", "accounts.id", "password_links.account_id")
    .select(["accounts.id", "accounts.username", "accounts.email"])
    .where("token_hash", "=", link.token_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", link.now)
    .where("accounts.state", "=", "active")
    .executeTakeFirst();
}

/** Uses the link up; of several at once exactly one gets its account. */
export function takePasswordLink(trx: Trx, link: { token_hash: string; now: Date }) {
  return trx
    .updateTable("password_links")
    .set({ used_at: link.now })
    .where("token_hash", "=", link.token_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", link.now)
    .returning("account_id")
    .executeTakeFirst();
}

/** Makes every unused link of an account useless. */
export async function voidPasswordLinks(trx: Trx, links: { account_id: number; now: Date }): Promise<void> {
  await trx
    .updateTable("password_links")
    .set({ used_at: links.now })
    .where("account_id", "=", links.account_id)
    .where("used_at", "is", null)
    .execute();
}

export async function forgetLinksBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("password_links").where("expires_at", "<", moment).execute();
}
