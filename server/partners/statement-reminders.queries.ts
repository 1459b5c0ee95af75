import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { StatementRemindersTable } from "../database/tables/partner-tables.ts";
import { STATEMENT_DUE, STATEMENT_OWED } from "./statement-owed.sql.ts";

/** The reminders of statements, the earliest first. */
export function listReminders(db: Db | Trx, statementIds: readonly number[]) {
  return db
    .selectFrom("statement_reminders")
    .leftJoin("accounts", "accounts.id", "statement_reminders.sent_by")
    .select(["statement_id", "sent_at", "sent_by", "accounts.first_name", "accounts.last_name"])
    .where(sql<boolean>`statement_id = any (${statementIds}::int[])`)
    .orderBy("sent_at")
    .orderBy("statement_reminders.id")
    .execute();
}

export async function insertReminder(
  trx: Trx,
  reminder: Omit<Insertable<StatementRemindersTable>, "id">,
): Promise<void> {
  await trx.insertInto("statement_reminders").values(reminder).execute();
}

type Wanted = { dueBefore: string; lastBefore: Date; most: number };

/** Statements with something left to pay that were due before a day and weren't reminded of since a moment, nor too often. */
export function listToRemind(db: Db, { dueBefore, lastBefore, most }: Wanted) {
  const of = sql`from statement_reminders where statement_id = partner_statements.id`;
  return db
    .selectFrom("partner_statements")
    .select("id")
    .where(STATEMENT_OWED, ">", 0)
    .where(STATEMENT_DUE, "<", dueBefore)
    .where(sql<boolean>`(select count(*) ${of}) < ${most}`)
    .where(sql<boolean>`not exists (select ${of} and sent_at > ${lastBefore})`)
    .orderBy("id")
    .execute();
}
