import { type RawBuilder, sql } from "kysely";
import type { LookedAt } from "../../domain/setup/setup-steps.ts";
import { TRIAL_LETTER } from "../../contract/notifications/message-kinds.ts";
import type { Db, Trx } from "../database/connect.ts";

/** The facts that the steps of the setup are read from, in one go. */
export function findSetupFacts(db: Db | Trx, accountId: number) {
  return db
    .selectNoFrom([
      sql<string | null>`(
        select plate || ', ' || first_name || ' ' || last_name
        from drivers join accounts on accounts.id = drivers.account_id
        where plate <> '' and approved_at is not null and not inactive order by account_id limit 1)`.as(
        "driver",
      ),
      sql<string | null>`(
        select first_name || ' ' || last_name from accounts where role = 'operator' order by id limit 1)`.as(
        "dispatcher",
      ),
      sql<boolean>`exists (
        select 1 from accounts where id = ${accountId} and two_factor_since is not null)`.as("second_factor"),
      sql<boolean>`exists (select 1 from pay_links where applied_cents > 0)`.as("paid_by_link"),
      sql<Date | null>`(select max(created_at) from tariffs where created_by is not null)`.as(
        "own_tariff_at",
      ),
      letter(sql`max(sent_at)`).as("letter_sent_at"),
      letter(sql`max(created_at)`).as("letter_written_at"),
      letter(sql`max(failed_at)`).as("letter_failed_at"),
    ])
    .executeTakeFirstOrThrow();
}

function letter(when: RawBuilder<unknown>) {
  return sql<Date | null>`(select ${when} from outbox where kind = ${TRIAL_LETTER} and channel = 'email')`;
}

/** When each step was looked at last, newest first. */
export function listLookedAt(db: Db | Trx, subjects: readonly string[]) {
  return db
    .selectFrom("audit_log")
    .select(["subject", sql<Date>`max(at)`.as("at")])
    .where("action", "=", "check_setup")
    .where("subject", "in", subjects)
    .groupBy("subject")
    .execute();
}

/** Where a letter to somebody who works here goes. */
export function findReader(db: Db | Trx, accountId: number) {
  return db
    .selectFrom("accounts")
    .select(["email", "language"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
}

/** A step as the subject of an entry of the audit log. */
export function stepSubject(step: LookedAt): string {
  return `setup ${step}`;
}
