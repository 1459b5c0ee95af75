import { type Insertable, sql } from "kysely";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import type { Db, Trx } from "../database/connect.ts";
import { likeText } from "../database/like-text.ts";
import type { Database } from "../database/schema.ts";

/** The number of the account an entry is about; null where something else was changed. */
const accountOfSubject = sql<number>`substring(audit_log.subject from '^account ([0-9]+)$')::integer`;

export async function insertAuditEntry(trx: Trx, entry: Insertable<Database["audit_log"]>): Promise<void> {
  await trx.insertInto("audit_log").values(entry).execute();
}

type AuditSearch = {
  limit: number;
  before?: number | undefined;
  /** A part of the name of who did it, or of what it was done to. */
  text?: string | undefined;
  action?: AuditAction | undefined;
  /** Without those that only say that something was done. */
  withValues?: boolean;
  from?: Date | undefined;
  until?: Date | undefined;
};

export function listAuditEntries(db: Db, search: AuditSearch) {
  const { limit, before, text, action, withValues = false, from, until } = search;
  let listing = db
    .selectFrom("audit_log")
    .leftJoin("accounts as actor", "actor.id", "audit_log.actor_id")
    .leftJoin("accounts as account", (join) => join.on("account.id", "=", accountOfSubject))
    .selectAll("audit_log")
    .select([
      "actor.username as actor",
      "actor.first_name as actor_first_name",
      "actor.last_name as actor_last_name",
      "actor.role as actor_role",
      "account.username as account",
      "account.first_name as account_first_name",
      "account.last_name as account_last_name",
      "account.role as account_role",
    ])
    .orderBy("audit_log.id", "desc")
    .limit(limit);
  if (before !== undefined) listing = listing.where("audit_log.id", "<", before);
  if (action !== undefined) listing = listing.where("audit_log.action", "=", action);
  if (withValues) listing = listing.where("audit_log.detail", "is not", null);
  if (from !== undefined) listing = listing.where("audit_log.at", ">=", from);
  if (until !== undefined) listing = listing.where("audit_log.at", "<", until);
  if (text) {
    const pattern = likeText(text);
    const nameOf = (who: "actor" | "account") =>
      sql<string>`concat_ws(' ', ${sql.ref(`${who}.first_name`)}, ${sql.ref(`${who}.last_name`)}, ${sql.ref(`${who}.username`)})`;
    listing = listing.where((some) =>
      some.or([
        some(nameOf("actor"), "ilike", pattern),
        some(nameOf("account"), "ilike", pattern),
        some("audit_log.subject", "ilike", pattern),
      ]),
    );
  }
  return listing.execute();
}

/** Takes the details out of entries about somebody. */
export async function blankDetails(
  trx: Trx,
  { subject, actions }: { subject: string; actions: readonly AuditAction[] },
): Promise<void> {
  await trx
    .updateTable("audit_log")
    .set({ detail: null })
    .where("subject", "=", subject)
    .where("action", "in", actions)
    .execute();
}
