import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

type AccountRow = Insertable<Database["accounts"]>;
export type AccountColumns = Updateable<Database["accounts"]>;

/** The new account's id, or nothing where its name or e-mail belongs to another. */
export function insertAccount(trx: Trx, account: AccountRow) {
  return trx
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** How many of these accounts were made: none whose name or e-mail belongs to another. */
export async function insertAccounts(trx: Trx, accounts: readonly AccountRow[]): Promise<number> {
  const made = await trx
    .insertInto("accounts")
    .values([...accounts])
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return made.length;
}

type ManyKeys = {
  usernames: readonly string[];
  emails?: readonly string[];
  phones?: readonly string[];
};

/** The accounts that hold any of many user names, e-mails or phones, and whether each has driven here. */
export function listHoldersOfAny(db: Db, { usernames, emails = [], phones = [] }: ManyKeys) {
  return db
    .selectFrom("accounts")
    .leftJoin("drivers", "drivers.account_id", "accounts.id")
    .select(["accounts.id", "username_key", "email_key", "phone", "role"])
    .select(sql<boolean>`drivers.account_id is not null`.as("has_driven"))
    .where("state", "<>", "deleted")
    .where(
      sql<boolean>`(username_key = any (${usernames}::text[]) or email_key = any (${emails}::text[])
        or phone = any (${phones}::text[]))`,
    )
    .execute();
}

/** The accounts that hold a user name or an e-mail. */
export function listHolders(db: Db, keys: { username_key: string; email_key: string }) {
  return db
    .selectFrom("accounts")
    .select(["id", "username_key", "email_key"])
    .where((where) =>
      where.or([where("username_key", "=", keys.username_key), where("email_key", "=", keys.email_key)]),
    )
    .execute();
}

/** The account that a typed user name or e-mail belongs to. A user name has no @, so it is never both. */
export function findAccountByLogin(db: Db, key: string) {
  return db
    .selectFrom("accounts")
    .selectAll()
    .where((where) => where.or([where("username_key", "=", key), where("email_key", "=", key)]))
    .where("state", "!=", "deleted")
    .executeTakeFirst();
}

export function findAccountByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom("accounts")
    .selectAll()
    .where("email_key", "=", emailKey)
    .where("state", "=", "active")
    .executeTakeFirst();
}

export function findAccount(db: Db, id: number) {
  return db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", id)
    .where("state", "!=", "deleted")
    .executeTakeFirst();
}

/** The account, taken for this transaction. */
export function lockAccount(trx: Trx, id: number) {
  return trx
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", id)
    .where("state", "!=", "deleted")
    .forUpdate()
    .executeTakeFirst();
}

export async function updateAccount(trx: Trx, id: number, columns: AccountColumns): Promise<void> {
  await trx.updateTable("accounts").set(columns).where("id", "=", id).execute();
}

/** Says which of these user names are taken. */
export async function takenUsernames(db: Db | Trx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("accounts")
    .select("username_key")
    .where("username_key", "in", keys)
    .execute();
  return new Set(rows.map((row) => row.username_key));
}
