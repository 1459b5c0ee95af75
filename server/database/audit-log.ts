import type { Trx } from "./connect.ts";

export type AuditEntry = {
  /** The account that did it; null where the house did it itself. */
  readonly actorId: number | null;
  /** A verb and its object: "add_tariff". */
  readonly action: string;
  /** What it was done to, as a person would name it. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

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
