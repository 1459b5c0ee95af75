import { sql } from "kysely";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import type { Trx } from "./connect.ts";

export type AuditEntry = {
  /** The account that did it; null where the product did it by itself. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  /** What it was done to, as a person would name it. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

/** An account as the subject of an entry. */
export function accountSubject(id: number): string {
  return `account ${id}`;
}

/** The number of the account an entry is about; null where something else was changed. */
export const accountOfSubject = sql<number>`substring(audit_log.subject from '^account ([0-9]+)$')::integer`;

/** Notes who changed what, in the transaction of the change. */
export async function recordAudit(trx: Trx, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto("audit_log")
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject,
      detail: entry.detail ? JSON.stringify(entry.detail) : null,
      at: entry.at,
    })
    .execute();
}
