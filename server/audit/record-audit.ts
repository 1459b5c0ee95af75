import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import type { Trx } from "../database/connect.ts";
import { insertAuditEntry } from "./audit-log.queries.ts";

type Entry = {
  /** The account that did it; null where the product did it by itself. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  /** The thing it was done to, as a person would name it. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

/** An account as the subject of an entry. */
export function accountSubject(id: number): string {
  return `account ${id}`;
}

/** Notes who changed what, in the transaction of the change. */
export async function recordAudit(trx: Trx, entry: Entry): Promise<void> {
  await insertAuditEntry(trx, {
    actor_id: entry.actorId,
    action: entry.action,
    subject: entry.subject,
    detail: entry.detail ? JSON.stringify(entry.detail) : null,
    at: entry.at,
  });
}
