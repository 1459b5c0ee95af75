import type { Db, Trx } from "../database/connect.ts";

export async function findWeekMail(db: Db | Trx, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom("week_mails")
    .select("is_on")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.is_on ?? false;
}

type Switch = { accountId: number; isOn: boolean; lastWeek: string };

/** Switches it on or off; weeks that are over already aren't sent afterwards. */
export async function saveWeekMail(trx: Trx, { accountId, isOn, lastWeek }: Switch): Promise<void> {
  await trx
    .insertInto("week_mails")
    .values({ account_id: accountId, is_on: isOn, last_week: lastWeek })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ is_on: isOn, last_week: lastWeek }))
    .execute();
}

/** Those of the office who want a week's mail and haven't had it. */
export function listWeekReaders(db: Db, week: string) {
  return db
    .selectFrom("week_mails")
    .innerJoin("accounts", "accounts.id", "week_mails.account_id")
    .select(["accounts.id", "accounts.email", "accounts.language", "accounts.first_name", "accounts.rights"])
    .where("is_on", "=", true)
    .where("accounts.role", "=", "staff")
    .where("accounts.state", "=", "active")
    .where((where) => where.or([where("last_week", "is", null), where("last_week", "<", week)]))
    .orderBy("accounts.id")
    .execute();
}

/** Notes that a week goes to somebody: of several servers one is told yes. */
export async function claimWeek(
  trx: Trx,
  { accountId, week }: { accountId: number; week: string },
): Promise<boolean> {
  const claimed = await trx
    .updateTable("week_mails")
    .set({ last_week: week })
    .where("account_id", "=", accountId)
    .where("is_on", "=", true)
    .where((where) => where.or([where("last_week", "is", null), where("last_week", "<", week)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Somebody as the mail is written to them. */
export function findWeekReader(db: Db, accountId: number) {
  return db
    .selectFrom("accounts")
    .select(["id", "email", "language", "first_name", "rights"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
}
